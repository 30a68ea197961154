import type { WishList } from '#content/wishes/wish-list.ts';

/** The last resort: fits every receiver and every tone. */
export const generic: WishList = [
  'जन्मदिन मुबारक{, name}! आज का दिन अच्छी संगत में बीते, खाने में कुछ गरमागरम हो, मीठे में कुछ मनपसंद हो, और बीच में कहीं एक ऐसी बात हो जाए कि ठहाका रोके न रुके।',
  'आज केक का हर टुकड़ा और हर पल आपके नाम{, name}।',
  'नए साल की यह पहली सुबह है, आपके अपने साल की{, name}। इसमें सेहत हो, चैन हो, और बाँटने के लिए ढेर सारी अच्छी खबरें हों।',
];
