import { type Saying, say, sentenceOfIssue } from '#content/languages/sentence.ts';
import { errorsText } from './errors.ts';

/** What the server refused, in the page's language. */
export function sayError(saying: Saying): string {
  return say(errorsText, saying);
}

/** What is wrong with a field of a form. */
export function sayIssue(message: string | undefined): string {
  return sayError(sentenceOfIssue(message));
}
