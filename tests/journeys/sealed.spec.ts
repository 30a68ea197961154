// Shows: a sealed card: every address of it the second before and the second after, the countdown, an unknown
// place, sealed in the studio, moved, released
// Spec: 2.84
import { expect, test } from '../support/journey.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { openPanel } from '../support/studio.ts';
import {
  type Member,
  newGuest,
  newMember,
  newVisitor,
  report,
  saveCard,
  uploadPhoto,
  type Visitor,
} from '../support/visitor.ts';

const message = 'The key is under the third flower pot.';
let owner: Member;

test.beforeAll(async ({ product }) => {
  owner = await newMember(product, 'sealer');
});

async function aCard(withPhoto = false) {
  const receiverPhoto = withPhoto ? await uploadPhoto(owner) : null;
  const id = await saveCard(owner, { card: { toName: 'Asha', fromName: 'Mira', message, receiverPhoto } });
  return { id, file: receiverPhoto?.file ?? '' };
}

/** As the owner would: until a second, by the clock of UTC. */
async function sealUntil(product: Product, id: string, moment: Date): Promise<void> {
  const [date, time] = moment.toISOString().slice(0, 19).split('T');
  const change =
    "update cards set seal_date = $2, seal_time = $3, seal_zone = 'Etc/UTC', seal_city = 'London' where id = $1";
  await ownerRows(product, change, [id, date, time]);
}

/** Every address that has something of a card. */
const parts = ({ id, file }: { id: string; file: string }) => [
  `/card/${id}`,
  `/card/${id}?day=2020-01-01`,
  `/CARD/${id}/`,
  `/card/${id}/formats`,
  `/card/${id}/scene.json?face=landscape`,
  `/card/${id}/scene.json?envelope`,
  `/card/${id}/card.png`,
  `/card/${id}/card.html`,
  `/card/${id}/picture.jpg`,
  `/card/${id}/picture.jpg?revision=1`,
  `/card/${id}/print.pdf`,
  `/card/${id}/preview.jpg`,
  `/card/${id}/reply`,
  `/card/${id}/calendar.ics`,
  `/studio?cardId=${id}`,
  `/studio.data?cardId=${id}`,
  `/studio?back=${id}`,
  `/dashboard/replies?card=${id}`,
  `/dashboard/seal?card=${id}`,
  `/files/${file}`,
  `/files/${file}?width=320`,
];

/** What must stay a secret, and what answers whom before and after. */
const open =
  /^\/card\/[^/]+(\/(formats|scene\.json|card\.png|picture\.jpg|print\.pdf|preview\.jpg|reply)(\?.*)?)?$|^\/files\//;

test('the second before nobody gets anything of it but its owner; the second after everybody gets all of it', async ({
  product,
}) => {
  test.slow();
  const card = await aCard(true);
  const visitors: Visitor[] = [
    newVisitor(product),
    await newMember(product, 'other'),
    await newGuest(product),
  ];
  // Whatever a cache could have kept while it was open.
  for (const path of parts(card)) await visitors[0]?.send(path);
  const pictureBefore = await (await owner.send(`/card/${card.id}/preview.jpg`)).arrayBuffer();

  const askAll = async () => {
    for (const visitor of visitors) {
      for (const path of parts(card)) {
        const answer = await visitor.send(path);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.includes(message), path).toBe(false);
        expect(answer.status, path).toBeLessThan(500);
        expect(answer.headers.get('cache-control') ?? '', path).not.toMatch(/public|max-age=[1-9]/);
        const isEnvelope = /calendar|preview|^\/card\/[^/]+(\?.*)?$|^\/CARD/.test(path);
        if (open.test(path) && !isEnvelope) expect([403, 404], path).toContain(answer.status);
        if (path.endsWith('preview.jpg')) expect(bytes.equals(Buffer.from(pictureBefore))).toBe(false);
      }
      const answered = await visitor.submit(`/card/${card.id}/reply`, { reaction: 'love' });
      expect(answered.status).toBe(403);
      const reported = await report(visitor, { card: card.id, reason: 'spam', key: 'a'.repeat(22) });
      expect(await reported.text()).toContain('This card is sealed.');
    }
    expect(await (await owner.send(`/card/${card.id}`)).text()).toContain(message);
    expect((await owner.send(`/files/${card.file}`)).status).toBe(200);
  };
  // As long as it takes to ask for everything on a busy machine: asked again with more time where that was too short.
  let opens = 0;
  for (let seconds = 3; ; seconds *= 2) {
    opens = Math.ceil(Date.now() / 1000 + seconds) * 1000;
    await sealUntil(product, card.id, new Date(opens));
    // Past the product, which waits for its caches: here they hear of it a moment later.
    const page = async () => (await (await visitors[0]?.send(`/card/${card.id}`))?.text()) ?? '';
    await expect.poll(page).not.toContain(message);
    const asked = await askAll().then(
      () => null,
      (error: unknown) => error,
    );
    if (Date.now() < opens) {
      expect(asked).toBeNull();
      break;
    }
    expect(seconds, 'everything was asked for in time').toBeLessThan(100);
  }
  await expect.poll(() => Date.now(), { timeout: 110_000 }).toBeGreaterThan(opens);
  for (const visitor of visitors) {
    for (const path of parts(card)) {
      if (!open.test(path)) continue;
      expect((await visitor.send(path)).status, path).toBe(200);
    }
    expect(await (await visitor.send(`/card/${card.id}`)).text()).toContain(message);
  }
});

test('shows the envelope, both names and a countdown by the server’s clock, and opens by itself', {
  tag: '@further',
}, async ({ page, product }) => {
  const { id } = await aCard();
  await sealUntil(product, id, new Date(Date.now() + 26 * 3_600_000));
  // A phone whose clock is wrong by three days.
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  for (const [width, height] of [
    [360, 740],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/card/${id}`);
    await expect(page.getByRole('heading', { name: 'To Asha, from Mira' })).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/^1 day, [12] hours?,/);
    expect(await page.locator('main').boundingBox()).toMatchObject({ x: 0, width });
  }
  expect(await page.content()).not.toContain(message);
  const calendar = await page.request.get(`/card/${id}/calendar.ics`);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/);
  await sealUntil(product, id, new Date(Date.now() + 2_000));
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Send my reply' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(`/card/${id}`);
});

test('where nobody knows the place, the page asks the phone, and never before the day has begun somewhere', {
  tag: '@prove',
}, async ({ openAs, product }) => {
  const { id } = await aCard();
  const day = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString().slice(0, 10);
  const seal = (date: string) =>
    ownerRows(
      product,
      "update cards set seal_date = $2, seal_time = '00:00', seal_zone = null where id = $1",
      [id, date],
    );
  // The day that has begun at UTC+14 and not yet at UTC-12, unless both show the same day.
  const begun = day(14);
  await seal(begun);
  const west = await openAs({ timezoneId: 'Etc/GMT+12' });
  const east = await openAs({ timezoneId: 'Etc/GMT-14' });
  // With what chats add to a link, too.
  for (const query of ['', '?fbclid=x', '?utm_source=a&day=2020-01-01']) {
    await east.goto(`/card/${id}${query}`);
    await expect(east.getByRole('button', { name: 'Send my reply' })).toBeVisible();
  }
  if (day(-12) !== begun) {
    await west.goto(`/card/${id}`);
    await expect(west.getByRole('timer')).toContainText(/hour|minute|second/);
    expect(await west.content()).not.toContain(message);
  }
  await seal(day(14 + 24));
  await expect(async () => {
    await east.goto(`/card/${id}?day=${day(14 + 24)}`);
    await expect(east.getByRole('timer')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await east.content()).not.toContain(message);
});

test('is sealed in the studio before it is published, moved and released on the dashboard', {
  tag: '@prove',
}, async ({ page, product, expectTrouble, member }) => {
  expectTrouble(/422|\b400\b/);
  const draft = await saveCard(member, {
    status: 'draft',
    card: { toName: 'Asha', fromName: 'Mira', message },
  });
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/studio?cardId=${draft}`);
  await openPanel(page, 'Send');
  await expect(page.getByRole('radio', { name: 'Open it right away' })).toBeChecked();
  await page.getByRole('radio', { name: 'Seal it until a certain day' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please choose the day on which the card opens.')).toBeVisible();
  // A draft is saved without its day, and is not published open because of that.
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft Saved!')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Save failed')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByRole('combobox', { name: 'City' }).fill('mumbai');
  // The browser is in Chatham, which has summer and winter time.
  await expect(page.getByText(/^00:00 for Asha, 0[78]:15 for you$/)).toBeVisible();
  // A crash.
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await openPanel(page, 'Send');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('mumbai');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const ready = page.getByRole('dialog', { name: 'Your card is ready' });
  await expect(ready.getByText(/^Anyone who has its link sees the envelope. It opens on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ready).toBeHidden();
  await expect(page.getByText(/^Sealed: opens on .* midnight in Mumbai$/)).toBeVisible();
  const visitor = newVisitor(product);
  expect(await (await visitor.send(`/card/${draft}`)).text()).not.toContain(message);

  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'When it opens' }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Mumbai, India');
  await page.getByRole('combobox', { name: 'City' }).fill('Atlantis');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We don’t know this city.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Atlantis');
  await page.getByRole('combobox', { name: 'City' }).fill('Tokyo');
  await page.getByLabel('Time', { exact: true }).selectOption('8:00 in the morning');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Sealed: opens on .*, 08:00 in Tokyo$/)).toBeVisible();
  await expect(page.getByText(/^08:00 for Asha, 1[12]:45 for you$/)).toBeVisible();
  await page.goto(`/dashboard/seal?card=${draft}`);
  await page.getByRole('button', { name: 'Open it now' }).click();
  await expect(page.getByText('Card Opened')).toBeVisible();
  expect(await (await visitor.send(`/card/${draft}`)).text()).toContain(message);
});
