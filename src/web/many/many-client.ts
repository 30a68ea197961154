import type { Card } from '#card/document/card.ts';
import type { FoldKey } from '#card/print/folds.ts';
import type { PaperKey } from '#card/print/paper.ts';
import type { Person } from '#content/many/card-for.ts';
import type { CheckedPeople } from '#content/many/check-people.ts';
import { EncodeError } from '#encode/encode-error.ts';
import { createJobClient, type RunOptions } from '#encode/jobs/job-client.ts';
import type { ReadPerson } from './read-names.ts';

/** How cards are put on paper. */
export type SheetKey = 'four' | Exclude<FoldKey, 'flat'>;

/** What the cards of all are made from. */
export interface ListOfCards {
  readonly design: Card;
  readonly words: string;
  readonly people: readonly Person[];
}

/** A job for the worker of this page. Each gives one file; where it is a list, the file is JSON. */
export type ManyJob =
  /** Reads the people of a CSV or a vCard: `ReadPerson[]`, or null for what is none of them. */
  | { readonly kind: 'read'; readonly file: File }
  /** Looks through the list: `CheckedPeople`. Loads the fonts of all its cards, or fails where the worker is to be a new one. */
  | ({ readonly kind: 'check' } & ListOfCards)
  /** A card, small, as a JPEG. */
  | { readonly kind: 'picture'; readonly card: Card; readonly width: number }
  /** A ZIP with a PNG of each card, or with a video of each. */
  | ({ readonly kind: 'pictures' | 'videos' } & ListOfCards)
  /** A PDF of all cards. */
  | ({
      readonly kind: 'sheets';
      readonly sheet: SheetKey;
      readonly paper: PaperKey;
      readonly title: string;
    } & ListOfCards);

const newClient = () =>
  createJobClient<ManyJob>(
    () => new Worker(new URL('./many-worker.ts', import.meta.url), { type: 'module' }),
  );

/** For what is shown on the page. */
const shown = newClient();

/** Pictures wait for it: it loads their fonts. */
let checking: Promise<unknown> = Promise.resolve();

/** Looks through the list. Rejects with EncodeError, or with the signal's reason. */
export function checkList(list: ListOfCards, signal: AbortSignal): Promise<CheckedPeople> {
  const job = { kind: 'check', ...list } as const;
  const found = shown.run(job, { signal }).catch((error: unknown) => {
    // Another font is needed: a new worker has it.
    if (signal.aborted || !(error instanceof EncodeError) || error.kind !== 'worker') throw error;
    return shown.run(job, { signal });
  });
  checking = found.catch(() => {});
  return found.then(parsed<CheckedPeople>);
}

/** A card, small, once the list is looked through. Rejects as above. */
export async function drawSmall(
  job: Omit<Extract<ManyJob, { kind: 'picture' }>, 'kind'>,
  signal: AbortSignal,
): Promise<Blob> {
  for (let tries = 0; ; tries += 1) {
    await checking;
    try {
      return await shown.run({ kind: 'picture', ...job }, { signal });
    } catch (error) {
      // The worker made way for a new one.
      const isEnded = error instanceof EncodeError && error.kind === 'worker';
      if (!isEnded || signal.aborted || tries > 2) throw error;
    }
  }
}

/** The people of a file; null for one without any. Rejects as above. */
export async function readList(file: File): Promise<readonly ReadPerson[] | null> {
  return await parsed(await shown.run({ kind: 'read', file }));
}

/** A file of all cards, by a worker that ends with it. Rejects as above. */
export async function makeFile(job: ManyJob, options: RunOptions): Promise<Blob> {
  const client = newClient();
  try {
    return await client.run(job, options);
  } finally {
    client.stop();
  }
}

async function parsed<Answer>(file: Blob): Promise<Answer> {
  return JSON.parse(await file.text()) as Answer;
}
