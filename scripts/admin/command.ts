import { isolatedLine } from '#card/text/normalise-text.ts';
import { type CardId, parseCardId } from '#server/cards/types.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/database.ts';

export interface Given {
  readonly config: Config;
  readonly db: Db;
  /** What stands behind the command's own words. */
  readonly target: string;
  readonly text: boolean;
  readonly hidden: boolean;
  readonly owner: string | undefined;
  readonly limit: number;
  /** Asks whoever sits there; throws `Refusal` when they do not want it or nobody sits there. */
  confirm(question: string): Promise<void>;
}

export interface Command {
  /** What stands behind the words: nothing, or what the usage calls it. */
  readonly target?: string;
  readonly about: string;
  /** Returns what is to be printed; throws `Refusal` for what cannot be done. */
  run(given: Given): Promise<string>;
}

/** What was asked for cannot be done; the message says why in a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A card's id, alone or at the end of its address. */
export function readCardId(target: string): CardId {
  const last = target
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1);
  const id = parseCardId(last);
  if (id) return id;
  throw new Refusal('This is no address of a card: it has 22 letters, digits, - and _ behind /card/.');
}

/** What people wrote must neither command the terminal nor turn the words beside it. */
export function printable(text: string): string {
  return isolatedLine(text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '\ufffd'));
}

/** To the minute, in UTC. */
export function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
