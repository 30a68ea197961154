import { z } from 'zod';
import { type Closeness, closenesses } from '#card/document/closeness.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import { textForCloseness } from '#content/languages/card-page-text.ts';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import { type Provider, providers } from '#content/providers.ts';
import type { Db } from '../db/database.ts';
import type { BirthdayMails } from './birthday-mails.ts';
import { layOut, type MessageContent } from './message-layout.ts';
import type { ReplyMails } from './reply-mails.ts';
import type { SigningMails } from './signing-mails.ts';
import type { Message } from './transport/mailer.ts';

/** The site that sends. */
export interface Site {
  readonly site: string;
  /** Its address, such as `https://cards.example`. */
  readonly origin: string;
  /** The operator's mail address. */
  readonly operator: string;
  readonly languages: readonly Language[];
}

/** By which messages are looked up, and their links made. */
export interface LookupParts {
  readonly db: Db;
  readonly config: { readonly origin: string };
  /** The same in every process of the site. */
  readonly secret: string;
}

/** Makes the links of messages. Null when the account is gone or needs no such link any more. */
export interface MailLinks {
  verification(email: string): Promise<string | null>;
  reset(email: string): Promise<string | null>;
  /** For a sign-in that is pending until the address is confirmed. */
  signIn(pendingId: string): Promise<string | null>;
  /** To the cards of a guest; null when there are none. */
  guestCards(guestId: string): Promise<string | null>;
}

/** Where a kind of mail looks things up when it is sent. */
export interface Lookups {
  readonly links: MailLinks;
  readonly replyMails: Pick<ReplyMails, 'unseenReplies'>;
  readonly signingMails: SigningMails;
  readonly birthdayMails: Pick<BirthdayMails, 'birthdays'>;
}

/** What is stored of mail to a reader. A kind without `to` goes to the operator, in the first language. */
export const toReader = z.object({
  to: z.string(),
  /** The name the person gave; empty when there is none. */
  name: z.string().default(''),
  /** Of the request that posted it. */
  language: z.string().optional(),
});

/** What mail to somebody who did not ask for it is made of. It is never stored. */
export const toReceiver = z.object({
  to: z.string(),
  language: z.string(),
  /** As its card says “you”; none where it is about no card of the receiver's. */
  closeness: z.enum(closenesses).optional(),
  /** Confirmed. */
  senderEmail: z.string(),
  /** Cleaned by `senderName`; null where nobody trusts it yet. */
  senderName: z.string().nullable(),
  /** Of the page that leads further, and where such mail is stopped. */
  url: z.string(),
});

export const providerSchema = z.enum(Object.keys(providers) as Provider[]);

export type ReceiverMail = Readonly<z.infer<typeof toReceiver>>;

/** What every kind may have. */
interface Addressed {
  readonly to?: string;
  readonly name?: string;
  readonly language?: string | undefined;
  readonly closeness?: Closeness | undefined;
}

/** What a kind says: a page of ours is given by its path or its whole address. */
interface Content extends Omit<MessageContent, 'site' | 'origin' | 'language'> {
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
  /** Before the site's name in its header. */
  readonly senderName?: string;
}

export interface Writing extends Pick<Site, 'site' | 'origin'> {
  readonly text: Text<'mail'>;
}

interface Definition<Kind extends string, Data extends object, Found extends object> {
  readonly kind: Kind;
  /**
   * What it is made of. Stored while it waits, except for `toReceiver`: written by this release or the one before, so only
   * optional fields can be added.
   */
  readonly data: z.ZodType<Data>;
  /** Seconds after which mail of the queue that could not be sent is given up; a day unless given. */
  readonly expirySeconds?: number;
  /** What it says beside its data, such as a link; null when there is nothing left to send. */
  readonly lookUp?: (data: Data, lookups: Lookups) => Promise<Found | null>;
  /** Its greeting is added to mail with a `to`. */
  readonly content: (mail: NoInfer<Data & Found>, writing: Writing) => Content;
  /** For looking at it in every language at `/outbox`. */
  readonly sample: NoInfer<Data & Found>;
}

/** A kind of mail, ready to be registered in `mail-kinds.ts`. */
export function mailKind<const Kind extends string, Data extends object, Found extends object = object>(
  definition: Definition<Kind, Data, Found>,
) {
  const { kind, data, expirySeconds = expiry.day, lookUp, content, sample } = definition;
  const isToOperator = !('to' in sample);

  function messageOf(mail: Data & Found, { site, origin, operator, languages }: Site): Message {
    const { to = operator, name = '', language: code, closeness } = mail as Addressed;
    const language = languages.find((offered) => offered === code) ?? firstLanguage;
    const text = textForCloseness(textIn(language, 'mail'), closeness);
    const { replyTo, unsubscribeUrl, senderName, button, before, ...words } = content(mail, {
      site,
      origin,
      text,
    });
    const body = {
      ...words,
      ...(button && { button: { ...button, url: pageUrl(button.url, origin, language) } }),
      before: isToOperator ? before : [greet(name, text), ...before],
    };
    return {
      kind,
      to,
      subject: words.subject,
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(senderName && { senderName }),
      ...layOut({ ...body, site, origin, language }),
    };
  }

  return {
    kind,
    data,
    expirySeconds,
    isToOperator,
    /** The message of what is stored, with a link made now. */
    async message(
      stored: unknown,
      site: Site,
      lookups: Lookups,
    ): Promise<Message | 'nothing' | 'unreadable'> {
      const parsed = data.safeParse(stored);
      if (!parsed.success) return 'unreadable';
      const found = lookUp ? await lookUp(parsed.data, lookups) : ({} as Found);
      return found ? messageOf({ ...parsed.data, ...found }, site) : 'nothing';
    },
    sampleMessage: (site: Site, language: Language) => messageOf({ ...sample, language }, site),
  };
}

/** Of a page of ours, in the reader's language. */
function pageUrl(url: string, origin: string, language: Language): string {
  const { pathname, search } = new URL(url, origin);
  return origin + pathIn(language, pathname + search);
}

/** With the name only when it can be nothing else: a stranger could sign somebody up and have us send an advertisement. */
function greet(name: string, text: Text<'mail'>): string {
  const isName = /^\p{L}(?:[\p{L}\p{M} '’.-]|\p{Join_Control})*$/u.test(name) && !/\.\S/.test(name);
  return isName ? text('hello.name', { name: isolatedLine(name) }) : text('hello');
}

/** What a link that was made tells its message. */
export async function asUrl(link: Promise<string | null>): Promise<{ readonly url: string } | null> {
  const url = await link;
  return url === null ? null : { url };
}

/** For a subject: a header must not contain a line break. */
export function shortened(text: string): string {
  return isolatedLine(text.slice(0, 150));
}

const hour = 60 * 60;

/** Seconds until mail is given up. A link that its reader can ask for again is not wanted later. */
export const expiry = { hour, day: 24 * hour } as const;

export const sampleReader = { to: 'mina@example.org', name: 'Mina' };

export const sampleReceiver = {
  to: 'mina@example.org',
  language: 'en',
  senderEmail: 'ravi@example.org',
  senderName: null,
  url: 'https://cards.example/sample',
};
