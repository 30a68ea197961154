import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '#tests/support/product.ts';
import type { Site } from '#tests/support/site.ts';
import { type LoadOptions, startLoad } from '#tests/support/steady-load.ts';
import { type Check, middleAndMost } from './check.ts';

const clients = 12;

/** Stops and starts the instances one by one while people go on. */
export async function rollingRestart(site: Site, stops: number, options: LoadOptions): Promise<Check> {
  const load = await startLoad(site, options);
  const times: number[] = [];
  const seconds = Number(site.env.DRAIN_SECONDS);
  for (let stop = 0; stop < stops; stop += 1) {
    const before = load.count();
    times.push((await site.restart(stop % site.instances.length)) - seconds * 1000);
    // A stop at which nobody asked for anything proves nothing.
    while (load.count() < before + clients) await pause(10);
  }
  const { answered, refused, failures } = await load.stop();
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  const total = Object.values(answered).reduce((sum, each) => sum + each, 0);
  return {
    what: `${stops} stops and starts, one by one, under load`,
    isRight: failures.length === 0 && Math.max(...times) <= 10_000,
    found:
      `${total} requests answered, ${refused} refused in time, ${failures.length} failed; the end after ${seconds} s of draining: ` +
      `${middleAndMost(times)} (${JSON.stringify(answered)})`,
  };
}

interface Tally {
  answered: number;
  readonly dropped: string[];
}

/** Asks again and again on one connection, until an answer says that it was the last. */
async function requestUntilClosed({ origin }: Product, path: string, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let isLast = false; !isLast; ) {
      const [answer] = (await once(get(origin + path, { agent }), 'response')) as [IncomingMessage];
      await buffer(answer);
      isLast = answer.headers.connection === 'close';
      if (answer.statusCode === 200) tally.answered += 1;
      else tally.dropped.push(`${path}: ${answer.statusCode}`);
    }
  } catch (error) {
    tally.dropped.push(`${path}: ${error}`);
  } finally {
    agent.destroy();
  }
}

/** One instance that nobody balances is told to stop under load, again and again. */
export async function signal(start: () => Promise<Product>, times: number): Promise<Check> {
  const tally: Tally = { answered: 0, dropped: [] };
  const ends: number[] = [];
  const codes = new Set<number | null>();
  for (let time = 0; time < times; time += 1) {
    const product = await start();
    const paths = ['/', '/login', '/gallery', '/healthz', '/about', '/faqs'];
    const asked = Array.from({ length: clients }, (_, number) =>
      requestUntilClosed(product, paths[number % paths.length] ?? '/', tally),
    );
    const before = tally.answered;
    while (tally.answered < before + clients) await pause(5);
    await pause(randomInt(50));
    const from = performance.now();
    await product.stop();
    ends.push(performance.now() - from);
    codes.add(product.process.exitCode);
    await Promise.all(asked);
  }
  for (const line of tally.dropped.slice(0, 20)) console.log(`  ${line}`);
  return {
    what: `${times} times SIGTERM to an instance under load, without draining`,
    isRight: tally.dropped.length === 0 && Math.max(...ends) <= 10_000 && [...codes].join() === '0',
    found: `${tally.answered} requests answered, ${tally.dropped.length} dropped, exit codes ${[...codes]}; the end: ${middleAndMost(ends)}`,
  };
}
