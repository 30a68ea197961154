import type { Site } from '#tests/support/site.ts';
import { requests, type Sample, slowest, startProbe, summary, unclear } from '../faults/probe.ts';
import { verify } from '../faults/verify.ts';
import { acknowledged, makeSamples, newLedger, untilSaved, work } from '../faults/workload.ts';
import { ownerRows } from '../support/product.ts';
import { type Member, saveCard } from '../support/visitor.ts';

/** Milliseconds: of the answers while there is no leader, and until saves go through again. */
export const limits = { answerMs: 10_000, recoveryMs: 30_000 } as const;

const inMemory = 'card in memory';

/** The first request of an instance renders the page, the second finds it cached. */
const requestsUntilCached = 2;

/** What people were answered in one round. */
export interface Round {
  readonly acknowledged: number;
  readonly refused: number;
  /** Milliseconds from the fault to the first save that went through. */
  readonly recoveryMs: number;
  readonly slowest: number;
  /** Pages of a card that was in memory. */
  readonly pages: number;
  readonly complaints: readonly string[];
}

/** People who work, one who watches how requests are answered, and visitors of a card. */
export interface People {
  /**
   * Injects the fault while members save. Once a save succeeds again, it calls the function that `inject` returned, which
   * repairs what was broken.
   */
  measureFault(inject: () => Promise<() => Promise<unknown>>): Promise<Round>;
  /** Looks for everything that was ever acknowledged. */
  check(): Promise<readonly string[]>;
}

export async function startPeople(site: Site): Promise<People> {
  const owner = { dataDir: '', databaseUrl: site.database.url };
  const place = { origin: site.origin, ...owner };
  const [observer, ...members] = (await Promise.all(
    ['watching', 'one', 'two'].map((name) => site.signUpMember(name)),
  )) as [Member, ...Member[]];
  const samples = await makeSamples();
  const ledger = newLedger();
  const checked = new Set<string>();
  const cardId = await saveCard(observer);
  const path = `/card/${cardId}`;
  const visit = () => fetch(site.origin + path);

  /** Resolves when each instance has the card in memory. */
  const fillCaches = async () => {
    for (const instance of site.instances) {
      for (let request = 0; request < requestsUntilCached; request += 1)
        await (await site.ask(instance, null, path)).text();
    }
  };

  return {
    async measureFault(inject) {
      // They save faster than people are allowed to.
      await ownerRows(owner, 'delete from rate_limit');
      await untilSaved(observer, 3 * limits.recoveryMs);
      await fillCaches();
      const before = { refused: ledger.refused, acknowledged: acknowledged(ledger) };
      const over = new AbortController();
      const working = members.map((member) => work(member, { ledger, samples, signal: over.signal }));
      const probe = startProbe({ ...requests(observer, cardId), [inMemory]: visit });
      let recoveryMs: number;
      let seen: readonly Sample[] = [];
      try {
        const from = performance.now();
        const repair = await inject();
        recoveryMs = await untilSaved(observer, 3 * limits.recoveryMs, from);
        await repair();
      } finally {
        over.abort();
        seen = await probe.stop();
        await Promise.all(working);
      }
      if (process.env.FAULTS_VERBOSE) {
        const kinds = [...new Set(seen.map(({ what }) => what))];
        console.log(
          `  ${summary(seen)}; slowest: ${kinds.map((kind) => `${kind} ${slowest(seen, kind)}`).join(', ')} ms`,
        );
      }
      return {
        acknowledged: acknowledged(ledger) - before.acknowledged,
        refused: ledger.refused - before.refused,
        recoveryMs,
        slowest: slowest(seen),
        pages: seen.filter(({ what }) => what === inMemory).length,
        complaints: [
          ...ledger.unclear.splice(0),
          ...unclear(seen),
          ...late(seen, recoveryMs),
          ...failedReads(seen),
        ],
      };
    },
    async check() {
      const { lost, half, orphans } = await verify(place, { ledger, samples }, checked);
      return [...lost, ...half, ...orphans];
    },
  };
}

function late(seen: readonly Sample[], recoveryMs: number): string[] {
  const slow = seen.filter(({ milliseconds }) => milliseconds > limits.answerMs);
  return [
    ...slow.map(({ what, milliseconds }) => `${what} took ${milliseconds} ms`),
    ...(recoveryMs > limits.recoveryMs ? [`saves went through again after ${recoveryMs} ms`] : []),
  ];
}

function failedReads(seen: readonly Sample[]): string[] {
  return seen
    .filter(({ what, answer }) => what === inMemory && answer?.status !== 200)
    .map(({ what, answer }) => `${what}: ${answer?.status ?? 'no answer'}`);
}
