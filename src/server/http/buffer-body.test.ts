import { expect, test } from 'vitest';
import { bufferBody, maxBodyBytes } from './buffer-body.ts';

/** A form under way, piece by piece. */
function sending() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = { method: 'POST', body: readable, duplex: 'half' } as RequestInit;
  return { request: new Request('http://localhost/login', init), writer };
}

/** A body of so many bytes, and how many of them were taken. */
function pouring(bytes: number) {
  const piece = 64 * 1024;
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= bytes) return controller.close();
        const length = Math.min(piece, bytes - taken);
        taken += length;
        controller.enqueue(new Uint8Array(length));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://localhost/login', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, taken: () => taken };
}

test('a form takes its turn when it has come, and is what was sent', async () => {
  const { request, writer } = sending();
  const waiting = bufferBody(request);
  await writer.write(Buffer.from('email='));
  const first = await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
  expect(first).toBe('waits');
  await writer.write(Buffer.from('asha'));
  await writer.close();
  const whole = await waiting;
  expect([whole?.method, await whole?.text()]).toEqual(['POST', 'email=asha']);
});

test('as much as a form may have is taken, and more is not read', async () => {
  const whole = await bufferBody(pouring(maxBodyBytes).request);
  expect((await whole?.arrayBuffer())?.byteLength).toBe(maxBodyBytes);
  const { request, taken } = pouring(200 * maxBodyBytes);
  expect(await bufferBody(request)).toBeNull();
  expect(taken()).toBe(maxBodyBytes + 64 * 1024);
});

test('a form that broke off is broken for who reads it', async () => {
  const { request, writer } = sending();
  const waiting = bufferBody(request);
  await writer.abort(new Error('gone'));
  const half = await waiting;
  await expect(half?.text()).rejects.toThrow();
});

test('pages have nothing to wait for', async () => {
  const page = new Request('http://localhost/login');
  expect(await bufferBody(page)).toBe(page);
});
