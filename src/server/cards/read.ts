import { and, count, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Card, newCard } from '#card/document/card.ts';
import { contentRevision } from '#card/document/shown-card.ts';
import { parseStoredCard, type UnreadableCard } from '#card/document/versions.ts';
import type { Result } from '#std/result.ts';
import type { Db, Read, Transaction } from '../db/database.ts';
import { byMoment, byNumber, byText, type Page, readPage, type SortKey } from '../db/keyset.ts';
import { cards, hasStatus, isDeleted, isNotDeleted } from '../db/tables/cards.ts';
import { isFavouriteCard } from '../db/tables/designs.ts';
import { hiddenFiles } from '../db/tables/files.ts';
import { sharedCards } from '../db/tables/shares.ts';
import {
  type AccessRow,
  accessColumns,
  accessFor,
  accessOf,
  accessWithoutRow,
  type StoredAccess,
  storedAccessOf,
} from './access.ts';
import { readNotes } from './notes.ts';
import {
  type CardCounts,
  type CardFacts,
  type CardFilter,
  type CardForViewer,
  type CardId,
  type CardListRequest,
  type CardSort,
  type CardTab,
  type ListedCard,
  parseCardId,
  type SearchWords,
  sealedEnvelope,
} from './types.ts';

/** For `factsOf`, and the document. */
export const cardColumns = {
  id: cards.id,
  document: cards.document,
  revision: cards.revision,
  createdAt: cards.createdAt,
  updatedAt: cards.updatedAt,
  publishedAt: cards.publishedAt,
  access: accessColumns,
};

/** Whether the operator hid any file: on most sites none, and then nobody need ask for those of a card. */
const areFilesHidden = sql`exists (select from ${hiddenFiles})`.mapWith(Boolean);

/** As it is stored, for whoever knows it already. */
const documentText = sql<string>`${cards.document}::text`;

type OpenedDocument = Result<Card, UnreadableCard>;

function openDocument(text: string): OpenedDocument {
  return parseStoredCard(JSON.parse(text));
}

/** The card at an address, if `accessFor` lets the viewer have it. `input` comes from the address, unchecked. */
export async function getCardForViewer(
  db: Db,
  input: unknown,
  viewerId: string | null,
): Promise<CardForViewer> {
  const id = parseCardId(input);
  if (!id) return { state: 'missing' };
  const [row] = await rowById(db, id);
  return toCardForViewer(db, { id, row, viewerId, open: openDocument });
}

/** Documents in memory, of some kB each. */
const capacity = 300;

/**
 * Reads cards as `getCardForViewer`, for the page that is asked for most: the statement is written once, and a document
 * is checked once for each text that it has.
 */
export function createCardReader(read: Read) {
  const statements = new WeakMap<Db, ReturnType<typeof prepareRowById>>();
  const documents = new LRUCache<CardId, { readonly text: string; readonly opened: OpenedDocument }>({
    max: capacity,
  });

  function open(text: string, id: CardId): OpenedDocument {
    const known = documents.get(id);
    if (known?.text === text) return known.opened;
    const opened = openDocument(text);
    documents.set(id, { text, opened });
    return opened;
  }

  return async (input: unknown, viewerId: string | null): Promise<CardForViewer> => {
    const id = parseCardId(input);
    if (!id) return { state: 'missing' };
    return read(async (db) => {
      const byId = statements.get(db) ?? prepareRowById(db);
      statements.set(db, byId);
      const [row] = await byId.execute({ id });
      return toCardForViewer(db, { id, row, viewerId, open });
    });
  };
}

/** Without a name: a prepared statement of a session is lost behind a pooler. */
function prepareRowById(db: Db) {
  return rowById(db, sql.placeholder('id')).prepare('');
}

function rowById(db: Db, id: CardId | Placeholder) {
  return db
    .select({ ...cardColumns, document: documentText, notesRevision: cards.notesRevision, areFilesHidden })
    .from(cards)
    .where(eq(cards.id, id));
}

interface CardLookup {
  readonly id: CardId;
  readonly row: Awaited<ReturnType<typeof rowById>>[number] | undefined;
  readonly viewerId: string | null;
  readonly open: (text: string, id: CardId) => OpenedDocument;
}

async function toCardForViewer(db: Db, { id, row, viewerId, open }: CardLookup): Promise<CardForViewer> {
  if (!row) return accessWithoutRow(db, id);
  const opened = open(row.document, id);
  const allowed = accessFor(accessOf(row.access), viewerId);
  if (!allowed.ok) {
    if (allowed.error.state !== 'sealed') return { state: allowed.error.state };
    const card = opened.ok ? opened.value : newCard(0);
    return { state: 'sealed', ...sealedEnvelope({ id, card, revision: row.revision }, allowed.error.seal) };
  }
  const isOwner = allowed.value.ownerId === viewerId;
  const facts = { ...factsOf(row, allowed.value), isOwner };
  if (!opened.ok) return { state: 'unreadable', why: opened.error, ...facts };
  const withheld = isOwner || !row.areFilesHidden ? [] : await hiddenFilesOf(db, opened.value);
  const notes = row.notesRevision > 0 ? await readNotes(db, id, { forOwner: isOwner }) : [];
  const signed = notes.length > 0 ? ['notes', row.notesRevision, isOwner ? 'owner' : 'all'] : [];
  const cardContent = contentRevision(id, facts.revision, ...withheld);
  const content = contentRevision(cardContent, ...signed);
  return {
    state: 'found',
    card: withoutFiles(opened.value, withheld),
    notes,
    content,
    cardContent,
    ...facts,
  };
}

/** The uploads that a card names. */
export function filesOf({ receiverPhoto, senderPhoto, photos: more, stickers, audio }: Card) {
  const ofStickers = stickers.map(({ photo }) => photo ?? null);
  const photos = [receiverPhoto, senderPhoto, ...more, ...ofStickers].flatMap((photo) =>
    photo ? [{ file: photo.file, kind: 'photo' as const }] : [],
  );
  return audio && 'file' in audio ? [...photos, { file: audio.file, kind: 'audio' as const }] : photos;
}

/** The files of a card that the operator hid with this card or another one, in a fixed order. */
export async function hiddenFilesOf(
  db: Db | Transaction,
  ...cardsWithFiles: readonly Card[]
): Promise<readonly string[]> {
  const ids = cardsWithFiles.flatMap(filesOf).map(({ file }) => file);
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: hiddenFiles.fileId })
    .from(hiddenFiles)
    .where(inArray(hiddenFiles.fileId, ids))
    .orderBy(hiddenFiles.fileId);
  return rows.map(({ id }) => id);
}

function withoutFiles(card: Card, ids: readonly string[]): Card {
  if (ids.length === 0) return card;
  const { receiverPhoto, senderPhoto, photos, stickers, audio } = card;
  const isShown = (part: object | null) => !(part && 'file' in part && ids.includes(`${part.file}`));
  return {
    ...card,
    receiverPhoto: isShown(receiverPhoto) ? receiverPhoto : null,
    senderPhoto: isShown(senderPhoto) ? senderPhoto : null,
    photos: photos.filter(isShown),
    stickers: stickers.filter(({ photo }) => isShown(photo ?? null)),
    audio: isShown(audio) ? audio : null,
  };
}

/** One page of a user's cards of a tab. */
export async function listCards(
  db: Db,
  userId: string,
  tab: CardTab,
  request: CardListRequest,
): Promise<Page<ListedCard>> {
  const { items, ...cursors } = await readPage({
    key: sortKeys[request.sort ?? 'newest'],
    id: cards.id,
    page: request,
    query: ({ where, orderBy, limit, position }) =>
      db
        .select({ ...cardColumns, views: cards.views, position })
        .from(cards)
        .where(and(isListed(userId, tab), isFound(userId, request), where))
        .orderBy(...orderBy)
        .limit(limit),
  });
  return {
    ...cursors,
    items: items.map((row) => {
      const opened = parseStoredCard(row.document);
      return { ...factsOf(row), views: row.views, card: opened.ok ? opened.value : null };
    }),
  };
}

/** How many cards of a tab are found. */
export function countMatches(db: Db, userId: string, tab: CardTab, filter: CardFilter): Promise<number> {
  return db.$count(cards, and(isListed(userId, tab), isFound(userId, filter)));
}

function isListed(userId: string, tab: CardTab): SQL | undefined {
  const status = tab === 'drafts' ? 'draft' : 'published';
  return and(eq(cards.userId, userId), hasStatus(cards, status), isNotDeleted(cards));
}

/** Selects the cards that somebody looks for among their own. */
export function isFound(userId: string, { words, onlyFavourites = false }: CardFilter): SQL | undefined {
  return and(hasWords(words), onlyFavourites ? isFavouriteCard(userId) : undefined);
}

/** Names and message of a card together contain all the words, which may be parts of longer words. */
export function hasWords(words: SearchWords | undefined): SQL | undefined {
  return and(...(words ?? []).map((word) => sql`strpos(${cards.searchText}, search_key(${word})) > 0`));
}

const sortKeys: Readonly<Record<CardSort, SortKey>> = {
  newest: byMoment(cards.updatedAt, { descending: true }),
  oldest: byMoment(cards.updatedAt, { descending: false }),
  name: byText(cards.nameKey),
  views: byNumber(cards.views),
};

/** The number of cards in each tab of the dashboard. */
export async function countCards(db: Db, userId: string): Promise<CardCounts> {
  const shares = db.select({ n: count() }).from(sharedCards).where(eq(sharedCards.senderUserId, userId));
  // Few cards are deleted at any moment: subtracting them is faster than checking each shared card.
  const sharesOfDeletedCards = db
    .select({ n: count() })
    .from(sharedCards)
    .innerJoin(cards, eq(cards.id, sharedCards.cardId))
    .where(and(eq(cards.userId, userId), isDeleted(cards)));
  const [row] = await db
    .select({
      drafts: sql`count(*) filter (where ${hasStatus(cards, 'draft')})`.mapWith(Number),
      created: sql`count(*) filter (where ${hasStatus(cards, 'published')})`.mapWith(Number),
      shared: sql`(${shares}) - (${sharesOfDeletedCards})`.mapWith(Number),
    })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotDeleted(cards)));
  return row ?? { drafts: 0, created: 0, shared: 0 };
}

/** What a row says about its card, apart from the document. */
export function factsOf(
  row: Omit<CardFacts, 'id' | 'access'> & { readonly id: string; readonly access: AccessRow },
  access: StoredAccess = storedAccessOf(row.access),
): CardFacts {
  const { revision, createdAt, updatedAt, publishedAt } = row;
  return { id: row.id as CardId, revision, createdAt, updatedAt, publishedAt, access };
}

/** Those of the ids that `requireOwnedCard` accepts, in their order. */
export async function findOwnedIds(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<readonly string[]> {
  const wanted = ids.filter((id) => parseCardId(id));
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(inArray(cards.id, wanted), eq(cards.userId, userId), isNotDeleted(cards)));
  const owned = new Set(rows.map(({ id }) => id));
  return wanted.filter((id) => owned.has(id));
}
