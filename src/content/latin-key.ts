/*
 * Hindi and Bengali as people type them in Latin letters: “janmadin”, “janamdin” and “jonmodin” all mean जन्मदिन or জন্মদিন.
 * Nobody spells them in one way, so words are compared by what all spellings share: consonants without their breath, I and
 * U, and whether a vowel begins the word.
 */

/** What a word in Latin letters is compared by; '' for a word of other letters. */
export function latinKey(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  return word
    .replace(/([b-df-np-z])\1+/g, '$1')
    .replace(/x/g, 'ks')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/y(?=e)/g, '')
    .replace(/(?<=[bcdgjkpst])h+/g, '')
    .replace(/[qzfwvy]/g, (letter) => ({ q: 'k', z: 'j', f: 'p', w: 'b', v: 'b', y: 'i' })[letter] ?? '')
    .replace(/^[aeo]/, '*')
    .replace(/[aeo]/g, '');
}

/** Whether a text has a word that may be the one that was typed. One sound alone has to be the whole word. */
export function hasLatinWord(keys: readonly string[], typed: string): boolean {
  const key = latinKey(typed);
  return key !== '' && keys.some((one) => (key.length > 1 ? one.startsWith(key) : one === key));
}
