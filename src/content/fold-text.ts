/** Letters that are typed as others, and that Unicode does not take apart. */
const inTwo: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * A text as it is compared in a search: without case, without the marks that people leave out (accents of Latin letters,
 * vowels of Arabic, the dot below of Hindi) and without invisible characters. Vowel signs of Indian scripts stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u093c\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı]/g, (letter) => inTwo[letter] ?? letter);
}
