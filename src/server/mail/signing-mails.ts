import { and, eq, isNull } from 'drizzle-orm';
import { parseStoredCard } from '#card/document/versions.ts';
import { enoughNotes } from '#content/contribution-choices.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import type { Db } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import { deriveSecret } from '../links/links.ts';

interface SigningMailsParts {
  readonly db: Db;
  readonly config: { readonly origin: string };
  /** The same in every process of the site. */
  readonly secret: string;
}

/** For whom a card is, which may be empty, and in which language it is. */
interface NamedCard {
  readonly toName: string;
  readonly language: string;
}

/** What mail about cards that others sign says, looked up when it is sent. */
export interface SigningMails {
  /** How many signed a card; null when enough did, or it is gone. */
  fewNotes(cardId: string): Promise<(NamedCard & { readonly count: number }) | null>;
  /** The link of a note; null when it was taken back, or its card is gone. */
  noteLink(cardId: string, noteId: string): Promise<(NamedCard & { readonly url: string }) | null>;
}

export function createSigningMails({ db, config, secret }: SigningMailsParts): SigningMails {
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
    async noteLink(cardId, noteId) {
      const [row] = await db
        .select({ document: cards.document, generation: contributions.generation })
        .from(contributions)
        .innerJoin(cards, eq(cards.id, contributions.cardId))
        .where(and(isThere(cardId), eq(contributions.id, noteId), isNotDeleted(cards)));
      if (!row) return null;
      const { toName, language } = named(row.document);
      const link = deriveSecret(secret, 'note', cardId, noteId, row.generation);
      return { url: `${config.origin}/signed/${link.secret}`, toName, language };
    },
  };
}

/** Notes of a card that were not taken back. */
function isThere(cardId: string) {
  return and(eq(contributions.cardId, cardId), isNull(contributions.withdrawnAt));
}
