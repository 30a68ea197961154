import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { bufferBody, maxBodyBytes } from './buffer-body.ts';

/** A form under way, piece by piece. */
function sending() {
  return Object.assign(new PassThrough(), { headers: { 'transfer-encoding': 'chunked' } });
}

test('a form takes its turn when it has come, and is what was sent', async () => {
  const form = sending();
  const waiting = bufferBody(form);
  form.write('email=');
  const first = await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
  expect(first).toBe('waits');
  form.end('asha');
  expect(`${await waiting}`).toBe('email=asha');
});

test('as much as a form may have is taken, and more is not read', async () => {
  const [most, more] = [sending(), sending()];
  const [whole, tooLarge] = [bufferBody(most), bufferBody(more)];
  most.end(Buffer.alloc(maxBodyBytes));
  more.end(Buffer.alloc(maxBodyBytes + 1));
  expect((await whole)?.length).toBe(maxBodyBytes);
  expect(await tooLarge).toBe('too large');
});

test('a form that broke off is none, whether it is read already or not', async () => {
  const form = sending();
  const waiting = bufferBody(form);
  form.write('email=');
  form.destroy();
  expect(await waiting).toBe('broken off');
  expect(await bufferBody(form)).toBe('broken off');
});

test('pages have nothing to wait for', async () => {
  expect(await bufferBody(Object.assign(new PassThrough(), { headers: {} }))).toBeNull();
});

test('of many forms that do not finish the oldest are given up, and whoever finishes is served', async () => {
  const piece = Buffer.alloc(maxBodyBytes / 2);
  const stalled = Array.from({ length: 300 }, () => {
    const form = sending();
    const waiting = bufferBody(form);
    form.write(piece);
    return { form, waiting };
  });
  expect(await stalled[0]?.waiting).toBe('given up');
  const late = sending();
  const waiting = bufferBody(late);
  late.end(piece);
  expect((await waiting)?.length).toBe(piece.length);
  const last = stalled.at(-1);
  last?.form.end();
  expect((await last?.waiting)?.length).toBe(piece.length);
  for (const { form } of stalled) form.destroy();
  const ends = await Promise.all(stalled.map((one) => one.waiting));
  expect(new Set(ends.filter((end) => typeof end === 'string'))).toEqual(new Set(['given up', 'broken off']));
});

test('a form that comes a byte at a time is what was sent', async () => {
  const form = sending();
  const waiting = bufferBody(form);
  const text = 'a=b&'.repeat(2_000);
  for (const sign of text) form.write(sign);
  form.end();
  expect(`${await waiting}`).toBe(text);
});
