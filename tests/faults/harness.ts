import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '#server/db/built-in/cluster.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { type Member, saveCard, signUpMember } from '../support/visitor.ts';
import { fileRequests, requests, type Sample, slowest, startProbe, summary, unclear } from './probe.ts';
import { verify } from './verify.ts';
import { acknowledged, type Ledger, makeSamples, newLedger, send, untilSaved, work } from './workload.ts';

/** What a fault comes to: a line of the table at the end. */
export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Everything that should not have been, a line for each. Empty: survived. */
  readonly complaints: readonly string[];
  /** Milliseconds: the slowest answer while something was broken, and the longest until saves went through again. */
  readonly slowest: number | null;
  readonly recovery: number | null;
  readonly note: string;
}

export interface Fault {
  readonly name: string;
  /** Rounds when no number is given. */
  readonly rounds: number;
  /** Why this machine cannot do it; null where it can. */
  readonly unavailable?: () => Promise<string | null>;
  readonly run: (rounds: number) => Promise<Outcome>;
}

export interface HarnessOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Where the data is kept; a folder that is removed at the end unless given. */
  readonly dataDir?: string;
  /** Watches how uploads are taken and given back as well. */
  readonly withFiles?: boolean;
}

/** A running product with people at work in it, and the book of what it said yes to. */
export interface Harness extends AsyncDisposable {
  readonly product: () => Product;
  readonly dataDir: string;
  readonly ledger: Ledger;
  readonly complain: (what: string, lines: readonly string[]) => void;
  /** Starts the product again after it ended; the milliseconds that took. */
  readonly restart: () => Promise<number>;
  /** Everybody works while the story is told; it begins when something was acknowledged. */
  readonly underLoad: (story: () => Promise<void>) => Promise<void>;
  /** Breaks something while everybody works and watches how requests are answered meanwhile. */
  readonly watch: (inject: Injection) => Promise<readonly Sample[]>;
  /** The same, then mends it, and waits until saves go through again. */
  readonly injectAndRecover: (inject: ReversibleInjection) => Promise<readonly Sample[]>;
  /** Looks for everything that was acknowledged. */
  readonly check: (what: string) => Promise<void>;
  readonly outcome: (rounds: number, note?: string) => Outcome;
  /** Ends the product and its database; the data stays. */
  readonly stop: () => Promise<void>;
}

export interface Injection {
  readonly name: string;
  readonly inject: () => Promise<unknown>;
  /** Milliseconds it stays broken. */
  readonly lasts: number;
  /** Milliseconds an answer may take meanwhile. */
  readonly timeoutMs: number;
  /** Where it is another time for a kind of request. */
  readonly timeoutMsFor?: Readonly<Record<string, number>>;
}

export interface ReversibleInjection extends Injection {
  /** What it returns mends it. */
  readonly inject: () => Promise<() => Promise<void>>;
  /** Milliseconds from mending until a save must have gone through. */
  readonly recovery: number;
}

/** People who save at the same time. */
const writers = 4;

/** Milliseconds until the first save must have been acknowledged, and until everything is given up. */
const limits = { first: 20_000, recovery: 60_000 } as const;

/** Collects what should not have been, and how long things took. */
function newFindings(ledger: Ledger) {
  const complaints: string[] = [];
  const worst: { slowest: number | null; recovery: number | null } = { slowest: null, recovery: null };
  const complain: Harness['complain'] = (what, lines) => {
    for (const line of lines.slice(0, 5)) console.log(`  ${what}: ${line}`);
    complaints.push(...lines.map((line) => `${what}: ${line}`));
  };
  const note = (key: keyof typeof worst, milliseconds: number) => {
    worst[key] = Math.max(worst[key] ?? 0, milliseconds);
  };
  const outcome: Harness['outcome'] = (rounds, text = '') => ({
    rounds,
    acknowledged: acknowledged(ledger),
    complaints,
    ...worst,
    note: text,
  });
  return { complain, note, outcome };
}

export async function startHarness({
  env = {},
  dataDir: given,
  withFiles,
}: HarnessOptions = {}): Promise<Harness> {
  const dataDir = given ?? temporaryFolder();
  const options = { dataDir, port: await freePort(), env: { LOG_LEVEL: 'error', ...env } };
  let product = await startProduct(options);
  const samples = await makeSamples();
  const ledger = newLedger();
  const [observer, ...members] = (await Promise.all(
    Array.from({ length: writers + 1 }, (_, number) => signUpMember(product, `writer${number}`)),
  )) as [Member, ...Member[]];
  const cardId = await saveCard(observer);
  const checked = new Set<string>();
  const { complain, note, outcome } = newFindings(ledger);

  async function underLoad(story: () => Promise<void>): Promise<void> {
    // They save faster than people are allowed to.
    await ownerRows(product, 'delete from rate_limit');
    const before = acknowledged(ledger);
    const controller = new AbortController();
    const parts = { ledger, samples, signal: controller.signal };
    const working = Promise.all(members.map((member) => work(member, parts)));
    try {
      const deadline = performance.now() + limits.first;
      // A run in which nothing is saved loses nothing and proves nothing.
      while (acknowledged(ledger) === before) {
        if (performance.now() > deadline) throw new Error(`Nothing was saved in ${limits.first} ms.`);
        await pause(20);
      }
      await story();
    } finally {
      controller.abort();
      await working;
    }
    complain('workload', ledger.unclear.splice(0));
  }

  const upload = withFiles ? samples.photos[0] : undefined;
  const fileId =
    upload && ((await (await send(observer, upload)).json()) as { photo: { file: string } }).photo.file;
  const probed = {
    ...requests(observer, cardId),
    ...(upload && fileId && fileRequests(observer, { upload, fileId })),
  };

  async function observe({ name, lasts, timeoutMs, timeoutMsFor = {} }: Omit<Injection, 'inject'>) {
    const probe = startProbe(probed);
    await pause(lasts);
    const seen = await probe.stop();
    note('slowest', slowest(seen));
    const slow = seen.filter(({ what, milliseconds }) => milliseconds > (timeoutMsFor[what] ?? timeoutMs));
    complain(name, unclear(seen));
    complain(
      name,
      slow.map(({ what, milliseconds }) => `${what} took ${milliseconds} ms`),
    );
    if (process.env.FAULTS_VERBOSE) console.log(`  ${name}: ${summary(seen)}`);
    return seen;
  }

  /** Breaks something under load and watches; `mended` is told how to mend it, and mends it. */
  async function breaking<Mend>(
    { inject, ...rest }: Omit<Injection, 'inject'> & { readonly inject: () => Promise<Mend> },
    mended: (mend: Mend) => Promise<void> = async () => {},
  ): Promise<readonly Sample[]> {
    let seen: readonly Sample[] = [];
    await underLoad(async () => {
      const mend = await inject();
      seen = await observe(rest);
      await mended(mend);
    });
    return seen;
  }

  let isStopped = false;
  async function stop(): Promise<void> {
    if (isStopped) return;
    isStopped = true;
    await product.stop();
    // A product that was killed leaves its database running.
    if (!env.DATABASE_URL) await (await startCluster({ dataDir }).catch(() => null))?.stop();
  }

  return {
    product: () => product,
    dataDir,
    ledger,
    complain,
    underLoad,
    watch: (injection) => breaking(injection),
    injectAndRecover: ({ recovery, ...injection }) =>
      breaking(injection, async (mend) => {
        await mend();
        const took = await untilSaved(observer, limits.recovery);
        note('recovery', took);
        if (took > recovery) complain(injection.name, [`saves went through again after ${took} ms`]);
      }),
    async restart() {
      const from = performance.now();
      product = await startProduct(options);
      const took = Math.round(performance.now() - from);
      note('recovery', took);
      return took;
    },
    async check(what) {
      const { lost, half, orphans } = await verify(product, { ledger, samples }, checked);
      complain(`${what}: lost`, lost);
      complain(`${what}: half`, half);
      complain(`${what}: left over`, orphans);
    },
    outcome,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
