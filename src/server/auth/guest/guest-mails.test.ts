// Shows: a guest has a link to the cards mailed, and again from any browser; the database keeps no address of it
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { browser, cookiesOf, linkIn, newEmail, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard } from '#tests/support/rows.ts';
import { guestAddresses } from '../../db/tables/accounts.ts';
import { mailGuestLink, openEditLink, requestGuestCards, startGuest } from '../forms.ts';
import { findGuestOfLink, hasMailedLink, removeEditLink } from './edit-link.ts';

const { db } = await testDatabase();
const { auth, mails, log, viewerOf } = await testAuth(db);

async function aGuestWithCard() {
  const cookies = cookiesOf(await startGuest(auth, browser()));
  const viewer = await viewerOf(cookies);
  if (!viewer?.isGuest) throw new Error('A guest has a session.');
  await addCard(db, viewer.userId);
  return { cookies, viewer };
}

const keyIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).searchParams.get('key') ?? '';

test('the mail opens the cards in another browser, once', async () => {
  const { cookies, viewer } = await aGuestWithCard();
  const address = newEmail();
  expect(await mailGuestLink(auth, browser(cookies), address.toUpperCase())).toMatchObject({ ok: true });
  const [mail] = await mails(address);
  expect(linkIn(mail).pathname).toBe('/guest/link');
  const key = keyIn(mail);
  expect(key).toMatch(/^\w+$/);
  expect(await findGuestOfLink(db, key)).toBe(viewer.userId);
  const elsewhere = await viewerOf(cookiesOf(await openEditLink(auth, browser(), key)));
  expect(elsewhere?.userId).toBe(viewer.userId);
  expect(await openEditLink(auth, browser(), key)).toMatchObject({ ok: false });
});

test('whoever asks with the address gets new links, to each guest that gave it; nobody else gets any', async () => {
  const [one, two, other] = [await aGuestWithCard(), await aGuestWithCard(), await aGuestWithCard()];
  const address = newEmail();
  for (const { cookies } of [one, two]) await mailGuestLink(auth, browser(cookies), address);
  await mailGuestLink(auth, browser(other.cookies), newEmail());
  const before = (await mails(address)).length;
  expect(before).toBe(2);
  const unknown = newEmail();
  const answers = [
    await requestGuestCards(auth, browser(), address),
    await requestGuestCards(auth, browser(), unknown),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(await mails(unknown)).toEqual([]);
  const sent = (await mails(address)).slice(0, 2);
  const guests = await Promise.all(sent.map((mail) => findGuestOfLink(db, keyIn(mail))));
  expect(guests.toSorted()).toEqual([one.viewer.userId, two.viewer.userId].toSorted());
});

test('only a hash of the address is kept, which goes when it is asked to', async () => {
  const { cookies, viewer } = await aGuestWithCard();
  const address = newEmail();
  await mailGuestLink(auth, browser(cookies), address);
  const [mail] = await mails(address);
  const kept = db.select().from(guestAddresses).where(eq(guestAddresses.userId, viewer.userId));
  expect(JSON.stringify(await kept)).not.toContain(address);
  expect(log()).not.toContain(address);
  expect(await hasMailedLink(db, viewer.userId)).toBe(true);
  await removeEditLink(db, viewer);
  expect(await hasMailedLink(db, viewer.userId)).toBe(false);
  expect(await findGuestOfLink(db, keyIn(mail)), 'the link in the mail ends, too').toBeNull();
  await requestGuestCards(auth, browser(), address);
  expect(await mails(address)).toHaveLength(1);
});

test('who is no guest gets none, and a guest without cards no mail', async () => {
  expect(await mailGuestLink(auth, browser(), newEmail())).toMatchObject({
    ok: false,
    error: { status: 403 },
  });
  const { cookies, viewer } = await aGuestWithCard();
  await db.execute(sql`delete from cards where user_id = ${viewer.userId}`);
  const address = newEmail();
  await mailGuestLink(auth, browser(cookies), address);
  expect(await mails(address)).toEqual([]);
});

test('an address gets a few an hour, whoever asks', async () => {
  const { cookies } = await aGuestWithCard();
  const address = newEmail();
  await mailGuestLink(auth, browser(cookies), address);
  let refused = 0;
  for (let asked = 0; asked < 12; asked += 1)
    if (!(await requestGuestCards(auth, browser(), address)).ok) refused += 1;
  expect(refused).toBeGreaterThan(0);
});
