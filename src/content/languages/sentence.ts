import type { MessageId, Text, ValuesOfMessage } from './areas.ts';

/** A sentence of `errors` that is chosen in one place and said in another, which knows the language. */
export type Sentence = {
  [Id in MessageId<'errors'>]: readonly [id: Id, ...values: ValuesOfMessage<'errors', Id>];
}[MessageId<'errors'>];

/** One or two sentences. */
export type Saying = Sentence | readonly [Sentence, Sentence];

export function say(text: Text<'errors'>, saying: Saying): string {
  const sentences = isOne(saying) ? [saying] : saying;
  return sentences
    .map(([id, values]) => (text as (id: string, values?: object) => string)(id, values))
    .join(' ');
}

function isOne(saying: Saying): saying is Sentence {
  return typeof saying[0] === 'string';
}

/** A sentence as the message of a schema's issue, which is text. */
export function asIssue(sentence: Sentence): string {
  return JSON.stringify(sentence);
}

/** The sentence of an issue; a plain one where the library wrote it. */
export function sentenceOfIssue(message: string | undefined): Sentence {
  return message?.startsWith('["') ? (JSON.parse(message) as Sentence) : ['form.incomplete'];
}
