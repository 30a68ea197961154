import { normaliseText, visible } from '#card/text/normalise-text.ts';
import { isRude } from './rude-words.ts';

/** Characters: shorter is no wish, longer is a letter. */
const shortest = 15;
const longest = 600;

/**
 * The wish in what a model answered, still with placeholders; null when it holds none that could stand on a card.
 * Models think aloud, put quotation marks around, explain themselves, refuse, or answer in another script.
 */
export function readWish(answer: string): string | null {
  const text = withoutQuotes(visible(normaliseText(answer.replace(/<think>[\s\S]*?(<\/think>|$)/g, ''))));
  const length = [...text].length;
  const isWish =
    length >= shortest &&
    length <= longest &&
    isLatin(text) &&
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

/** The site is English: a wish in which one letter of twenty is of another script is in another language. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return letters.length > 0 && latin.length >= letters.length * 0.95;
}

const markup = /<\/?[a-z!]|\*\*|__|```|^#|^\s*[-*•] |^\s*\d+[.)] /im;
const contact = /https?:|www\.|\S@\S|\b\w+\.(?:com|net|org|io)\b|\+?\d[\d\s-]{6,}\d/i;
const aboutItself =
  /\b(?:as an? (?:ai|assistant|language model)|language model|i (?:cannot|can['’]t|am unable|am not able)\b.{0,40}\b(?:help|assist|write|fulfil|provide)|here(?:['’]s| is) (?:a|an|your|another) (?:\w+ ){0,4}(?:wish|message|version)|wish:|note:)/i;
const foreignPlaceholder = /\[[^\]]*\]|\{(?!name\}|sender\})|(?<!\{name|\{sender)\}/;
