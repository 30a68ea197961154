import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'चालीस सेकंड में एक कार्ड' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'ऐसा डिज़ाइन चुनें जो आपके अपनों पर जँचे।',
  guest: 'खाते की ज़रूरत नहीं। बिना खाते के आगे बढ़ें, फ़ैसला बाद में करें।',
  names: 'लिखें कि कार्ड किसके लिए है, और अपना नाम भी।',
  wish: 'हमारी दी हुई शुभकामना लें, या अपने शब्द लिखें।',
  sound: 'एक गाना जोड़ें। कार्ड खुलते ही वह बजेगा।',
  publish: 'प्रकाशित करें: कार्ड को अपना लिंक मिल जाता है।',
  share: 'लिंक भेजें, WhatsApp से, ईमेल से, या जैसे भी चाहें।',
  receiver: 'और पाने वाले के सामने यह खुलता है। जन्मदिन मुबारक!',
};
