import { afterEach, expect, test, vi } from 'vitest';
import { arrived, hearOut, mostBody, overflow } from './arrived.ts';

afterEach(() => void vi.useRealTimers());

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
  const waiting = arrived(request);
  await writer.write(Buffer.from('email='));
  const first = await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
  expect(first).toBe('waits');
  await writer.write(Buffer.from('asha'));
  await writer.close();
  const whole = await waiting;
  expect([whole?.method, await whole?.text()]).toEqual(['POST', 'email=asha']);
});

test('as much as a form may have is taken, and more is not read', async () => {
  const whole = await arrived(pouring(mostBody).request);
  expect((await whole?.arrayBuffer())?.byteLength).toBe(mostBody);
  const { request, taken } = pouring(50 * overflow);
  expect(await arrived(request)).toBeNull();
  expect(taken()).toBe(mostBody + 64 * 1024);
  expect(await hearOut(request)).toBe(true);
  expect(taken()).toBeLessThan(mostBody + overflow + 256 * 1024);
});

test('a form that broke off is broken for who reads it', async () => {
  const { request, writer } = sending();
  const waiting = arrived(request);
  await writer.abort(new Error('gone'));
  const half = await waiting;
  await expect(half?.text()).rejects.toThrow();
});

test('pages have nothing to wait for', async () => {
  const page = new Request('http://localhost/login');
  expect(await arrived(page)).toBe(page);
});

test('what nobody wants is heard out, but not for ever', async () => {
  const small = pouring(1024 * 1024);
  expect(await hearOut(small.request)).toBe(true);
  expect(small.taken()).toBe(1024 * 1024);
  vi.useFakeTimers();
  const { request } = sending();
  const hearing = hearOut(request);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await hearing).toBe(true);
});

test('of one address two are heard at a time, some wait, and the rest is cut', async () => {
  const from = (address: string) => {
    const { request, writer } = sending();
    request.headers.set('x-client-address', address);
    return { heard: hearOut(request), writer };
  };
  const many = Array.from({ length: 30 }, () => from('203.0.113.1'));
  const cut = await Promise.all(many.slice(18).map(({ heard }) => heard));
  expect(cut).toEqual(Array(12).fill(false));
  const other = from('203.0.113.2');
  await other.writer.close();
  expect(await other.heard).toBe(true);
  await Promise.all(many.map(({ writer }) => writer.close()));
  expect(await Promise.all(many.slice(0, 18).map(({ heard }) => heard))).toEqual(Array(18).fill(true));
});
