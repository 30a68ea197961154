import type { MessageId, Text, ValuesOfMessage } from './areas.ts';
import { joinSentences, type Language } from './languages.ts';

/** A message of `errors` with its values. It is chosen where the language is not known, and put into words later. */
export type MessageRef = {
  [Id in MessageId<'errors'>]: readonly [id: Id, ...values: ValuesOfMessage<'errors', Id>];
}[MessageId<'errors'>];

/** One message, or two in a row. */
export type MessageRefs = MessageRef | readonly [MessageRef, MessageRef];

export function messageText(language: Language, text: Text<'errors'>, message: MessageRefs): string {
  const messages = isOne(message) ? [message] : message;
  return joinSentences(
    language,
    messages.map(([id, values]) => (text as (id: string, values?: object) => string)(id, values)),
  );
}

function isOne(message: MessageRefs): message is MessageRef {
  return typeof message[0] === 'string';
}

/** The reference as the message of a schema's issue, which is text. */
export function toIssueMessage(message: MessageRef): string {
  return JSON.stringify(message);
}

/** The reference in an issue's message; a general one where the library wrote the message. */
export function messageOfIssue(issueMessage: string | undefined): MessageRef {
  return issueMessage?.startsWith('["') ? (JSON.parse(issueMessage) as MessageRef) : ['form.incomplete'];
}
