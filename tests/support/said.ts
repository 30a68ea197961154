import { expect } from 'vitest';
import { type Saying, sentenceOfIssue } from '#content/languages/sentence.ts';
import { sayIn } from '#content/languages/text-in.ts';

/** Stands for a sentence that says these words in English. */
export function said(words: string | RegExp) {
  return expect.toSatisfy((saying: Saying) => {
    const text = sayIn('en', saying);
    return typeof words === 'string' ? text === words : words.test(text);
  }, `${words}`);
}

/** What the issue of a schema says in English. */
export function saidOfIssue({ message }: { readonly message: string }): string {
  return sayIn('en', sentenceOfIssue(message));
}
