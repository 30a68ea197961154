import { expect } from 'vitest';
import { type MessageRefs, messageOfIssue } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';

/** Stands for a sentence that says these words in English. */
export function said(words: string | RegExp) {
  return expect.toSatisfy((saying: MessageRefs) => {
    const text = messageTextIn('en', saying);
    return typeof words === 'string' ? text === words : words.test(text);
  }, `${words}`);
}

/** What the issue of a schema says in English. */
export function saidOfIssue({ message }: { readonly message: string }): string {
  return messageTextIn('en', messageOfIssue(message));
}
