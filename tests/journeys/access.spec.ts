// Shows: nobody else reads or changes a draft, a photo or a sound; addresses cannot be guessed
// Spec: 3.17, 6.3, 6.4
import { type Audio, type Card, newCard, type Photo } from '#card/document/card.ts';
import { expect, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { sharesOf } from '../support/sharing.ts';
import { soundFile } from '../support/sounds.ts';
import {
  type Member,
  newMember,
  newVisitor,
  saveCard,
  saveRequest,
  uploadPhoto,
  type Visitor,
} from '../support/visitor.ts';

/*
 * A draft is its owner's alone. Each request below would read, change or delete it; for each there is the proof
 * that it works for the owner, so that a refusal is about who asks and not about a broken request.
 */

const secret = 'Only for your eyes, dear Ravi';

interface Draft {
  readonly owner: Member;
  readonly id: string;
  readonly photo: Photo;
  readonly sound: Extract<Audio, { kind: 'upload' | 'recording' }>;
  readonly card: Card;
}

test.describe.configure({ mode: 'serial' });

let draft: Draft;
let stranger: Member;
let visitor: Visitor;

test.beforeAll(async ({ product }) => {
  const owner = await newMember(product, 'owner');
  stranger = await newMember(product, 'stranger');
  visitor = newVisitor(product);
  const photo = await uploadPhoto(owner);
  const sound = await uploadSound(owner);
  const card = { ...newCard(3), toName: 'Ravi', message: secret, receiverPhoto: photo, audio: sound };
  draft = { owner, id: await saveCard(owner, { status: 'draft', card }), photo, sound, card };
});

function save(who: Visitor, userId: string, request: Partial<Parameters<typeof saveRequest>[1]>) {
  return who.post('/studio/save', saveRequest({ userId }, { status: 'draft', card: draft.card, ...request }));
}

function share(who: Visitor): Promise<Response> {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  return who.post('/studio/share', { cardId: draft.id, channel: 'link', key });
}

async function uploadSound(member: Visitor): Promise<Draft['sound']> {
  const body = new Uint8Array(soundFile('song.mp3'));
  const answer = await member.send('/studio/sound?kind=upload&name=Our%20song.mp3', { method: 'POST', body });
  const { sound } = (await answer.json()) as { sound: Omit<Draft['sound'], 'kind'> };
  return { kind: 'upload', ...sound };
}

/** `shows`: what the owner reads there, so that a refusal is not the page having lost it for everybody. */
const reads: [name: string, path: () => string, shows?: () => string][] = [
  ['the public page', () => `/card/${draft.id}`, () => secret],
  ['the scene', () => `/card/${draft.id}/scene.json?face=landscape`, () => secret],
  ['the link preview', () => `/card/${draft.id}/preview.jpg`],
  ['the tile', () => `/card/${draft.id}/picture.jpg?revision=1`],
  ['the picture that Download saves', () => `/card/${draft.id}/card.png`],
  ['the file to keep', () => `/card/${draft.id}/card.html`, () => secret],
  ['the page with other formats', () => `/card/${draft.id}/formats`, () => 'The card for Ravi'],
  ['the file to print', () => `/card/${draft.id}/print.pdf`],
  ['the photo', () => `/files/${draft.photo.file}`],
  ['the sound', () => `/files/${draft.sound.file}`],
  ['the studio', () => `/studio?cardId=${draft.id}`, () => secret],
  ["the studio's data", () => `/studio.data?cardId=${draft.id}`, () => secret],
  ['the dashboard', () => '/dashboard', () => draft.id],
  ["the dashboard's data", () => '/dashboard.data', () => draft.id],
];

for (const [name, path, shows] of reads) {
  test(`nobody else reads it through ${name}`, async () => {
    const own = await draft.owner.send(path());
    expect(own.status).toBe(200);
    const read = await own.text();
    if (shows) expect(read).toContain(shows());
    else expect(own.headers.get('content-type')).toMatch(/^(image|audio)\/|^application\/pdf$/);
    for (const who of [stranger, visitor]) {
      const answer = await who.send(path());
      const body = await answer.text();
      expect(body).not.toContain(secret);
      expect(body).not.toContain(draft.photo.file);
      expect(body).not.toContain(draft.sound.file);
      if (!path().startsWith('/dashboard')) expect([202, 302, 404]).toContain(answer.status);
    }
  });
}

/** The draft as it is stored, and with other words. */
const stored = () => ({ cardId: draft.id, expectedRevision: 1 });
const changed = () => ({ ...stored(), card: { ...draft.card, message: 'x' } });

const changes: [name: string, request: (who: Visitor, userId: string) => Promise<Response>][] = [
  ['saves over it', (who, userId) => save(who, userId, changed())],
  ['publishes it', (who, userId) => save(who, userId, { ...stored(), status: 'published' })],
  ['saves over it in the name of its owner', (who) => save(who, draft.owner.userId, changed())],
  [
    'uses its photo',
    (who, userId) => save(who, userId, { card: { ...newCard(1), receiverPhoto: draft.photo } }),
  ],
  ['lists it as shared', share],
  ['uses its sound', (who, userId) => save(who, userId, { card: { ...newCard(1), audio: draft.sound } })],
  ['deletes it', (who) => who.submit('/dashboard', { cardId: draft.id, intent: 'delete' })],
  [
    "deletes it through the page's data",
    (who) => who.submit('/dashboard.data', { cardId: draft.id, intent: 'delete' }),
  ],
];

for (const [name, request] of changes) {
  test(`nobody else ${name}`, async ({ product }) => {
    for (const [who, userId] of [
      [stranger, stranger.userId],
      [visitor, stranger.userId],
    ] as const) {
      const answer = await request(who, userId);
      expect([202, 302, 401, 404, 422]).toContain(answer.status);
      expect(await answer.text()).not.toContain('"saved"');
    }
    const rows = await ownerRows(
      product,
      "select document ->> 'message' as message, status, revision, deleted_at from cards where id = $1",
      [draft.id],
    );
    expect(rows).toEqual([{ message: secret, status: 'draft', revision: 1, deleted_at: null }]);
    const uses = await ownerRows(product, 'select card_id from card_files where file_id = $1', [
      draft.photo.file,
    ]);
    expect(uses).toEqual([{ card_id: draft.id }]);
    expect(await sharesOf(product, draft.id)).toEqual([]);
  });
}

test('only who is logged in adds a sound', async ({ product }) => {
  const count = 'select count(*)::int as n from files';
  const before = await ownerRows(product, count);
  const body = new Uint8Array(soundFile('song.mp3'));
  for (const path of [
    '/studio/sound?kind=upload&name=x',
    '/studio/sound',
    '/studio/sound.data?kind=upload',
  ]) {
    const answer = await visitor.send(path, { method: 'POST', body });
    expect([202, 400, 401, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain('"sound"');
  }
  expect(await ownerRows(product, count)).toEqual(before);
});

test('nobody changes it from another site, not even with the cookies of its owner', async ({ product }) => {
  for (const origin of ['https://evil.example', 'null', `${product.origin}.evil.example`]) {
    const body = new URLSearchParams({ cardId: draft.id, intent: 'delete' });
    const answer = await draft.owner.send('/dashboard', { method: 'POST', headers: { origin }, body });
    expect(answer.status).toBe(403);
  }
  expect(await ownerRows(product, 'select deleted_at from cards where id = $1', [draft.id])).toEqual([
    { deleted_at: null },
  ]);
});

test('its owner publishes it, then everybody reads card, photo and sound; deletes it, then nobody does', async ({
  product,
}) => {
  const { owner, id, photo, sound } = draft;
  expect((await share(owner)).status, 'a draft is not shared, not even by its owner').toBe(409);
  const published = await save(owner, owner.userId, { ...stored(), status: 'published' });
  expect(published.status).toBe(200);
  expect(await (await visitor.send(`/card/${id}`)).text()).toContain(secret);
  for (const { file } of [photo, sound]) expect((await visitor.send(`/files/${file}`)).status).toBe(200);
  for (const [who, status] of [
    [stranger, 404],
    [visitor, 401],
    [owner, 200],
  ] as const) {
    expect((await share(who)).status).toBe(status);
  }
  expect(await sharesOf(product, id)).toEqual(['link']);

  const deleted = await owner.submit('/dashboard', { cardId: id, intent: 'delete' });
  expect(deleted.status).toBe(200);
  for (const who of [owner, stranger, visitor]) {
    const answer = await who.send(`/card/${id}`);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Card not found');
  }
  for (const { file } of [photo, sound]) expect((await visitor.send(`/files/${file}`)).status).toBe(404);

  for (const [who, status, shown] of [
    [stranger, 410, 410],
    [visitor, 302, 410],
    [owner, 200, 200],
  ] as const) {
    expect((await who.submit('/dashboard', { cardId: id, intent: 'undo' })).status).toBe(status);
    expect((await visitor.send(`/card/${id}`)).status).toBe(shown);
  }
});

test('addresses of cards and files cannot be guessed', { tag: '@prove' }, async () => {
  const ids = Array.from({ length: 60 }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
  );
  const odd = ['1', '0', '..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(5000), "'%20or%201=1--", '😀'];
  const statuses = new Set<number>();
  for (const id of [...ids, ...odd]) {
    for (const path of [`/card/${id}`, `/files/${id}`]) {
      const answer = await visitor.send(path);
      // What is longer than an id leads to its beginning, whether or not there is such a card.
      const led = answer.status === 301 ? await visitor.send(answer.headers.get('location') ?? '') : answer;
      statuses.add(led.status);
    }
  }
  expect([...statuses].filter((status) => ![400, 404].includes(status))).toEqual([]);
});
