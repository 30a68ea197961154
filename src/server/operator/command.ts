import { isolatedLine } from '#card/text/normalise-text.ts';
import { type CardId, parseCardId } from '../cards/types.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';

export interface CommandInput {
  readonly config: Config;
  /** In the command's transaction, where it has one. */
  readonly db: Db;
  /** Outside of it, for what is done after the commit. */
  readonly dbOutsideTransaction: Db;
  /** What stands behind the command's own words. */
  readonly target: string;
  readonly text: boolean;
  readonly hidden: boolean;
  readonly owner: string | undefined;
  readonly limit: number;
  /** Whether the operator said yes to the question of the command. */
  readonly confirmed: boolean;
  /** Says which card, account, mail or report the command is about, for the audit log. */
  setAuditTarget(id: string): void;
  /** Does something once what was changed is committed. */
  afterCommit(work: () => Promise<unknown>): void;
}

export interface Command {
  /** What stands behind the words: nothing, or what the usage calls it. */
  readonly target?: string;
  readonly about: string;
  /**
   * `in-transaction`: it changes rows, and its entry of the audit log is committed with them. `afterwards`: it takes too
   * long for one transaction, and is entered when it is through. Absent: it only shows something.
   */
  readonly audited?: 'in-transaction' | 'afterwards';
  /** It deletes an account: in the browser the operator's own password is asked for. Such a command requires confirmation. */
  readonly needsPassword?: true;
  /** Returns what is to be printed; throws `Refusal` for what cannot be done. */
  run(input: CommandInput): Promise<string>;
}

/** One that changes rows. `target`: what stands behind the words. */
export function changing(target: string, about: string, run: Command['run']): Command {
  return { target, about, audited: 'in-transaction', run };
}

/** What was asked for cannot be done; the message says why in a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The command has to be asked about first. The message is the question. */
export class ConfirmationRequired extends Error {
  override readonly name = 'ConfirmationRequired';
}

export function requireConfirmation({ confirmed }: CommandInput, question: string): void {
  if (!confirmed) throw new ConfirmationRequired(question);
}

/** A card's id, alone or at the end of its address. */
export function readCardId(target: string): CardId {
  const [path = ''] = target.split(/[?#]/, 1);
  const id = parseCardId(path.split('/').findLast(Boolean));
  if (id) return id;
  throw new Refusal('This is no address of a card: it has 22 letters, digits, - and _ behind /card/.');
}

/** What people wrote must neither command the terminal nor turn the words beside it. */
export function printable(text: string): string {
  return isolatedLine(text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '\ufffd'));
}

/** To the minute, in UTC. */
export function formatTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
