import type { Card } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import type { openCard } from '#card/document/versions.ts';
import type { Unanswered } from './saving.ts';

/** A document that the server does not have, as it lies in the browser. */
export interface UnsavedWork {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null for a card that was never saved. */
  readonly cardId: string | null;
  readonly creationKey: string;
  /** The revision it was made from. */
  readonly revision: number | null;
  /** What was already sent, made from the same revision, and perhaps stored. */
  readonly unanswered: Unanswered | null;
  /** The session ended while it was being saved: it comes back without asking. */
  readonly resume: boolean;
  readonly card: Card;
}

export interface UnsavedWorkStore {
  /** False when the browser refuses to keep it. */
  keep(work: UnsavedWork): boolean;
  forget(work: Pick<UnsavedWork, 'cardId' | 'creationKey'>): void;
  /** The newest first; work of another account is never among it. */
  find(cardId: string | null): Promise<readonly UnsavedWork[]>;
}

/**
 * What is not saved yet, per account, card and window, in the browser's storage, so that a crash loses nothing.
 * Without a storage (null) nothing is kept.
 */
export function createUnsavedWorkStore(storage: Storage | null, userId: string): UnsavedWorkStore {
  const prefix = `bb_unsaved:${userId}:`;

  return {
    keep(work) {
      if (!storage) return false;
      try {
        storage.setItem(prefix + placeOf(work), JSON.stringify(work));
        return true;
      } catch {
        return false;
      }
    },
    forget(work) {
      storage?.removeItem(prefix + placeOf(work));
    },
    async find(cardId) {
      const texts = keysOf(storage, prefix).map((key) => storage?.getItem(key) ?? null);
      if (texts.length === 0) return [];
      // The reader of stored documents is large, and seldom needed here.
      const { openCard } = await import('#card/document/versions.ts');
      return texts
        .map((text) => read(text, openCard))
        .filter((work) => work !== null)
        .filter((work) => work.cardId === cardId)
        .sort((one, other) => other.at - one.at);
    },
  };
}

/** Throws away what is older than we promise to keep it, whoever made it. */
export function discardExpiredWork(storage: Storage | null, now: number): void {
  for (const key of keysOf(storage, 'bb_unsaved:')) {
    const at = fieldsOf(storage?.getItem(key) ?? null)?.at;
    if (typeof at !== 'number' || now - at > limits.unsavedDays * 24 * 60 * 60 * 1000)
      storage?.removeItem(key);
  }
}

/** Throws away everything of one account; the id may be anything. */
export function removeWorkOf(userId: unknown): void {
  const storage = browserStorage();
  for (const key of keysOf(storage, `bb_unsaved:${userId}:`)) storage?.removeItem(key);
}

/** The storage of the browser, or null where its settings forbid it. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function keysOf(storage: Storage | null, prefix: string): readonly string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}

/** Every opening of a card has a creation key of its own, and so a place: two windows never write over each other. */
function placeOf({ cardId, creationKey }: Pick<UnsavedWork, 'cardId' | 'creationKey'>): string {
  return `${cardId ?? 'new'}:${creationKey}`;
}

type OpenCard = typeof openCard;

/** What lies in the browser may be old or damaged. */
function read(text: string | null, open: OpenCard): UnsavedWork | null {
  const { at, cardId, creationKey, revision, unanswered, resume, card } = fieldsOf(text) ?? {};
  const opened = openUnfinished(card, open);
  if (typeof at !== 'number' || typeof creationKey !== 'string' || !opened) return null;
  return {
    at,
    cardId: typeof cardId === 'string' ? cardId : null,
    creationKey,
    revision: typeof revision === 'number' ? revision : null,
    unanswered: readUnanswered(unanswered, open),
    resume: resume === true,
    card: opened,
  };
}

function readUnanswered(sent: unknown, open: OpenCard): Unanswered | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { card, status } = sent as Partial<Record<string, unknown>>;
  const opened = openUnfinished(card, open);
  if (!opened || (status !== 'draft' && status !== 'published' && status !== 'offline')) return null;
  return { card: opened, status };
}

function fieldsOf(text: string | null): Partial<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? (value as Partial<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

/** Texts may be longer than a card takes: whoever typed them wants to shorten them, not to lose them. */
function openUnfinished(document: unknown, open: OpenCard): Card | null {
  if (typeof document !== 'object' || document === null) return null;
  const { toName, fromName, message } = document as Partial<Record<string, unknown>>;
  const opened = open({ ...document, toName: '', fromName: '', message: '' });
  if (!opened.ok) return null;
  return { ...opened.value, toName: textOf(toName), fromName: textOf(fromName), message: textOf(message) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
