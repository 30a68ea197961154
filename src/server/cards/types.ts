import type { Card } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { cardAlone, contentRevision, type ShownCard } from '#card/document/shown-card.ts';
import type { UnreadableCard } from '#card/document/versions.ts';
import { onlyEnvelope } from '#card/opening/only-envelope.ts';
import type { Seal } from '#card/seal/seal.ts';
import { closenessOf } from '#content/closeness.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { PageRequest } from '../db/keyset.ts';
import type { CardStatus } from '../db/tables/cards.ts';
import type { StoredAccess } from './access.ts';

/** More cards than anybody makes by hand. The limit keeps one account from filling the database. */
export const cardsPerAccount = 2_000;

/** For guests, who need nothing to begin again. */
export const cardsPerGuest = 30;

/**
 * How long a deleted card can be restored. The page offers it for some seconds, longer while somebody reads the message,
 * and without scripts as long as the page is open.
 */
export const undoTimeMs = 2 * 60 * 1000;

/** Bytes of a card as JSON: the longest texts in the largest script need a third of it. */
export const maxCardBytes = 64 * 1024;

export type { CardStatus };

/**
 * What a save asks for. `offline` turns a published card into a draft, and has nothing to do with the network. `draft` does not, because that would
 * break the card's link by accident.
 */
export type SaveAs = CardStatus | 'offline';

/** 22 characters of base64url, 128 random bits, so that nobody can guess one. */
export type CardId = Brand<string, 'CardId'>;

/** Chosen by the client before its first save, so that a repeated save finds its card instead of making another. */
export type CreationKey = Brand<string, 'CreationKey'>;

/** A card from a client that was parsed. */
export type ParsedCard = Brand<Card, 'ParsedCard'>;

/** The words of a search, cleaned for the database. */
export type SearchWords = Brand<readonly string[], 'SearchWords'>;

/** A card that was checked to belong to this user. */
export type OwnedCardId = Brand<{ readonly id: CardId; readonly userId: string }, 'OwnedCardId'>;

/** Why a client's card was refused: a sentence to show, and one for each field (`toName`, `receiverPhoto.zoom`). */
export interface CardProblem {
  readonly sentence: MessageRef;
  readonly fields: Readonly<Record<string, MessageRef>>;
  /** A newer page sent it, during an upgrade: the same request succeeds soon. */
  readonly isNewer: boolean;
}

export interface CardFacts {
  readonly id: CardId;
  readonly access: StoredAccess;
  /** Counts the saves. A save names the revision it has edited. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it was first published; null for a card that never was. */
  readonly publishedAt: Date | null;
}

/** All that is told of a sealed card: a card that has nothing but what its envelope shows. */
export interface Envelope extends ShownCard {
  readonly id: CardId;
  readonly seal: Seal;
}

/** What a viewer finds at a card's address. */
export type CardForViewer =
  | (ViewedCard & ShownCard & { readonly state: 'found' })
  /** Stored by a newer program, or damaged. */
  | (ViewedCard & { readonly state: 'unreadable'; readonly why: UnreadableCard })
  | (Envelope & { readonly state: 'sealed' })
  /** Never there, or a draft of somebody else; deleted; kept from everybody but its owner by the operator. */
  | { readonly state: 'missing' | 'gone' | 'hidden' };

interface ViewedCard extends CardFacts {
  readonly isOwner: boolean;
}

export interface ListedCard extends CardFacts {
  /** Null when it cannot be read; the owner can still delete it. */
  readonly card: Card | null;
  /** How often others opened its page. */
  readonly views: number;
}

export type CardTab = 'drafts' | 'created';

/** `newest` and `oldest` by the last change, `views` the most viewed first. */
export type CardSort = 'newest' | 'oldest' | 'name' | 'views';

/** Which cards of a list are wanted. */
export interface CardFilter {
  /** Only cards that have all of these words; all cards when there are none. */
  readonly words?: SearchWords;
  /** Only cards that the user marked. */
  readonly onlyFavourites?: boolean;
}

export interface CardListRequest extends PageRequest, CardFilter {
  /** `newest` unless said otherwise. */
  readonly sort?: CardSort;
}

export interface CardCounts {
  readonly drafts: number;
  readonly created: number;
  readonly shared: number;
}

/** What a save answers of the card that it stored. */
export interface StoredRevision {
  readonly id: CardId;
  readonly revision: number;
  readonly status: CardStatus;
}

export type CardWriteFailure = { readonly sentence: MessageRef } & (
  | {
      /**
       * `full`: the account has all the cards it may have. `files`: a photo or sound is somebody else's, or no longer stored.
       * `hidden`: the operator hid the card, or a photo or sound of it with another one. `published`: it is, and was to be
       * saved as a draft. `unreadable`: a newer program stored it, or it is damaged. `missing`: deleted since.
       */
      readonly reason: 'full' | 'files' | 'hidden' | 'published' | 'unreadable' | 'missing';
    }
  /** Saved elsewhere since; `revision` and `status` are the present ones. */
  | { readonly reason: 'conflict'; readonly revision: number; readonly status: CardStatus }
);

export interface RestoreFailure {
  /** `gone`: removed for good, or never this user's. `full`: there are new cards in its place. */
  readonly reason: 'gone' | 'full';
  readonly sentence: MessageRef;
}

/** A card's id; null for anything that cannot be one, so that it never reaches the database. */
export const parseCardId = parseRandomId<CardId>;

/** A client's key for its first save: 16 to 64 letters, digits, - and _. */
export function parseCreationKey(input: unknown): CreationKey | null {
  return typeof input === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(input) ? (input as CreationKey) : null;
}

/** The words of a search; none for anything but text. */
export function parseSearch(input: unknown): SearchWords {
  const text = typeof input === 'string' ? input.slice(0, limits.search).toWellFormed() : '';
  return text.split(/[\s\p{Cc}]+/u).filter(Boolean) as readonly string[] as SearchWords;
}

/** The status of a card after such a save. */
export function statusAfter(save: SaveAs): CardStatus {
  return save === 'offline' ? 'draft' : save;
}

/** Why a card cannot be opened or copied, and what to do next. */
export const newerCardMessage: MessageRef = ['card.newer'];
export const damagedCardMessage: MessageRef = ['card.damaged'];

/** Why the parts of a sealed card are refused to everybody but its owner. */
export const sealedCardMessage: MessageRef = ['card.sealed'];

/** The envelope of a card that is or was sealed; null for every other. */
export function envelopeOf(found: CardForViewer): Envelope | null {
  if (found.state === 'sealed') return found;
  const seal = found.state === 'found' && found.access.seal;
  return seal ? sealedEnvelope(found, seal) : null;
}

export function sealedEnvelope({ id, card, revision }: EnvelopeSource, seal: Seal): Envelope {
  // Of tone and relationship it has what the envelope says, and no more.
  const envelope = { ...onlyEnvelope(card), closeness: closenessOf(card) };
  return { id, seal, ...cardAlone(envelope, contentRevision('envelope', id, revision)) };
}

type EnvelopeSource = Pick<CardFacts, 'id' | 'revision'> & Pick<ShownCard, 'card'>;
