import { expect, test } from '@playwright/test';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { freePort, type Product, startProduct } from '../support/product.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { saveCard } from '../support/saved-card.ts';
import { photo } from '../support/studio.ts';
import { type Member, newMember } from '../support/visitor.ts';

/* Two instances of the product that share a database server and a bucket, as behind a balancer. */

let database: DatabaseServer;
let bucket: S3Server;
let here: Product;
let there: Product;
let member: Member;

test.beforeAll(async () => {
  [database, bucket] = await Promise.all([startDatabaseServer(), startS3Server()]);
  const { config } = bucket;
  const [port, another] = [await freePort(), await freePort()];
  const env = {
    // What the balancer is called: the same for all.
    ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    AUTH_SECRET: 'one secret for all instances of the site, long enough',
    S3_BUCKET: config.bucket,
    S3_REGION: config.region,
    S3_ENDPOINT: config.endpoint,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  };
  // At the same moment, on an empty database: one makes the tables, the other waits for it.
  [here, there] = await Promise.all([startProduct({ port, env }), startProduct({ port: another, env })]);
  member = await newMember(here, 'everywhere');
});

test.afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await Promise.all([database?.stop(), bucket?.stop()]);
});

/** The member's request, as the balancer gives it to that instance. */
function ask({ origin }: Product, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = member.cookies().map(({ name, value }) => `${name}=${value}`);
  const headers = { origin: here.origin, cookie: cookie.join('; ') };
  return fetch(origin + path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
}

async function textOf(path: string): Promise<string> {
  return (await fetch(there.origin + path)).text();
}

test('who signs in at one is signed in at the other, and who signs out, out', async () => {
  expect((await ask(there, '/dashboard')).status).toBe(200);
  const other = await newMember(here, 'leaving');
  const cookie = other.cookies().map(({ name, value }) => `${name}=${value}`);
  const open = () =>
    fetch(`${there.origin}/dashboard`, { redirect: 'manual', headers: { cookie: cookie.join('; ') } });
  expect((await open()).status).toBe(200);
  expect((await other.post('/api/auth/sign-out', {})).ok).toBe(true);
  expect((await open()).headers.get('location')).toMatch(/^\/login/);
});

test('a photo that one stored is shown by the other, and a card changes everywhere at once', async () => {
  const answer = await ask(here, '/studio/photo', {
    method: 'POST',
    body: new Uint8Array(await photo(320, 240)),
  });
  const { photo: stored } = (await answer.json()) as { photo: { file: string } };
  const shown = await ask(there, `/files/${stored.file}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(`${there.origin}/files/${stored.file}`)).status).toBe(404);

  const cardId = await saveCard(member, { card: { message: 'The first words' } });
  expect(await textOf(`/card/${cardId}`)).toContain('The first words');
  const form = new URLSearchParams({ cardId, intent: 'delete' });
  await ask(here, '/dashboard', { method: 'POST', body: form });
  await expect
    .poll(async () => (await fetch(`${there.origin}/card/${cardId}`)).status, { timeout: 2_000 })
    .toBe(410);
});

test('guesses are counted together', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 24; guess += 1) {
    const { origin } = guess % 2 ? here : there;
    const headers = {
      origin: here.origin,
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${guess}`,
    };
    const body = JSON.stringify({
      email: member.email,
      password: `a wrong guess ${guess}`,
      rememberMe: false,
    });
    statuses.push(
      (await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status,
    );
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

test('without the bucket everything else goes on, and what needs it says so', async () => {
  const body = new Uint8Array(await photo(320, 240));
  const answer = await ask(here, '/studio/photo', { method: 'POST', body });
  const { photo: stored } = (await answer.json()) as { photo: { file: string } };
  await bucket.stop();
  const refused = await ask(there, '/studio/photo', { method: 'POST', body });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: 'The photo could not be stored just now. Please try again in a moment.' },
  ]);
  for (const query of ['', '?width=160']) {
    const unread = await ask(there, `/files/${stored.file}${query}`);
    expect([unread.status, unread.headers.get('retry-after'), await unread.text()]).toEqual([
      503,
      '5',
      'We cannot reach our photos and sounds right now. Please try again in a moment.',
    ]);
  }
  expect((await ask(there, '/dashboard')).status).toBe(200);
  expect(await saveCard(member)).toMatch(/^[\w-]{22}$/);
});
