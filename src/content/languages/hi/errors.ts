import type { Translation } from '../areas.ts';

export const messages = {
  'load.home': 'होम पेज पर जाएँ',
  'load.dashboard.notice': 'कार्ड नहीं आ पाए',
  'load.dashboard.title': 'आपके कार्ड नहीं खुल पाए',
  'load.dashboard.text': 'वे सुरक्षित हैं; बस इस समय उन तक पहुँचा नहीं जा रहा। कृपया थोड़ी देर में फिर कोशिश करें।',
  'load.profile.notice': 'प्रोफ़ाइल नहीं खुल पाई',
  'load.profile.refusal': 'प्रोफ़ाइल नहीं बदली',
  'load.profile.title': 'आपकी प्रोफ़ाइल नहीं खुल पाई',
  'load.settings.notice': 'सेटिंग नहीं खुल पाईं',
  'load.settings.refusal': 'यह नहीं हो पाया',
  'load.settings.title': 'आपकी सेटिंग नहीं खुल पाईं',
  'load.settings.text': 'कुछ नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।',
  'load.studio.notice': 'कार्ड नहीं खुल पाया',
  'load.studio.title': 'स्टूडियो नहीं खुल पाया',
  'load.studio.text': 'आपके कार्ड सुरक्षित हैं, और इस ब्राउज़र में आपका बनाया हुआ भी। कृपया थोड़ी देर में फिर कोशिश करें।',
  'load.studio.cards': 'अपने कार्डों पर जाएँ',
  'load.card.notice': 'गड़बड़: कार्ड नहीं खुल पाया',
  'load.card.title': 'यह कार्ड नहीं खुल पाया',
  'load.safe': 'सब सुरक्षित है; बस इस समय वहाँ पहुँचा नहीं जा रहा। कृपया थोड़ी देर में फिर कोशिश करें।',
} satisfies Translation<'errors'>;
