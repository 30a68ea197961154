import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAtRate, TooSlow } from './read-at-rate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A body of which so many bytes come each second; seconds until it was whole, or was given up. */
async function seconds(rates: Iterable<number>): Promise<{ seconds: number; outcome: string }> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let outcome = '';
  const reading = (async () => {
    for await (const piece of readAtRate(readable)) void piece;
  })().then(
    () => (outcome = 'whole'),
    (error) => (outcome = error instanceof TooSlow ? 'too slow' : `${error}`),
  );
  let count = 0;
  for (const bytes of rates) {
    if (bytes > 0) void writer.write(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(1_000);
    count += 1;
    if (outcome) break;
  }
  if (!outcome) {
    void writer.close();
    await vi.advanceTimersByTimeAsync(0);
    await reading;
  }
  return { seconds: count, outcome };
}

test('a phone in a village gets through, also with a pause on the way', async () => {
  const village = Array<number>(90).fill(10_000);
  expect(await seconds(village)).toEqual({ seconds: 90, outcome: 'whole' });
  const tunnel = [...village, ...Array<number>(25).fill(0), ...village];
  expect(await seconds(tunnel)).toEqual({ seconds: 205, outcome: 'whole' });
});

test('a byte a second is given up after half a minute, and so is nothing at all', async () => {
  expect(await seconds(Array<number>(100).fill(1))).toEqual({ seconds: 31, outcome: 'too slow' });
  expect(await seconds(Array<number>(100).fill(0))).toEqual({ seconds: 30, outcome: 'too slow' });
});

test('who sent much at first may not take for ever over the rest', async () => {
  const hoard = [20_000_000, ...Array<number>(100).fill(1)];
  expect((await seconds(hoard)).seconds).toBeLessThan(35);
});

test('whoever reads slowly is not the sender', async () => {
  const body = new Response('x'.repeat(200)).body as ReadableStream<Uint8Array>;
  let text = 0;
  for await (const piece of readAtRate(body)) {
    await vi.advanceTimersByTimeAsync(60_000);
    text += piece.length;
  }
  expect(text).toBe(200);
});
