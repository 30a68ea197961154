// Shows: programs, pages and unsaved work of several versions of the document at once; with a process of an
// earlier release where `OLDER_PRODUCT` names the folder of one
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Card } from '#card/document/card.ts';
import { startDatabaseServer } from '../support/database-server.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { newFolder } from '../support/new-folder.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { openStudio, preview, saveDraft } from '../support/studio.ts';
import {
  cookieOf,
  type Member,
  newMember,
  newVisitor,
  saveCard,
  saveRequest,
  signUpMember,
} from '../support/visitor.ts';

/*
 * Programs, pages and unsaved work of several versions of a card's document at one moment, as in an upgrade of
 * machines one by one.
 */

const [, old] = JSON.parse(readFileSync('tests/fixtures/version-1/cards.json', 'utf8')) as [unknown, Card];

/** What version 2 added, each other than the value that an older card gets. */
const added = {
  ...{ heading: 'Hurra, hurra!', age: 40, composition: 'postcard', typeface: 'brush' },
  ...{ textSize: 'large', textAlign: 'start', stickers: [{ slot: 2, key: 'cake' }] },
  signature: { kind: 'typed', text: 'Your sister' },
} as const satisfies Partial<Card>;

interface Stored {
  readonly document: Record<string, unknown>;
  readonly revision: number;
}

async function stored(product: Product, id: string): Promise<Stored> {
  const [row] = await ownerRows<Stored>(product, 'select document, revision from cards where id = $1', [id]);
  if (!row) throw new Error('There is no such card.');
  return row;
}

interface Save {
  readonly id: string;
  readonly card: unknown;
  readonly revision: number;
}

/** What the studio of any version sends for a card that is stored. */
function replacing(member: Member, { id, card, revision }: Save) {
  return saveRequest(member, { cardId: id, expectedRevision: revision, status: 'published', card });
}

test('a page of before an upgrade replaces its words, and resets nothing that it does not know', async ({
  product,
}) => {
  const member = await newMember(product);
  const id = await saveCard(member, { card: { ...added, stickers: [...added.stickers] } });
  // "Replace it with mine", after a newer page saved in between.
  const answer = await member.post('/studio/save', replacing(member, { id, card: old, revision: 1 }));
  expect(await answer.json()).toMatchObject({ saved: { revision: 2 } });
  const { document } = await stored(product, id);
  expect(document).toMatchObject({ ...old, ...added, version: 4 });
});

test('unsaved work of before an upgrade opens in the studio, and is saved once the upgrade is through', async ({
  page,
  product,
  expectTrouble,
}) => {
  const { userId } = await openStudio(page, product);
  const work = { cardId: null, creationKey: crypto.randomUUID(), revision: null, unanswered: null };
  const entry = JSON.stringify({ ...work, at: Date.now(), resume: false, card: old });
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`bb_unsaved:${userId}:new:${work.creationKey}`, entry],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(preview(page)).toHaveAccessibleName(new RegExp(old.toName));
  // A process of release 0.1.
  const refusal = {
    reason: 'invalid',
    error: 'This part of the card is not as it should be: version.',
  };
  expectTrouble(/422/);
  await page.route('**/studio/save', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Save failed');
  await expect(page.getByText('We’re updating the site right now.')).toBeVisible();
  const { document } = await stored(product, await saveDraft(page));
  expect(document).toMatchObject({ ...old, version: 4, composition: 'classic' });
});

test('a card that a newer program saved waits for the upgrade: shown to nobody, safe from everybody', async ({
  page,
  product,
  expectTrouble,
}) => {
  const member = await newMember(product);
  const id = await saveCard(member);
  const before = (await stored(product, id)).document;
  const newer = { version: 5, words: { of: 'another kind' } };
  await ownerRows(product, 'update cards set document = $2 where id = $1', [id, newer]);

  for (const path of [
    '',
    '/scene.json?face=landscape',
    '/picture.jpg',
    '/preview.jpg',
    '/card.png',
    '/reply',
  ]) {
    const answer = await member.send(`/card/${id}${path}`);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  // An answer needs nothing of the card's document.
  const reply = { method: 'POST', body: new URLSearchParams({ text: 'Thank you!', name: 'Ravi' }) };
  expect((await newVisitor(product).send(`/card/${id}/reply`, reply)).status).toBe(200);
  expect((await member.send('/dashboard?tab=created')).status).toBe(200);
  expect((await member.send(`/studio?cardId=${id}`)).headers.get('location')).toBe('/dashboard');
  const shown = await (await member.send('/dashboard')).text();
  expect(shown).toContain('changed by a newer version of the site');
  const copied = await member.submit('/dashboard', { intent: 'duplicate', cardId: id });
  expect(copied.status).toBe(409);
  for (const card of [old, before]) {
    const answer = await member.post('/studio/save', replacing(member, { id, card, revision: 1 }));
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining('try again in a few minutes'),
    });
  }
  expect(await stored(product, id)).toEqual({ document: newer, revision: 1 });
  const sent = await member.post('/studio/save', replacing(member, { id, card: newer, revision: 1 }));
  expect(await sent.json()).toMatchObject({
    reason: 'unreachable',
    error: expect.stringContaining('try again in a minute'),
  });
  expect((await member.send('/dashboard/settings/export')).status).toBeLessThan(500);

  expectTrouble(/503/);
  await page.goto(`/card/${id}`);
  await expect(page.getByRole('heading', { name: 'We couldn’t load this card' })).toBeVisible();
  // As the upgraded process reads it.
  await ownerRows(product, 'alter table cards disable trigger forbid_older_document');
  await ownerRows(product, 'update cards set document = $2 where id = $1', [id, before]);
  await ownerRows(product, 'alter table cards enable trigger forbid_older_document');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Happy Birthday Ravi!' })).toBeAttached();
});

/** A folder in which an earlier release was built; there is none in continuous integration. */
const { OLDER_PRODUCT: folder } = process.env;

test('a process of an earlier release and this one, on one database', async () => {
  test.skip(!folder, 'OLDER_PRODUCT names no folder in which an earlier release was built');
  test.setTimeout(180_000);
  const server = await startDatabaseServer();
  const env = { DATABASE_URL: server.url, AUTH_SECRET: 'one secret for both of them, and long enough' };
  const dataDir = await newFolder({ isEmpty: true });
  const running: Product[] = [];
  try {
    const older = await startProduct({ dataDir, env, ...(folder && { folder }) });
    running.push(older);
    const member = await signUpMember(older, 'upgrader');
    const [mine, changed] = [await publishOld(member), await publishOld(member)];
    const newer = await startProduct({ dataDir, env });
    running.push(newer);
    const at = async (product: Product, path: string, init: RequestInit = {}) => {
      const headers = { origin: product.origin, cookie: cookieOf(member), ...init.headers };
      return fetch(product.origin + path, { redirect: 'manual', ...init, headers });
    };
    const save = async (product: Product, saved: Save) => {
      const body = JSON.stringify(replacing(member, saved));
      const headers = { 'content-type': 'application/json' };
      return (await at(product, '/studio/save', { method: 'POST', body, headers })).json();
    };

    // The newer one reads what is there and gives a card what only it knows; the older one goes on with its own.
    expect(await (await at(newer, `/card/${mine}`)).text()).toContain(old.toName);
    const card = { ...old, ...added, version: 4, photos: [] };
    expect(await save(newer, { id: changed, card, revision: 1 })).toMatchObject({ saved: { revision: 2 } });
    expect(await save(older, { id: mine, card: old, revision: 1 })).toMatchObject({ saved: { revision: 2 } });
    const third = await publishOld(member);
    expect((await at(newer, `/card/${third}`)).status).toBe(200);

    // Everything of the older one works; the card that it cannot read is not shown and not replaced.
    const lists = [
      '/dashboard?tab=created&sort=name',
      '/dashboard?tab=created&q=rose',
      '/dashboard?tab=shared',
    ];
    for (const path of [...lists, '/dashboard/settings', '/', '/gallery', '/profile', '/session.json']) {
      expect([path, (await at(older, path)).status]).toEqual([path, 200]);
    }
    for (const path of ['', '/scene.json?face=landscape', '/picture.jpg', '/preview.jpg']) {
      expect([404, 503], path).toContain((await at(older, `/card/${changed}${path}`)).status);
    }
    expect((await at(older, `/studio?cardId=${changed}`)).status).toBe(302);
    const form = new URLSearchParams({ intent: 'duplicate', cardId: changed });
    expect((await at(older, '/dashboard', { method: 'POST', body: form })).status).toBeLessThan(500);
    const replaced = await save(older, { id: changed, card: old, revision: 2 });
    expect(replaced).toMatchObject({ reason: 'unreachable', error: expect.stringMatching(/try again/) });
    expect(await save(older, { id: changed, card, revision: 2 })).toMatchObject({
      reason: expect.any(String),
    });
    expect(await stored(newer, changed)).toMatchObject({ document: card, revision: 2 });
    // The same page of the older release, answered by the newer one.
    expect(await save(newer, { id: changed, card: old, revision: 2 })).toMatchObject({ saved: {} });
    expect(await stored(newer, changed)).toMatchObject({ document: card, revision: 3 });
    expect(older.output()).not.toMatch(/column .* does not exist/);
  } finally {
    for (const each of running.reverse()) await each.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function publishOld(member: Member): Promise<string> {
  const answer = await member.post('/studio/save', saveRequest(member, { status: 'published', card: old }));
  const { saved } = (await answer.json()) as { saved?: { id: string } };
  if (!saved) throw new Error('The older release saved nothing.');
  return saved.id;
}
