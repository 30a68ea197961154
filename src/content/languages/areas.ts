import type { texts } from '#generated/texts/en.ts';

/** The English texts by area. Their ids and arguments are those of every language. */
type English = typeof texts;

export type Area = keyof English;

export type MessageId<A extends Area> = keyof English[A] & string;

/** The texts of a language. One that is not offered yet may lack some; `scripts/texts.ts` compares them. */
export type Catalog = { readonly [A in Area]: Readonly<Record<string, string>> };

/** What stands in the braces of a text: nothing, or one object. */
export type ValuesOfMessage<A extends Area, Id extends MessageId<A>> = ValuesOf<English[A][Id] & string>;

/** Says a text of an area, with what stands in its braces. */
export type Text<A extends Area> = <Id extends MessageId<A>>(
  id: Id,
  ...values: ValuesOf<English[A][Id] & string>
) => string;

type ValuesOf<Message extends string> = [ArgumentOf<Message>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentOf<Message>, string | number>>];

/** The names after opening braces. What stands there inside of a plural has a space or `#` in it. */
type ArgumentOf<Message extends string> = Message extends `${string}{${infer Rest}`
  ? NameOf<UpTo<',', UpTo<'}', Rest>>> | ArgumentOf<Rest>
  : never;

type UpTo<End extends string, Text extends string> = Text extends `${infer Before}${End}${string}`
  ? Before
  : Text;

type NameOf<Text extends string> = Text extends '' | `${string}${' ' | '#' | '{'}${string}` ? never : Text;
