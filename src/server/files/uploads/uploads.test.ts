import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { fileLimits } from '../limits.ts';
import { createUploads, type ReceivedFile, type Uploads } from './uploads.ts';

const megabyte = 1024 * 1024;

let folder: string;
let uploads: Uploads;

beforeEach(async () => {
  folder = temporaryFolder();
  uploads = createUploads(join(folder, 'incoming'));
});
afterEach(() => void vi.useRealTimers());

function requestOf(body: BodyInit | null, address = '203.0.113.1'): Request {
  const headers = { 'x-client-address': address };
  return new Request('http://localhost', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

/** A body that its sender goes on writing. */
function sending() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return { request: requestOf(readable), writer: writable.getWriter() };
}

function receive(
  request: Request,
  work = async (file: ReceivedFile): Promise<unknown> => file.size,
  uploaderId = 'asha',
) {
  return uploads.receive({ request, uploaderId, max: megabyte }, work);
}

/** How many files this process holds open in the folder. */
async function open(): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const paths = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder)).length;
}

test('what was sent is read from the disk, as often as it is needed, and is gone afterwards', async () => {
  const sent = Buffer.alloc(megabyte, 'birthday');
  const read = await receive(requestOf(sent), async (file) => {
    // Nothing by any name: a process that is killed leaves nothing behind.
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect([file.size, file.sender, await open()]).toEqual([megabyte, '203.0.113.1', 1]);
    return [await file.read(), await file.read()].map((bytes) => sent.equals(bytes));
  });
  expect(read).toEqual({ ok: true, value: [true, true] });
  expect(await open()).toBe(0);
});

test('nothing at all is a file without bytes', async () => {
  expect(await receive(requestOf(null))).toEqual({ ok: true, value: 0 });
});

test.each([
  ['a byte more than it may have', megabyte + 1],
  ['far more', 20 * megabyte],
])('%s is refused, and no work is done with it', async (_, size) => {
  const work = vi.fn();
  expect(await receive(requestOf(new Uint8Array(size)), work)).toEqual({ ok: false, error: 'too-large' });
  expect([work.mock.calls.length, await open()]).toEqual([0, 0]);
});

test('of what is too large the beginning is used where that is wanted, once the rest was sent', async () => {
  const sent = Buffer.alloc(3 * megabyte, 'birthday');
  const request = requestOf(sent);
  const beginning = async (file: ReceivedFile) => [
    file.size,
    sent.subarray(0, megabyte).equals(await file.read()),
  ];
  const upload = { request, uploaderId: 'asha', max: megabyte };
  const received = await uploads.receive<unknown>(upload, vi.fn(), beginning);
  expect(received).toEqual({ ok: true, value: [megabyte, true] });
  expect(await request.body?.getReader().read()).toEqual({ done: true, value: undefined });
  expect(await open()).toBe(0);
});

test('but no more of it is read than a limit says', async () => {
  const { request, writer } = sending();
  const received = uploads.receive<unknown>(
    { request, uploaderId: 'asha', max: 10 },
    vi.fn(),
    async ({ size }) => size,
  );
  const piece = Buffer.alloc(fileLimits.droppedBytes / 4);
  for (let count = 0; count < 5; count += 1) await writer.write(piece);
  expect(await received).toEqual({ ok: true, value: 10 });
});

test('what broke off is refused, and so is what comes too slowly', async () => {
  const broken = sending();
  const half = receive(broken.request);
  await broken.writer.write(Buffer.from('half'));
  await broken.writer.abort(new Error('gone'));
  expect(await half).toEqual({ ok: false, error: 'broken' });

  const slow = sending();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const waiting = receive(slow.request);
  let isOver = false;
  void waiting.then(() => (isOver = true));
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      if (!isOver) throw new Error('not yet');
    },
    { timeout: 10_000, interval: 1 },
  );
  expect(await waiting).toEqual({ ok: false, error: 'too-slow' });
  vi.useRealTimers();
  expect(await open()).toBe(0);
});

test('an account that sends many files at once waits for its own, and nobody else does', async () => {
  const { concurrency, maxWaiting } = fileLimits.uploads;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: concurrency + maxWaiting }, () => receive(requestOf('x'), () => promise));
  await expect.poll(open).toBe(concurrency);
  expect(await receive(requestOf('x'))).toEqual({ ok: false, error: 'busy' });
  expect(await receive(requestOf('x'), async () => 'served', 'ravi')).toEqual({ ok: true, value: 'served' });
  resolve();
  expect((await Promise.all(held)).map(({ ok }) => ok)).toEqual(Array(concurrency + maxWaiting).fill(true));
});

test('work that fails leaves nothing behind; a disk that cannot be used is said', async () => {
  const failing = receive(requestOf('x'), () => Promise.reject(new Error('no ink')));
  await expect(failing).rejects.toThrow('no ink');
  expect(await open()).toBe(0);
  await writeFile(join(folder, 'file'), 'in the way');
  uploads = createUploads(join(folder, 'file'));
  await expect(receive(requestOf('x'))).rejects.toThrow('The file store is not available');
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('in the way');
});
