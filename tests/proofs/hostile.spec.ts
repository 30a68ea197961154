// Shows: odd requests, forged files, scripts in texts, guessed addresses, connections that do not read or do not
// finish (short form of `npm run prove -- hostile`)
import { expect, test } from '@playwright/test';
import { attackRequests } from '../hostile/attack.ts';
import { attackConnections } from '../hostile/connections.ts';
import { attackLinks } from '../hostile/links.ts';
import { replayRevoked } from '../hostile/revoked.ts';
import { tryScripts } from '../hostile/scripts.ts';
import { attackSlowly } from '../hostile/slow.ts';
import { sendTexts } from '../hostile/texts.ts';
import { attackUploads } from '../hostile/uploads.ts';
import { type Product, startProduct } from '../support/product.ts';
import { newVisitor, saveCard, signUpMember } from '../support/visitor.ts';

test.describe.configure({ mode: 'serial' });

const seed = 20_261_128;
const requests = 400;
const uploads = 60;
/** Milliseconds. Twice as many as the long form grants: other tests run at the same time. */
const longest = 4_000;

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'error' } });
});

test.afterAll(() => product?.stop());

test(`${requests} odd requests (seed ${seed}) are answered with a sentence, and the product goes on`, async () => {
  const order = { product, seed, count: requests, longest };
  const { faults, figures, memory } = await attackRequests(order);
  expect(faults).toEqual([]);
  // They did get past the first guards, in many ways.
  for (const status of [200, 302, 400, 401, 404, 415, 422])
    expect(figures.statuses).toMatch(new RegExp(`\\b${status}: `));
  expect(Math.max(...memory), 'megabytes').toBeLessThan(900);
});

test(`of ${uploads} forged and damaged files nothing is kept but pictures and sound`, async () => {
  const plan = { product, seed, count: uploads, soundEvery: 25, withBombs: false };
  const { cases, faults, figures } = await attackUploads(plan);
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(uploads);
  expect(figures.outcomes).toMatch(/photo 422: \d\d.*photo kept: \d\d/);
});

test('odd texts come back as they were sent, or with a sentence, and break nothing', async () => {
  const { faults, figures } = await sendTexts({ product, count: 24, seed });
  expect(faults).toEqual([]);
  expect(figures.outcomes).toMatch(/413: \d.*422: \d.*kept: \d/);
});

test('scripts in every field are text on every page', async () => {
  const { faults, figures } = await tryScripts({ product, count: 45 });
  expect(faults).toEqual([]);
  expect(Number(figures['pages looked at'])).toBeGreaterThan(15);
});

test('nothing is found by guessing, and no address leads out of its folder or to another site', async () => {
  const { cases, faults } = await attackLinks({ product, count: 300, seed });
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(300);
});

test('sessions that a new password ended open nothing', async () => {
  const { faults, figures } = await replayRevoked({ product, count: 6 });
  expect(faults).toEqual([]);
  expect(figures['accepted before / after']).toBe('6 / 0');
});

test('half a request leaves nothing open; later ones are served', async () => {
  const { cases, faults } = await attackSlowly({ product, count: 12, longest, patient: false });
  expect(faults).toEqual([]);
  expect(cases).toBe(36);
  expect(product.process.exitCode).toBeNull();
  const id = await saveCard(await signUpMember(product, 'after'));
  expect((await newVisitor(product).send(`/card/${id}`)).status).toBe(200);
});

test('connections that do not read, do not finish or ask for much keep others from nothing', async () => {
  const { cases, faults } = await attackConnections({
    product,
    percent: 10,
    seconds: 5,
    clients: 1,
    isShort: true,
    // Only Linux gives a machine many addresses of its own.
    isProxied: process.platform !== 'linux',
    // Other tests run at the same time. Without limits and shares nobody was answered for half a minute.
    inTime: { share: 0.5, leniency: 60 },
  });
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(500);
});
