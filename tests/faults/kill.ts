/**
 * Kills the server, its database, or both, again and again while several people save cards, and then looks
 * for every save that was answered with success. Run: npm run faults -- [kills]
 *
 * Prints a line for each kill and ends with the counts; the exit code is 1 when anything was lost.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newCard } from '#card/document/card.ts';
import { ownerRows } from '#tests/support/owner-rows.ts';
import { freePort, type Product, startProduct } from '#tests/support/product.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';

/** People who save at the same time, each of them one card after the other and each card several times. */
const writers = 4;
const savesPerCard = 5;

/** Milliseconds of saving before a kill, at least and at most. */
const work = { least: 300, most: 1_500 } as const;

const victims = ['server', 'database', 'both'] as const;

/** What is known of a card: the last answered save, and one that was sent after it and never answered. */
interface Known {
  readonly cardId: string;
  readonly revision: number;
  readonly text: string;
  readonly unanswered: string | null;
}

interface Tally {
  readonly known: Map<string, Known>;
  saves: number;
  refused: number;
}

/** Saves card after card until told to stop or the server is gone. */
async function write(member: Member, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const creationKey = randomBytes(16).toString('base64url');
    for (let save = 0; save < savesPerCard && !signal.aborted; save += 1) {
      const before = tally.known.get(creationKey);
      const text = randomBytes(12).toString('hex');
      if (before) tally.known.set(creationKey, { ...before, unanswered: text });
      const answer = await member
        .post('/studio/save', {
          userId: member.userId,
          cardId: before?.cardId ?? null,
          creationKey,
          expectedRevision: before?.revision ?? null,
          status: save % 2 === 0 ? 'draft' : 'published',
          card: { ...newCard(1), message: text },
        })
        .catch(() => null);
      // No answer: the server is gone, and whether it stored this nobody knows.
      if (!answer) return;
      if (!answer.ok) {
        tally.refused += 1;
        // While the database is away nothing can be saved; a refused save must not have been stored half.
        await pause(50);
        break;
      }
      const { saved } = (await answer.json()) as { saved: { id: string; revision: number } };
      tally.known.set(creationKey, { cardId: saved.id, revision: saved.revision, text, unanswered: null });
      tally.saves += 1;
    }
  }
}

async function killDatabase(dataDir: string): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

async function strike(product: Product, victim: (typeof victims)[number]): Promise<void> {
  if (victim !== 'server') await killDatabase(product.dataDir);
  if (victim !== 'database') await product.kill();
}

/** The cards whose stored text is neither the last answered one nor the one that was under way. */
async function findLost(product: Product, tally: Tally): Promise<string[]> {
  const stored = await ownerRows<{ creation_key: string; message: string; revision: number }>(
    product,
    'select creation_key, message, revision from cards',
  );
  const byKey = new Map(stored.map((row) => [row.creation_key, row]));
  return [...tally.known].flatMap(([key, { text, unanswered, revision }]) => {
    const row = byKey.get(key);
    const isThere = row && (row.message === text || row.message === unanswered) && row.revision >= revision;
    return isThere
      ? []
      : [`${key}: expected ${text} (revision ${revision}), found ${row?.message ?? 'nothing'}`];
  });
}

async function main(kills: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bloom-kill-'));
  const options = { dataDir, port: await freePort(), env: { LOG_LEVEL: 'fatal' } };
  let product = await startProduct(options);
  const members = await Promise.all(
    Array.from({ length: writers }, (_, number) => newMember(product, `writer${number}`)),
  );
  const tally: Tally = { known: new Map(), saves: 0, refused: 0 };
  const starts: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = victims[kill % victims.length] ?? 'server';
    const controller = new AbortController();
    const writing = members.map((member) => write(member, tally, controller.signal));
    await pause(work.least + Math.random() * (work.most - work.least));
    await strike(product, victim);
    controller.abort();
    await Promise.all(writing);
    const from = performance.now();
    if (victim !== 'database') product = await startProduct(options);
    else await answersAgain(product);
    starts.push(performance.now() - from);
    const lost = await findLost(product, tally);
    console.log(
      `kill ${kill} of ${kills} (${victim}): ${tally.saves} saves answered so far, ${lost.length} lost`,
    );
    if (lost.length > 0) throw new Error(lost.slice(0, 5).join('\n'));
  }
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  const slowest = Math.round(Math.max(...starts));
  console.log(
    `${kills} kills, ${tally.saves} saves answered, ${tally.refused} refused with a sentence, 0 lost; slowest recovery ${slowest} ms`,
  );
}

/** Waits until the running server has its database back. */
async function answersAgain({ origin }: Product): Promise<void> {
  const deadline = AbortSignal.timeout(30_000);
  while (!(await fetch(`${origin}/readyz`, { signal: deadline })).ok) await pause(50);
}

await main(Number(process.argv[2] ?? 20));
