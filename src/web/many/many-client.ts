import type { CheckedPeople } from '#content/many/check-people.ts';
import { createJobClient, type RunOptions } from '#encode/job-client.ts';
import { EncodeError } from '#encode/still.ts';
import type { ListOfCards, ManyJob } from './many-job.ts';
import type { ReadPerson } from './read-names.ts';

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
