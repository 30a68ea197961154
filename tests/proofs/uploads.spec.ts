// Shows: many, large, slow and refused uploads
import { connect } from 'node:net';
import sharp from 'sharp';
import { holdUploads } from '../hostile/upload-report.ts';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { photo } from '../support/studio.ts';
import { cookieOf, type Member, newMember, newVisitor } from '../support/visitor.ts';

const megabyte = 1024 * 1024;

/** The same address, as the router takes it for the same. */
const spellings = [
  '/studio/photo',
  '/studio/photo/',
  '/Studio/Photo',
  '/studio/ph%6fto',
  '/x/../studio/photo',
];

/** Begins an upload and sends a byte of it, of anybody or of a member; resolves to the status when it is answered. */
function beginUpload({ origin }: Product, member: Member | null, target: string) {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), 'localhost');
  const head = [
    `POST ${target} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    ...(member ? [`cookie: ${cookieOf(member)}`] : []),
    'x-forwarded-for: 198.18.0.7',
    `content-length: ${9 * megabyte}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nx`);
  const answered = new Promise<number>((resolve) => {
    socket.on('error', () => {});
    socket.on('data', (data) => resolve(Number(data.toString('latin1').slice(9, 12))));
    socket.on('close', () => resolve(0));
  });
  return { answered, leave: () => socket.destroy() };
}

test('many uploads of one user, in any spelling of the address, slow down nobody else', async ({
  product,
}) => {
  const [greedy, other] = [await newMember(product, 'greedy'), await newMember(product, 'other')];
  const begun = Array.from({ length: 40 }, (_, n) =>
    beginUpload(product, greedy, spellings[n % spellings.length] ?? ''),
  );
  // Four of the account are received, some wait, and the rest is told at once.
  const refused = await Promise.race(begun.map(({ answered }) => answered));
  expect([429, 503]).toContain(refused);
  const started = performance.now();
  const body = new Uint8Array(await photo(800, 600));
  const answer = await other.send('/studio/photo', { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(10_000);
  for (const { leave } of begun) leave();
});

test('large bodies are refused where no file belongs, and everything from visitors who are not signed in', async ({
  product,
}) => {
  const member = await newMember(product, 'sender');
  const body = new Uint8Array(3 * megabyte);
  for (const path of [
    '/studio/save',
    '/Contact/',
    '/login.data',
    '/dashboard',
    '/nowhere',
    '/api/auth/sign-in/email',
  ]) {
    const answer = await member.send(path, { method: 'POST', body });
    expect([path, answer.status]).toEqual([path, 413]);
    expect(await answer.text()).toContain('more than we can take');
  }
  for (const spelling of spellings) {
    const answer = await newVisitor(product).send(spelling, { method: 'POST', body });
    expect([spelling, answer.status]).toEqual([spelling, 401]);
    expect(await answer.json()).toEqual({ error: 'Please log in to add a photo.' });
  }
});

test('an upload that will be refused is refused before it is sent, and its sender reads why', async ({
  page,
  product,
  expectTrouble,
}) => {
  const begun = beginUpload(product, null, '/studio/photo');
  expect(await begun.answered).toBe(401);
  begun.leave();
  // A browser sends as much of the body as it can before it reads the answer.
  await page.goto('/login');
  expectTrouble(/401/);
  const said = await page.evaluate(async () => {
    const answer = await fetch('/studio/photo', { method: 'POST', body: new Uint8Array(24_000_000) });
    return [answer.status, await answer.text()];
  });
  expect(said).toEqual([401, '{"error":"Please log in to add a photo."}']);
});

test('a photo of 48 megapixels is taken', async ({ product }) => {
  const member = await newMember(product, 'photographer');
  const picture = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#cc8844' } });
  const body = new Uint8Array(await picture.jpeg().toBuffer());
  const answer = await member.send('/studio/photo', { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ photo: { width: 1600, height: 1200 } });
});

test('many slow and large uploads keep nobody else from uploading', async () => {
  await using product = await startProduct({ env: { LOG_LEVEL: 'error' } });
  const attack = { product, photo: await photo(800, 600), count: 30, seconds: 4, longestPage: 2_000 };
  const { faults, cases } = await holdUploads(attack);
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(30);
});
