// Shows: the sound of a public card: played, read, not loaded
// Spec: 2.78
import { songs } from '#content/songs.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { playing, pressPlay } from '../support/recordings.ts';
import { openPanel } from '../support/studio.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;
let withSong: string;
test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'sound');
  withSong = await saveCard(member, { card: { audio: { kind: 'song', id: 'marigold-morning' } } });
});

test('a card’s song plays when asked, and shows its lyrics', async ({ page }) => {
  await page.goto(`/card/${withSong}`);
  expect(await playing(page)).toEqual([{ at: 0, playing: false }]);
  await pressPlay(page);
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(0);
  await pressPlay(page);
  await expect.poll(async () => (await playing(page))[0]?.playing).toBe(false);
  await page.getByText('Words to sing along').click();
  for (const line of songs[1]?.lyrics ?? ['?']) await expect(page.getByText(line)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a sound that cannot be loaded says so, and may be tried again', async ({ page, expectTrouble }) => {
  expectTrouble(/audio\/|ERR_FAILED/);
  await page.goto(`/card/${withSong}`, { waitUntil: 'networkidle' });
  await page.route('**/audio/*', (route) => route.abort());
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play().catch(() => undefined));
  await expect(page.getByRole('alert').getByText(/^This sound couldn’t be loaded\./)).toBeVisible();
  await page.unroute('**/audio/*');
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.load();
    return audio.play();
  });
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(0);
  await expect(page.getByText('This sound couldn’t be loaded')).toHaveCount(0);
});

test('a sound that this browser cannot play is not blamed on the network', async ({ page }) => {
  await page.goto(`/card/${withSong}`, { waitUntil: 'networkidle' });
  await page.route('**/audio/*', (route) => route.fulfill({ contentType: 'audio/mp4', body: 'No sound.' }));
  await pressPlay(page);
  const sentence = 'Your browser can’t play this sound. Please try another one, such as Chrome.';
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
});

test('without scripts the browser’s own player is there, in the same place', async ({
  page,
  openAs,
  product,
}) => {
  const places = [];
  const plain = await openAs({ javaScriptEnabled: false, baseURL: product.origin });
  for (const one of [plain, page]) {
    await one.setViewportSize({ width: 390, height: 844 });
    await one.goto(`/card/${withSong}`);
    places.push(await one.getByRole('region', { name: 'The card’s sound' }).boundingBox());
  }
  expect(places[0]).toEqual(places[1]);
  const audio = plain.locator('audio');
  await expect(audio).toHaveAttribute('controls');
  await expect(audio).toHaveAttribute('src', '/audio/marigold-morning.m4a');
});

test('a song that we do not have is no sound, and breaks nothing', async ({ page, context }) => {
  const id = await saveCard(member, { card: { audio: { kind: 'song', id: 'no-such-song' } } });
  await page.goto(`/card/${id}`);
  await expect(page.getByRole('img', { name: /^Birthday card/ })).toBeVisible();
  await expect(page.locator('audio')).toHaveCount(0);
  await context.addCookies(member.cookies());
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Sound');
  await expect(page.getByRole('radio', { name: /^Marigold Morning/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('audio')).toHaveCount(0);
});
