// Shows: bodies that are too large or damaged are refused; photos in the size asked for
import { once } from 'node:events';
import { readdir, readlink, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';
import { photo } from '../support/studio.ts';
import { newMember, newVisitor, uploadPhoto } from '../support/visitor.ts';

/** Posts so many megabytes without saying how many will come, and how many of them were sent when it was answered. */
async function pour(product: Product, contentType: string, megabytes: number) {
  const piece = Buffer.alloc(1024, 'x');
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  const body = Readable.from(
    (async function* () {
      for (; sent < megabytes * 1024; sent += 1) {
        // As browsers do: what comes is read between what is sent.
        await turn();
        // The system's buffers would take more while a busy machine has no time to answer.
        if (sent === 3 * 1024) await Promise.race([answered.promise, pause(5_000)]);
        yield piece;
      }
    })(),
  );
  const { origin } = product;
  const headers = { 'content-type': contentType, origin };
  const posted = body.pipe(request(`${origin}/login`, { method: 'POST', headers }));
  // What the product does not read any more cannot be written.
  posted.on('error', () => {});
  const [answer] = await once(posted, 'response');
  const taken = sent / 1024;
  answered.resolve();
  body.destroy();
  posted.destroy();
  return { status: answer.statusCode, taken };
}

for (const contentType of [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
]) {
  test(`50 MB of ${contentType} in chunks are refused before they are all read`, async ({ product }) => {
    const { status, taken } = await pour(product, contentType, 50);
    expect(status).toBe(413);
    expect(taken).toBeLessThan(4);
    expect((await newVisitor(product).send('/login')).status).toBe(200);
  });
}

const broken: [contentType: string, body: string][] = [
  ['multipart/form-data; boundary=x', 'no boundary anywhere'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nhalf'],
  ['multipart/form-data', '--x--'],
  ['application/json', '{"email":'],
  ['text/plain', 'email=a'],
  ['nonsense', 'email=a'],
];

for (const [contentType, body] of broken) {
  test(`${contentType} with ${JSON.stringify(body)} is answered with 400`, async ({ product }) => {
    for (const path of ['/login', '/signup', '/login.data']) {
      const headers = { 'content-type': contentType };
      const answer = await newVisitor(product).send(path, { method: 'POST', headers, body });
      expect({ path, status: answer.status }).toEqual({ path, status: 400 });
    }
  });
}

test('a photo that is requested by HEAD, or aborted, leaves no file open', async ({ product }) => {
  const owner = await newMember(product, 'owner');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } });
  const { file } = await uploadPhoto(owner, await picture.jpeg().toBuffer());
  const path = `/files/${file}`;
  const whole = await owner.send(path);
  const size = (await whole.arrayBuffer()).byteLength;

  // As soon as all that was asked is worked off. What was forgotten is closed by the garbage collector, which says so.
  async function noneOpen(): Promise<void> {
    await expect.poll(() => openUploads(product), { timeout: 10_000 }).toBe(0);
    expect(product.output()).not.toMatch(/on garbage collection/);
  }
  const together = (count: number, work: (n: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));
  for (let round = 0; round < 10; round += 1) {
    await together(30, async () => {
      const head = await owner.send(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, `${size}`]);
    });
  }
  await noneOpen();

  for (let round = 0; round < 10; round += 1) {
    await together(30, async (n) => {
      const leaving = owner.send(path, { signal: AbortSignal.timeout(n * 3) });
      await leaving.then((left) => left.body?.cancel()).catch(() => {});
    });
  }
  await noneOpen();

  await rm(`${product.dataDir}/files/${file.slice(0, 2)}`, { recursive: true });
  expect((await owner.send(path)).status, 'bytes that are lost').toBe(404);
});

test('a photo comes in the size that a page shows, to those who may see the whole one', async ({
  product,
}) => {
  const owner = await newMember(product, 'small');
  const stored = await uploadPhoto(owner, await photo(1000, 500));
  for (const [wish, width] of [
    ['320', 320],
    ['321', 1000],
    ['-160', 1000],
    ['960&width=160', 960],
    ['1e9', 1000],
    ['\u0000', 1000],
  ] as const) {
    const small = await owner.send(`/files/${stored.file}?width=${encodeURI(wish)}`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width: got, height } = await sharp(await small.arrayBuffer()).metadata();
    expect([wish, got, height]).toEqual([wish, width, width / 2]);
  }
  const stranger = await newMember(product, 'stranger');
  expect((await stranger.send(`/files/${stored.file}?width=320`)).status).toBe(404);
});

/** How many uploaded files the process holds open at this moment. */
async function openUploads({ process: { pid }, dataDir }: Product): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(`${dataDir}/files`)).length;
}
