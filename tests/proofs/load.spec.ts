// Shows: more requests than can be answered: a page that says so, then recovery (short form of `npm run prove --
// load`)
import { expect, test } from '@playwright/test';
import { newCard } from '#card/document/card.ts';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { type Member, saveCard, saveRequest, signUpMember } from '../support/visitor.ts';

let product: Product;
let member: Member;
let metricsPort: number;

test.beforeAll(async () => {
  metricsPort = await freePort();
  product = await startProduct({ env: { LOG_LEVEL: 'warn', METRICS_PORT: `${metricsPort}` } });
  member = await signUpMember(product, 'beloved');
});

test.afterAll(() => product?.stop());

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

test('a popular card comes from memory, and never older than an answered change', async () => {
  const id = await saveCard(member, { card: { message: 'Words 0.' } });
  const address = `${product.origin}/card/${id}`;
  let revision = 1;
  /** The newest words whose save was answered. */
  let saved = 0;
  let reads = 0;
  const stale: string[] = [];
  const change = new AbortController();

  async function read(): Promise<void> {
    const atLeast = saved;
    const text = await (await fetch(address)).text();
    const words = Number(/Words (\d+)\./.exec(text)?.[1] ?? Number.NaN);
    reads += 1;
    if (!(words >= atLeast)) stale.push(`${words} instead of ${atLeast}`);
  }
  async function keepReading(): Promise<void> {
    while (!change.signal.aborted) await read();
  }

  const missesBefore = await metric('bloom_page_cache_misses_total');
  const readers = Array.from({ length: 24 }, keepReading);
  for (let words = 1; words <= 12; words += 1) {
    const card = { ...newCard(11), toName: 'Ravi', message: `Words ${words}.` };
    const stored = { cardId: id, expectedRevision: revision, status: 'published' };
    const answer = await member.post('/studio/save', saveRequest(member, { ...stored, card }));
    expect(answer.status).toBe(200);
    revision += 1;
    saved = words;
    await Promise.all([read(), read(), read(), read()]);
  }
  change.abort();
  await Promise.all(readers);
  expect(stale).toEqual([]);
  expect(reads).toBeGreaterThan(100);
  // Once for each version, however many ask; some are rendered while the next one is saved.
  expect((await metric('bloom_page_cache_misses_total')) - missesBefore).toBeLessThanOrEqual(3 * 13);

  const status = async () => (await fetch(address)).status;
  const send = (intent: string) => member.submit('/dashboard', { cardId: id, intent });
  for (let round = 0; round < 3; round += 1) {
    await send('delete');
    expect(await Promise.all([status(), status(), status()]), 'deleted').toEqual([410, 410, 410]);
    await send('undo');
    expect(await Promise.all([status(), status(), status()]), 'brought back').toEqual([200, 200, 200]);
  }
  // By the operator, in another process: as soon as the database has told of it.
  await ownerRows(product, 'update cards set hidden_at = now() where id = $1', [id]);
  await expect.poll(status, { timeout: 2_000, intervals: [20] }).toBe(410);
});

test('requests over capacity are refused with a page that says so, work is saved, and then it recovers', async () => {
  // A cookie of ours keeps an answer out of memory, so each is rendered.
  const headers = { accept: 'text/html', cookie: 'bb_reader=1' };
  const ask = () => fetch(`${product.origin}/gallery`, { headers });
  const rush = Array.from({ length: 200 }, ask);
  const save = saveCard(member);
  const answers = await Promise.all(rush);
  expect(await save, 'a save is not refused for the sake of page views').toMatch(/^[\w-]{22}$/);
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  const refused = answers.filter(({ status }) => status === 503);
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('We’re very busy right now');
  }
  expect(await metric('bloom_work_refused_total{work="page"}')).toBe(refused.length);
  expect(await metric('bloom_work_refused_total{work="change"}')).toBe(0);
  expect((await ask()).status).toBe(200);
});
