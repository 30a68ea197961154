import type { messages as account } from './en/account.ts';
import type { messages as card } from './en/card.ts';
import type { messages as cardPage } from './en/card-page.ts';
import type { messages as categories } from './en/categories.ts';
import type { messages as dashboard } from './en/dashboard.ts';
import type { messages as errors } from './en/errors.ts';
import type { messages as gallery } from './en/gallery.ts';
import type { messages as home } from './en/home.ts';
import type { messages as mail } from './en/mail.ts';
import type { messages as pages } from './en/pages.ts';
import type { messages as share } from './en/share.ts';
import type { messages as signin } from './en/signin.ts';
import type { messages as site } from './en/site.ts';
import type { messages as studio } from './en/studio.ts';

/** The English texts by area. Their ids and arguments are those of every language. */
interface English {
  readonly account: typeof account;
  readonly card: typeof card;
  readonly 'card-page': typeof cardPage;
  readonly dashboard: typeof dashboard;
  readonly errors: typeof errors;
  readonly home: typeof home;
  readonly gallery: typeof gallery;
  readonly categories: typeof categories;
  readonly signin: typeof signin;
  readonly mail: typeof mail;
  readonly pages: typeof pages;
  readonly share: typeof share;
  readonly site: typeof site;
  readonly studio: typeof studio;
}

export type Area = keyof English;

export type MessageId<A extends Area> = keyof English[A] & string;

/** The texts of an area in another language. One that is not offered yet may lack some. */
export type Translation<A extends Area> = { readonly [Id in MessageId<A>]?: string };

/** The texts of a language. */
export type Catalog = { readonly [A in Area]?: Translation<A> };

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
