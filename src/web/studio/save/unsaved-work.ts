import type { Card } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import type { parseStoredCard } from '#card/document/versions.ts';
import { openAtOnce, type SealFields } from '#content/seal-form.ts';
import type { CardStatus } from './save-contract.ts';
import type { Unanswered } from './saving.ts';

/** An unsaved document in the browser's storage. */
export interface UnsavedWork {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null for a card that was never saved. */
  readonly cardId: string | null;
  readonly creationKey: string;
  /** The revision that it is based on. */
  readonly revision: number | null;
  /** The status of the card on the server, as last known. */
  readonly status?: CardStatus;
  /** A save without an answer that is based on the same revision. */
  readonly unanswered: Unanswered | null;
  /**
   * Restored without asking: the page was left for a log-in or for a newer release, or the work was chosen in the studio
   * without a network.
   */
  readonly resume: boolean;
  readonly card: Card;
  /** When it opens, where that is unsaved. */
  readonly seal?: SealFields;
}

export interface UnsavedWorkStore {
  /** False when the browser refuses to store it. */
  write(work: UnsavedWork): boolean;
  remove(work: Pick<UnsavedWork, 'cardId' | 'creationKey'>): void;
  /** The newest first. Only work of this account. */
  find(cardId: string | null): Promise<readonly UnsavedWork[]>;
  /** The same for all cards. */
  findAll(): Promise<readonly UnsavedWork[]>;
}

/**
 * Unsaved work in the browser's storage, one entry for each account, card and window, so that a crash loses nothing.
 * Without a storage (null) nothing is stored.
 */
export function createUnsavedWorkStore(storage: Storage | null, userId: string): UnsavedWorkStore {
  const prefix = `bb_unsaved:${userId}:`;

  return {
    write(work) {
      if (!storage) return false;
      try {
        storage.setItem(prefix + entryOf(work), JSON.stringify(work));
        return true;
      } catch {
        return false;
      }
    },
    remove(work) {
      storage?.removeItem(prefix + entryOf(work));
    },
    find: async (cardId) => (await findAll()).filter((work) => work.cardId === cardId),
    findAll,
  };

  async function findAll(): Promise<readonly UnsavedWork[]> {
    const texts = keysOf(storage, prefix).map((key) => storage?.getItem(key) ?? null);
    if (texts.length === 0) return [];
    // Loaded only when needed, because it is large.
    const { parseStoredCard } = await import('#card/document/versions.ts');
    return texts
      .map((text) => read(text, parseStoredCard))
      .filter((work) => work !== null)
      .sort((one, other) => other.at - one.at);
  }
}

/** When the studio first found each piece of work as it is: `[at, milliseconds since 1970 by the server's clock]`. */
const foundKey = 'bb_unsaved:found';

/**
 * Removes all work that the studio found longer ago than we promise to keep it, of every account. `now` is the server's
 * time: the clock of a device may be months off when work is kept or when it is found, so it decides nothing. Without
 * the server (null) nothing is removed.
 */
export function discardExpiredWork(storage: Storage | null, now: number | null): void {
  if (!storage || now === null) return;
  const before = fieldsOf(storage.getItem(foundKey)) ?? {};
  const found: Record<string, readonly [number, number]> = {};
  for (const key of keysOf(storage, 'bb_unsaved:').filter((one) => one !== foundKey)) {
    const at = fieldsOf(storage.getItem(key))?.at;
    const since = typeof at === 'number' ? sinceIn(before[key], at, now) : null;
    if (typeof at !== 'number' || since === null) storage.removeItem(key);
    else found[key] = [at, since];
  }
  try {
    if (Object.keys(found).length > 0) storage.setItem(foundKey, JSON.stringify(found));
    else storage.removeItem(foundKey);
  } catch {
    // The storage is full: counted from a later visit.
  }
}

/** Null when it expired. Work that was changed, and a clock of the server that ran ahead, begin anew. */
function sinceIn(found: unknown, at: number, now: number): number | null {
  if (!Array.isArray(found) || found[0] !== at || typeof found[1] !== 'number' || found[1] > now) return now;
  return now - found[1] > limits.unsavedDays * 24 * 60 * 60 * 1000 ? null : found[1];
}

/** Removes all work of one account. The id may be any value. */
export function removeUnsavedWork(userId: unknown): void {
  const storage = browserStorage();
  for (const key of keysOf(storage, `bb_unsaved:${userId}:`)) storage?.removeItem(key);
}

/** Gives all work of a guest to an account. The ids may be any values. */
export function moveUnsavedWork(guestId: unknown, userId: unknown): void {
  const storage = browserStorage();
  if (!storage || !guestId || !userId) return;
  const prefix = `bb_unsaved:${guestId}:`;
  for (const key of keysOf(storage, prefix)) {
    const work = storage.getItem(key) ?? '';
    // Removed first: a full storage holds it once only.
    storage.removeItem(key);
    storage.setItem(`bb_unsaved:${userId}:${key.slice(prefix.length)}`, work);
  }
}

/** The browser's storage; null where its settings forbid it, and on the server. */
export function browserStorage(): Storage | null {
  if (import.meta.env.SSR) return null;
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function keysOf(storage: Storage | null, prefix: string): readonly string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}

/** Two windows never overwrite each other, because each opening of a card has its own creation key. */
function entryOf({ cardId, creationKey }: Pick<UnsavedWork, 'cardId' | 'creationKey'>): string {
  return `${cardId ?? 'new'}:${creationKey}`;
}

type OpenCard = typeof parseStoredCard;

/** Stored work may be old or damaged. */
function read(text: string | null, open: OpenCard): UnsavedWork | null {
  const { at, cardId, creationKey, revision, status, unanswered, resume, card, seal } = fieldsOf(text) ?? {};
  const opened = openUnfinished(card, open);
  if (typeof at !== 'number' || typeof creationKey !== 'string' || !opened) return null;
  return {
    at,
    cardId: typeof cardId === 'string' ? cardId : null,
    creationKey,
    revision: typeof revision === 'number' ? revision : null,
    ...((status === 'draft' || status === 'published') && { status }),
    unanswered: readUnanswered(unanswered, open),
    resume: resume === true,
    card: opened,
    ...(isSealFields(seal) && { seal }),
  };
}

function isSealFields(value: unknown): value is SealFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<string, unknown>>;
  return Object.keys(openAtOnce).every((name) => typeof fields[name] === 'string');
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

/** Texts may exceed the limits, because their author wants to shorten them, not to lose them. */
function openUnfinished(document: unknown, open: OpenCard): Card | null {
  if (typeof document !== 'object' || document === null) return null;
  const { toName, fromName, heading, message, signature } = document as Partial<Record<string, unknown>>;
  const signed = typedSignature(signature);
  const opened = open({
    ...document,
    ...{ toName: '', fromName: '', heading: '', message: '' },
    ...(signed && { signature: { ...signed, text: '' } }),
  });
  if (!opened.ok) return null;
  return {
    ...opened.value,
    ...{ toName: textOf(toName), fromName: textOf(fromName) },
    ...{ heading: textOf(heading), message: textOf(message) },
    ...(signed && { signature: signed }),
  };
}

function typedSignature(signature: unknown): Extract<Card['signature'], { kind: 'typed' }> | null {
  if (typeof signature !== 'object' || signature === null) return null;
  const { kind, text } = signature as Partial<Record<string, unknown>>;
  return kind === 'typed' ? { kind, text: textOf(text) } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
