// Shows: from the home page, and from the gallery, to WhatsApp with a photo and a song, without an account; prints taps and seconds
import { phone, sendFirstCard } from '../support/first-card.ts';
import { expect, test } from '../support/journey.ts';

test('a newcomer sends a card with a photo and a song in at most ten taps', async ({ openAs, product }) => {
  const page = await openAs(phone);
  const { taps, seconds } = await sendFirstCard(page, product);
  console.info(`gallery to WhatsApp: ${taps} taps, ${seconds.toFixed(1)} s`);
  expect(taps).toBeLessThanOrEqual(10);
});

test('from the home page it takes at most twelve', { tag: '@prove' }, async ({ openAs, product }) => {
  const page = await openAs(phone);
  const { taps, seconds } = await sendFirstCard(page, product, '/');
  console.info(`home to WhatsApp: ${taps} taps, ${seconds.toFixed(1)} s`);
  expect(taps).toBeLessThanOrEqual(12);
});
