import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimitedQueue } from './limited-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const size = { concurrency: 2, maxWaiting: 3, timeoutMs: 2_000 };

/** Work that takes `ms`; its name when it was done, null when it was refused. */
function takes(ms: number, name: string) {
  return () => new Promise<string>((resolve) => setTimeout(() => resolve(name), ms));
}

test('some run, some wait for their turn, and the rest are refused at once', async () => {
  const queue = createLimitedQueue(size);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.enter(takes(100, name)));
  expect([queue.isFull(), queue.counts()]).toEqual([true, { running: 2, waiting: 3, unsent: 0 }]);
  expect(await queue.enter(takes(100, 'f'))).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect([queue.isFull(), queue.counts()]).toEqual([false, { running: 2, waiting: 1, unsent: 0 }]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, unsent: 0 });
});

test('nobody waits longer than is sensible behind work that does not end', async () => {
  const queue = createLimitedQueue(size);
  const ended = Promise.withResolvers<string>();
  const held = [queue.enter(() => ended.promise), queue.enter(() => ended.promise)];
  const waits = queue.enter(takes(1, 'late'));
  await vi.advanceTimersByTimeAsync(size.timeoutMs);
  expect(await waits).toBeNull();
  expect(queue.counts()).toEqual({ running: 2, waiting: 0, unsent: 0 });
  ended.resolve('done');
  expect(await Promise.all(held)).toEqual(['done', 'done']);
});

test('while more come than can be done, whoever is answered is answered soon, and nobody once it is over', async () => {
  const queue = createLimitedQueue({
    concurrency: 1,
    maxWaiting: 40,
    timeoutMs: 2_000,
    overloadTimeoutMs: 250,
  });
  const waited: number[] = [];
  let refused = 0;
  async function visit(): Promise<void> {
    const came = performance.now();
    const began = await queue.enter(async () => {
      const now = performance.now();
      await takes(50, '')();
      return now;
    });
    if (began === null) refused += 1;
    else if (came > 1_000) waited.push(began - came);
  }
  // Forty a second, where twenty can be answered.
  for (let count = 0; count < 200; count += 1) {
    void visit();
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(Math.max(...waited)).toBeLessThanOrEqual(250);
  expect(waited.length).toBeGreaterThan(70);
  expect(refused).toBeGreaterThan(70);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, unsent: 0 });
  const before = refused;
  for (let count = 0; count < 10; count += 1) {
    void visit();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(refused).toBe(before);
});

test('where nothing else is said, a queue that stands is waited in for as long as a burst', async () => {
  const queue = createLimitedQueue({ concurrency: 1, maxWaiting: 40, timeoutMs: 2_000 });
  const all = Array.from({ length: 30 }, () => queue.enter(takes(50, 'drawn')));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await Promise.all(all)).toEqual(Array(30).fill('drawn'));
});

test('work that fails leaves its place', async () => {
  const queue = createLimitedQueue(size);
  for (let count = 0; count < 5; count += 1) {
    await expect(queue.enter(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  }
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, unsent: 0 });
});

test('who asks for much takes no more than a share of the places and seats, and turns with the others', async () => {
  const queue = createLimitedQueue({
    concurrency: 3,
    maxWaiting: 10,
    perClient: { concurrency: 2, maxWaiting: 4 },
    timeoutMs: 10_000,
  });
  const order: string[] = [];
  const ask = (who: string) =>
    queue.enter(
      async () => {
        await takes(100, who)();
        order.push(who);
      },
      { client: who },
    );
  const greedy = Array.from({ length: 50 }, () => ask('greedy'));
  expect(queue.counts()).toEqual({ running: 2, waiting: 4, unsent: 0 });
  const others = [ask('a'), ask('a'), ask('b')];
  expect(queue.counts()).toEqual({ running: 3, waiting: 6, unsent: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  // Of those who wait, whoever was not served yet comes before whoever was.
  expect(order.slice(0, 6)).toEqual(['greedy', 'greedy', 'a', 'b', 'greedy', 'a']);
  expect((await Promise.all(greedy)).filter((done) => done === null)).toHaveLength(44);
  expect(await Promise.all(others)).not.toContain(null);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, unsent: 0 });
});

test('a client who was served waits behind one who was not, however early', async () => {
  const queue = createLimitedQueue({
    concurrency: 1,
    maxWaiting: 20,
    perClient: { concurrency: 1, maxWaiting: 10 },
    timeoutMs: 10_000,
  });
  const order: string[] = [];
  const ask = (who: string) =>
    queue.enter(async () => void order.push(await takes(100, who)()), { client: who });
  for (let count = 0; count < 5; count += 1) void ask('early');
  void ask('late');
  await vi.advanceTimersByTimeAsync(600);
  expect(order).toEqual(['early', 'late', 'early', 'early', 'early', 'early']);
});

test('what was made takes a place of its client until it is sent, and delays nobody else', async () => {
  const queue = createLimitedQueue({
    concurrency: 1,
    maxWaiting: 10,
    maxUnsent: 3,
    perClient: { concurrency: 1, maxWaiting: 10, maxUnsent: 2 },
    timeoutMs: 10_000,
  });
  const reads = new Map<string, () => void>();
  const ask = (client: string, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    reads.set(name, resolve);
    return queue.enter(takes(100, name), { client, sent: promise });
  };
  const done: (string | null)[] = [];
  for (const name of ['a', 'b', 'c']) void ask('slow', name).then((one) => done.push(one));
  void ask('other', 'd').then((one) => done.push(one));
  await vi.advanceTimersByTimeAsync(1_000);
  // The third of whoever does not read waits; all together have three.
  expect([done, queue.counts()]).toEqual([['a', 'd', 'b'], { running: 0, waiting: 1, unsent: 3 }]);
  expect([queue.isFull('other'), queue.isFull('slow')]).toEqual([false, false]);
  reads.get('d')?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.counts()).toEqual({ running: 0, waiting: 1, unsent: 2 });
  reads.get('a')?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['a', 'd', 'b', 'c']);
  for (const read of reads.values()) read();
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0, unsent: 0 });
});

test('who asks for much is told when their share is full, and nobody else is', async () => {
  const queue = createLimitedQueue({
    concurrency: 1,
    maxWaiting: 10,
    perClient: { concurrency: 1, maxWaiting: 2 },
  });
  const all = [1, 2, 3].map(() => queue.enter(takes(100, ''), { client: 'greedy' }));
  expect([queue.isFull('greedy'), queue.isFull('other'), queue.isFull()]).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(all);
});
