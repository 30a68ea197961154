import { type EastAsianFamily, eastAsianFamily, isUrdu } from './fonts.ts';

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

const eastAsianLanguages: Readonly<Record<EastAsianFamily, string>> = {
  'Noto Sans SC': 'zh',
  'Noto Sans JP': 'ja',
  'Noto Sans KR': 'ko',
};

/**
 * The language of a text where its script tells: screen readers then choose the right voice, and browsers the letters of
 * the country. Of Han characters alone, what is written `beside` them tells it. Undefined for scripts that many languages
 * share, and for mixed ones.
 */
export function languageOf(text: string, beside = ''): string | undefined {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (/^\p{Script=Arabic}+$/u.test(letters) && isUrdu(letters)) return 'ur';
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(letters)) {
    return eastAsianLanguages[eastAsianFamily(text + beside)];
  }
  return languages.find(([script]) => script.test(letters))?.[1];
}
