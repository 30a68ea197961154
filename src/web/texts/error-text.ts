import { type MessageRefs, messageOfIssue, messageText } from '#content/languages/message-ref.ts';
import { errorsText } from './errors.ts';
import { pageLanguage } from './page-language.ts';

/** What the server refused, in the page's language. */
export function errorText(message: MessageRefs): string {
  return messageText(pageLanguage(), errorsText, message);
}

/** What is wrong with a field of a form. */
export function issueText(message: string | undefined): string {
  return errorText(messageOfIssue(message));
}
