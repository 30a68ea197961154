import type { z } from 'zod';
import type { Language } from '#content/languages/languages.ts';
import { createBirthdayMails } from './birthday-mails.ts';
import * as accounts from './kinds/accounts.ts';
import { birthdays } from './kinds/birthdays.ts';
import * as cards from './kinds/cards.ts';
import * as operator from './kinds/operator.ts';
import * as receivers from './kinds/receivers.ts';
import type { LookupParts, Lookups, Site } from './mail-kind.ts';
import { createReplyMails } from './reply-mails.ts';
import { createSigningMails, type SigningMailsParts } from './signing-mails.ts';
import type { Message } from './transport/mailer.ts';

/** Every kind of mail: what the files in `kinds` export. */
export const mailKinds = Object.values({ ...accounts, ...cards, birthdays, ...receivers, ...operator });

type Known = (typeof mailKinds)[number];

type JobOf<Each extends Known> = Each extends Known
  ? { readonly kind: Each['kind'] } & Readonly<z.infer<Each['data']>>
  : never;

/** What a mail of any kind is made of. */
export type MailData = JobOf<Known>;

/**
 * Mail that waits in the queue. Its link is made when it is sent, so that a row in the database opens no account. What is
 * sent to somebody who did not ask for it never waits there: it must not be sent twice, and has a table of its own.
 */
export type MailJob = Exclude<MailData, { readonly senderEmail: string }>;

/** Undefined: another release runs beside this one and knows it. */
export function findMailKind(kind: string): Known | undefined {
  return mailKinds.find((known) => known.kind === kind);
}

/** Makes the message of what is stored. `nothing` is left to send, or its kind or data are `unreadable` to this release. */
export type WriteMessage = (job: { readonly kind: string }) => Promise<Message | 'nothing' | 'unreadable'>;

/** What kinds of mail look up, in the database. */
export function createLookups({ links, ...parts }: Pick<Lookups, 'links'> & SigningMailsParts): Lookups {
  return {
    links,
    replyMails: createReplyMails(parts),
    signingMails: createSigningMails(parts),
    birthdayMails: createBirthdayMails(parts),
  };
}

/** Where a user unsubscribes from mail that can be stopped, without logging in. */
export function unsubscribeUrl(parts: LookupParts, userId: string): string {
  return createReplyMails(parts).unsubscribeUrl(userId);
}

export function createMessageWriter(options: Site & Lookups): WriteMessage {
  return async (job) => (await findMailKind(job.kind)?.message(job, options, options)) ?? 'unreadable';
}

export interface SampleMessage extends Message {
  readonly language: Language;
}

/** The messages of a kind in each language of the site, with links that lead nowhere; operators read one language only. */
export function sampleMessages(kind: Known, site: Site): readonly SampleMessage[] {
  const languages = kind.isToOperator ? site.languages.slice(0, 1) : site.languages;
  return languages.map((language) => ({ ...kind.sampleMessage(site, language), language }));
}
