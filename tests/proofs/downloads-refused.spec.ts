// Shows: a sound that cannot be had or put into a video, a browser that cannot make videos
import { downloaded } from '../support/downloaded.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { saveCard } from '../support/visitor.ts';

test.beforeEach(async ({ page, member }) => {
  const audio = { kind: 'voice', id: 'warm-wishes' } as const;
  const id = await saveCard(member, { status: 'draft', card: { toName: 'Asha 🎂', audio } });
  await page.goto(`/studio?cardId=${id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
});

test('a sound that cannot be had fails aloud, and the next try works', async ({ page, expectTrouble }) => {
  expectTrouble(/audio\/|404/);
  await page.context().route('**/audio/*.m4a', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Download MP4' }).click();
  await expectMessage(page, 'Download Failed', 'Could not generate the video. Please try again.');
  await page.context().unroute('**/audio/*.m4a');
  expect(
    (await downloaded(page, () => page.getByRole('button', { name: 'Download MP4' }).click())).name,
  ).toBe('birthday-bloom-card.mp4');
});

test('a sound that cannot be put into a video says what to do', async ({ page }) => {
  await page.context().route('**/audio/*.m4a', (route) => route.fulfill({ body: 'This is no sound.' }));
  await page.getByRole('button', { name: 'Download MP4' }).click();
  await expectMessage(
    page,
    'Download Failed',
    'This browser can’t put your sound into a video. Please choose another sound or the GIF, or open your card in another browser, such as Chrome.',
  );
});

test('a browser that cannot make videos says what to do instead', async ({ page }) => {
  // The same worker, in a browser that knows no WebCodecs.
  await page.context().route('**/job-worker*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete self.VideoEncoder;\n${await answer.text()}` });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const instead =
    'This browser can’t make videos. Please choose the GIF, or open your card in another browser.';
  await expect(page.getByText(instead)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download MP4' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(
    (await downloaded(page, () => page.getByRole('button', { name: 'Download GIF' }).click())).name,
  ).toBe('birthday-bloom-card.gif');
});
