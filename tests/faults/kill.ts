/**
 * Kills the server, its database, or both, again and again while several people save cards, and then looks
 * for every save that was answered with success. Run: npm run faults -- [kills of the server]
 *
 * Prints a line for each strike and ends with the counts; the exit code is 1 when anything was lost, or when
 * nothing was saved that could have been.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newCard } from '#card/document/card.ts';
import { startCluster } from '#server/db/cluster.ts';
import { assert } from '#std/assert.ts';
import { ownerRows } from '#tests/support/owner-rows.ts';
import { freePort, type Product, startProduct } from '#tests/support/product.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';

/** People who save at the same time, each of them one card after the other and each card several times. */
const writers = 4;
const savesPerCard = 5;

/** Milliseconds of saving before a strike, at least and at most; and until the first save must have been answered. */
const work = { least: 300, most: 1_500, patience: 15_000 } as const;

/** In turn: three of four strikes hit the server. */
const victims = ['server', 'both', 'server', 'database'] as const;
type Victim = (typeof victims)[number];

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
  lastRefusal: string;
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
        .then(async (response) => ({ ok: response.ok, status: response.status, body: await response.text() }))
        .catch(() => null);
      // No whole answer: the server is gone, and whether it stored this nobody knows.
      if (!answer) return;
      if (!answer.ok) {
        tally.refused += 1;
        tally.lastRefusal = `${answer.status}: ${answer.body.slice(0, 200)}`;
        // While the database is away nothing can be saved; a refused save must not have been stored half.
        await pause(50);
        break;
      }
      const { saved } = JSON.parse(answer.body) as { saved: { id: string; revision: number } };
      tally.known.set(creationKey, { cardId: saved.id, revision: saved.revision, text, unanswered: null });
      tally.saves += 1;
    }
  }
}

async function killDatabase(dataDir: string): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

async function strike(product: Product, victim: Victim): Promise<void> {
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

/** Lets everybody save for a while, strikes, and waits for them to notice. */
async function saveAndStrike(product: Product, members: readonly Member[], { tally, victim }: Round) {
  // They save faster than people are allowed to.
  await ownerRows(product, "delete from rate_limit where key like 'save|%'");
  const before = tally.saves;
  const controller = new AbortController();
  const writing = Promise.all(members.map((member) => write(member, tally, controller.signal)));
  try {
    await pause(work.least + Math.random() * (work.most - work.least));
    const deadline = performance.now() + work.patience;
    while (tally.saves === before) {
      // A run that saves nothing loses nothing and proves nothing.
      if (performance.now() > deadline) {
        throw new Error(`No save was answered in ${work.patience} ms (last refusal ${tally.lastRefusal}).`);
      }
      await pause(20);
    }
    await strike(product, victim);
  } finally {
    controller.abort();
    await writing;
  }
}

interface Round {
  readonly tally: Tally;
  readonly victim: Victim;
}

async function run(kills: number, dataDir: string): Promise<string> {
  const options = { dataDir, port: await freePort(), env: { LOG_LEVEL: 'fatal' } };
  let product = await startProduct(options);
  try {
    const members = await Promise.all(
      Array.from({ length: writers }, (_, number) => newMember(product, `writer${number}`)),
    );
    const tally: Tally = { known: new Map(), saves: 0, refused: 0, lastRefusal: 'none' };
    const struck: Record<Victim, number> = { server: 0, both: 0, database: 0 };
    let slowest = 0;
    for (let turn = 0; struck.server + struck.both < kills; turn += 1) {
      const victim = victims[turn % victims.length] ?? 'server';
      await saveAndStrike(product, members, { tally, victim });
      struck[victim] += 1;
      const from = performance.now();
      if (victim !== 'database') product = await startProduct(options);
      else await answersAgain(product);
      const recovery = Math.round(performance.now() - from);
      slowest = Math.max(slowest, recovery);
      const lost = await findLost(product, tally);
      console.log(
        `strike ${turn + 1} (${victim}): back after ${recovery} ms, ${tally.saves} saves answered so far, ${lost.length} lost`,
      );
      if (lost.length > 0) throw new Error(lost.slice(0, 5).join('\n'));
    }
    return (
      `${struck.server + struck.both} kills of the server (${struck.both} with its database), ` +
      `${struck.database} of the database alone, ${tally.saves} saves answered, ` +
      `${tally.refused} refused with a sentence, 0 lost; slowest recovery ${slowest} ms`
    );
  } finally {
    await product.stop();
  }
}

async function main(kills: number): Promise<void> {
  assert(Number.isInteger(kills) && kills > 0, 'Usage: npm run faults -- [kills of the server]');
  const dataDir = await mkdtemp(join(tmpdir(), 'bloom-kill-'));
  try {
    console.log(await run(kills, dataDir));
  } catch (error) {
    // A server that did not start again leaves its database running.
    await (await startCluster({ dataDir }).catch(() => null))?.stop();
    console.error(`What there is lies in ${dataDir}.`);
    throw error;
  }
  await rm(dataDir, { recursive: true, force: true });
}

/** Waits until the running server has its database back. */
async function answersAgain({ origin }: Product): Promise<void> {
  const deadline = AbortSignal.timeout(30_000);
  while (!(await fetch(`${origin}/readyz`, { signal: deadline })).ok) await pause(50);
}

await main(Number(process.argv[2] ?? 20));
