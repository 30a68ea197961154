/** Scripts in which one language is written by nearly everybody, and that language (BCP 47). */
const languages: readonly (readonly [RegExp, string])[] = (
  [
    ['Hangul', 'ko'],
    ['Thai', 'th'],
    ['Lao', 'lo'],
    ['Khmer', 'km'],
    ['Myanmar', 'my'],
    ['Sinhala', 'si'],
    ['Tamil', 'ta'],
    ['Telugu', 'te'],
    ['Kannada', 'kn'],
    ['Malayalam', 'ml'],
    ['Gujarati', 'gu'],
    ['Gurmukhi', 'pa'],
    ['Oriya', 'or'],
    ['Hebrew', 'he'],
    ['Greek', 'el'],
    ['Armenian', 'hy'],
    ['Georgian', 'ka'],
    ['Tibetan', 'bo'],
    ['Mongolian', 'mn'],
    ['Thaana', 'dv'],
    ['Ol_Chiki', 'sat'],
    ['Meetei_Mayek', 'mni'],
    ['Nko', 'nqo'],
  ] as const
).map(([script, language]) => [new RegExp(`^\\p{Script=${script}}+$`, 'u'), language]);

/**
 * The language of a text where its script tells: screen readers then choose the right voice. Undefined for scripts
 * that many languages share, and for mixed ones.
 */
export function languageOf(text: string): string | undefined {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(letters)) {
    return /^\p{Script=Han}+$/u.test(letters) ? 'zh' : 'ja';
  }
  return languages.find(([script]) => script.test(letters))?.[1];
}
