import { and, eq, isNull } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { enoughNotes } from '#content/contribution-choices.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import { deriveSecret } from '../links/links.ts';
import type { LookupParts } from './mail-kind.ts';

export interface SigningMailsParts extends LookupParts {
  /** Where the reader of such a mail stops it; null for whoever did. */
  readonly findStopUrl: (mail: NoteMail) => Promise<string | null>;
}

/** A mail with the link of somebody's own words, to an address that whoever wrote them typed: it may be a stranger's. */
export interface NoteMail {
  readonly cardId: string;
  readonly noteId: string;
  readonly to: string;
}

/** For whom a card is, which may be empty, and in which language it is. */
interface NamedCard {
  readonly toName: string;
  readonly language: string;
}

interface NoteLink {
  readonly url: string;
  /** Of the page where such mail is stopped. */
  readonly unsubscribeUrl: string;
  /** Of the card. */
  readonly language: string;
}

/** What mail about cards that others sign says, looked up when it is sent. */
export interface SigningMails {
  /** How many signed a card; null when enough did, or it is gone. */
  fewNotes(cardId: string): Promise<(NamedCard & { readonly count: number }) | null>;
  /** The link of a note; null when it was taken back, its card is gone, or its reader wants no mail. */
  noteLink(mail: NoteMail): Promise<NoteLink | null>;
}

export function createSigningMails({ db, config, secret, findStopUrl }: SigningMailsParts): SigningMails {
  const named = (document: unknown): NamedCard => {
    const opened = parseStoredCard(document);
    return opened.ok ? opened.value : { toName: '', language: firstLanguage };
  };
  return {
    async fewNotes(cardId) {
      const [row] = await db
        .select({ document: cards.document })
        .from(signings)
        .innerJoin(cards, eq(cards.id, signings.cardId))
        .where(and(eq(signings.cardId, cardId), isNotDeleted(cards)));
      const count = row && (await db.$count(contributions, isThere(cardId)));
      if (!row || count === undefined || count >= enoughNotes) return null;
      const { toName, language } = named(row.document);
      return { count, toName, language };
    },
    async noteLink(mail) {
      const { cardId, noteId } = mail;
      const [row] = await db
        .select({ document: cards.document, generation: contributions.generation })
        .from(contributions)
        .innerJoin(cards, eq(cards.id, contributions.cardId))
        .where(and(isThere(cardId), eq(contributions.id, noteId), isNotDeleted(cards)));
      const unsubscribeUrl = row ? await findStopUrl(mail) : null;
      if (!row || unsubscribeUrl === null) return null;
      const { language } = named(row.document);
      const link = deriveSecret(secret, 'note', cardId, noteId, row.generation);
      return { url: `${config.origin}/signed/${link.secret}`, unsubscribeUrl, language };
    },
  };
}

/** Notes of a card that were not taken back. */
function isThere(cardId: string) {
  return and(eq(contributions.cardId, cardId), isNull(contributions.withdrawnAt));
}
