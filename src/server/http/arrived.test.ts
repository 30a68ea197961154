import { expect, test } from 'vitest';
import { arrived } from './arrived.ts';

/** A form under way, piece by piece. */
function sending(path = '/login') {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = { method: 'POST', body: readable, duplex: 'half' } as RequestInit;
  return { request: new Request(`http://localhost${path}`, init), writer };
}

test('a form takes its turn when it has come, and is what was sent', async () => {
  const { request, writer } = sending();
  const waiting = arrived(request);
  await writer.write(Buffer.from('email='));
  const first = await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
  expect(first).toBe('waits');
  await writer.write(Buffer.from('asha'));
  await writer.close();
  const { request: whole, isWhole } = await waiting;
  expect([isWhole, whole.method, await whole.text()]).toEqual([true, 'POST', 'email=asha']);
});

test('what is far too long waits for nobody and is still read by who refuses it', async () => {
  const { request, writer } = sending();
  const waiting = arrived(request);
  const long = Buffer.alloc(300 * 1024, 'x');
  await writer.write(long);
  const { request: part, isWhole } = await waiting;
  expect(isWhole).toBe(false);
  const text = part.text();
  await writer.write(Buffer.from('end'));
  await writer.close();
  expect((await text).length).toBe(long.length + 3);
});

test('a form that broke off is broken for who reads it', async () => {
  const { request, writer } = sending();
  const waiting = arrived(request);
  await writer.abort(new Error('gone'));
  const { request: half } = await waiting;
  await expect(half.text()).rejects.toThrow();
});

test('uploads take their turn first, and pages have nothing to wait for', async () => {
  const { request } = sending('/studio/photo');
  expect((await arrived(request)).request).toBe(request);
  const page = new Request('http://localhost/login');
  expect((await arrived(page)).request).toBe(page);
});
