// Shows: a hidden card is not copied, and its photo is not used again
import { expect, test } from '@playwright/test';
import { type Card, newCard } from '#card/document/card.ts';
import { runAdmin } from '../../scripts/admin/run.ts';
import { type Product, startProduct } from '../support/product.ts';
import {
  type Member,
  newMember,
  newVisitor,
  saveCard,
  saveRequest,
  uploadPhoto,
  type Visitor,
} from '../support/visitor.ts';

let product: Product;
let reader: Visitor;

test.beforeAll(async () => {
  product = await startProduct();
  reader = newVisitor(product);
});

test.afterAll(() => product.stop());

async function admin(...args: string[]): Promise<string> {
  const ask = () => Promise.reject(new Error('It asked.'));
  const { code, text } = await runAdmin(args, { env: { DATA_DIR: product.dataDir }, ask });
  expect(code, text).toBe(0);
  return text;
}

/** Saves a new card, or one that is stored, as the studio does. */
function save(
  member: Member,
  { card, ...stored }: { card: Partial<Card>; cardId?: string; expectedRevision?: number; status?: 'draft' },
) {
  const whole = { ...newCard(11), toName: 'Ravi', fromName: 'Asha', message: 'Happy birthday!', ...card };
  return member.post('/studio/save', saveRequest(member, { status: 'published', card: whole, ...stored }));
}

const status = async (who: Visitor, path: string) => (await who.send(path)).status;

const sentence =
  'A photo or sound of this card belongs to a card that was hidden by the site. Please remove it or choose another ' +
  'one, and write to us if this is a mistake.';

test('a hidden card is not copied, and no other card takes its photo', async () => {
  const member = await newMember(product, 'asha');
  const receiverPhoto = await uploadPhoto(member);
  const address = `/files/${receiverPhoto.file}`;
  const card = await saveCard(member, { card: { receiverPhoto } });
  expect(await status(reader, address)).toBe(200);
  await admin('card', 'hide', card);
  await expect.poll(() => status(reader, address)).toBe(404);

  const copy = await member.submit('/dashboard', { intent: 'duplicate', cardId: card });
  expect(copy.status).toBe(409);
  expect(await copy.text()).toContain('This card was hidden by the site and can’t be copied.');

  for (const state of [{ status: 'draft' } as const, {}]) {
    for (const place of [{ receiverPhoto }, { senderPhoto: receiverPhoto }, { photos: [receiverPhoto] }]) {
      const refused = await save(member, { card: place, ...state });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual({ reason: 'refused', error: sentence });
    }
  }
  const plain = await saveCard(member);
  expect((await save(member, { cardId: plain, expectedRevision: 1, card: { receiverPhoto } })).status).toBe(
    422,
  );

  // The card itself is saved as before, and stays hidden.
  const message = 'Once more';
  expect(
    (await save(member, { cardId: card, expectedRevision: 1, card: { receiverPhoto, message } })).status,
  ).toBe(200);
  // Nor does it help to take the photo off the hidden card, or to delete that.
  expect((await save(member, { cardId: card, expectedRevision: 2, card: { message } })).status).toBe(200);
  expect((await save(member, { card: { receiverPhoto } })).status).toBe(422);
  await member.submit('/dashboard', { intent: 'delete', cardId: card });
  expect((await save(member, { card: { receiverPhoto } })).status).toBe(422);
  expect(await status(reader, address)).toBe(404);
  expect(await status(member, address)).toBe(200);

  const profile = { intent: 'save', fullName: 'Asha', website: '', avatar: receiverPhoto.file };
  const avatar = await member.submit('/profile', profile);
  expect(await avatar.text()).toContain('We can’t find this photo any more.');
});

test('a card that had the same photo before is shown without it, until the hidden one is shown again', async () => {
  const member = await newMember(product, 'ravi');
  const receiverPhoto = await uploadPhoto(member);
  const address = `/files/${receiverPhoto.file}`;
  const card = await saveCard(member, { card: { receiverPhoto } });
  const other = await saveCard(member, { card: { receiverPhoto } });
  const draft = await saveCard(member, { card: { receiverPhoto }, status: 'draft' });
  const picture = async () => (await reader.send(`/card/${other}/picture.jpg?revision=1`)).arrayBuffer();
  const page = async (who: Visitor = reader) => (await who.send(`/card/${other}`)).text();
  const withPhoto = Buffer.from(await picture());
  expect(await page()).toContain(address);

  await admin('card', 'hide', card);
  await expect.poll(page).not.toContain(address);
  expect(await status(reader, `/card/${other}`)).toBe(200);
  expect(await (await reader.send(`/card/${other}/scene.json?face=landscape`)).text()).not.toContain(address);
  expect(Buffer.from(await picture()).equals(withPhoto)).toBe(false);
  expect(await status(reader, address)).toBe(404);
  expect(await page(member)).toContain(address);
  for (const known of [other, draft]) {
    const refused = await save(member, { cardId: known, expectedRevision: 1, card: { receiverPhoto } });
    expect(await refused.json()).toEqual({ reason: 'refused', error: sentence });
  }

  await admin('card', 'show', card);
  await expect.poll(page).toContain(address);
  expect(await status(reader, address)).toBe(200);
  expect(Buffer.from(await picture()).equals(withPhoto)).toBe(true);
  expect((await save(member, { cardId: draft, expectedRevision: 1, card: { receiverPhoto } })).status).toBe(
    200,
  );
});

test('what the operator removed or hid is not shared, and its photo is not used again', async () => {
  const member = await newMember(product, 'mina');
  const receiverPhoto = await uploadPhoto(member);
  const card = await saveCard(member, { card: { receiverPhoto } });
  await admin('card', 'hide', card);
  const key = 'AAAAAAAAAAAAAAAAAAAA-_';
  const share = await member.post('/studio/share', { cardId: card, channel: 'link', key });
  expect(share.status).toBe(409);
  expect(await share.json()).toEqual({ error: 'This card was hidden by the site: nobody else can open it.' });
  await admin('card', 'delete', card, '--yes');
  expect((await save(member, { card: { receiverPhoto } })).status).toBe(422);
});
