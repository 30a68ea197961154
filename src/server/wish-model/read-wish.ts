import { normaliseText, visible } from '#card/text/normalise-text.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { isRude } from './rude-words.ts';

/** Characters: shorter is no wish, longer is a letter. */
const minWishCharacters = 15;
const maxWishCharacters = 600;

/**
 * The wish in what a model answered, still with placeholders; null when it holds none that could stand on a card.
 * Models think aloud, put quotation marks around, explain themselves, refuse, or answer in another script.
 */
export function readWish(answer: string, language: string): string | null {
  const text = withoutQuotes(visible(normaliseText(answer.replace(/<think>[\s\S]*?(<\/think>|$)/g, ''))));
  const length = [...text].length;
  const isWish =
    length >= minWishCharacters &&
    length <= maxWishCharacters &&
    isIn(scriptOf(languageFrom(language)), text) &&
    !markup.test(text) &&
    !contact.test(text) &&
    !aboutItself.test(text) &&
    !foreignPlaceholder.test(text) &&
    !isRude(text);
  return isWish ? text : null;
}

function withoutQuotes(text: string): string {
  const [, inner] = /^["“”«'‘](.*)["“”»'’]$/s.exec(text) ?? [];
  return inner !== undefined && !/["“”«»]/.test(inner) ? inner.trim() : text;
}

/** The letters of a language. */
function scriptOf(language: Language): RegExp {
  return new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u');
}

/** A wish in which one letter of twenty is of another script is in another language than the card. */
function isIn(script: RegExp, text: string): boolean {
  const letters = text.replace(/\{(name|sender)\}/g, '').match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => script.test(letter));
  return letters.length > 0 && own.length >= letters.length * 0.95;
}

const markup = /<\/?[a-z!]|\*\*|__|```|^#|^[ \t]*[-*•] |^[ \t]*\d+[.)] /im;
const contact = /https?:|www\.|\S@\S|\b\w+\.(?:com|net|org|io)\b|\+?\d[\d\s-]{6,}\d/i;
const aboutItself =
  /\b(?:as an? (?:ai|assistant|language model)|language model|i (?:cannot|can['’]t|am unable|am not able)\b.{0,40}\b(?:help|assist|write|fulfil|provide)|here(?:['’]s| is) (?:a|an|your|another) (?:\w+ ){0,4}(?:wish|message|version)|wish:|note:)/i;
const foreignPlaceholder = /\[[^[\]]*\]|\{(?!name\}|sender\})|(?<!\{name|\{sender)\}/;
