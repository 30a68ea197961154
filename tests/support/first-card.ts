import type { Locator, Page } from '@playwright/test';
import { expect, firstVisit } from './journey.ts';
import type { Product } from './product.ts';
import { answerOtherSites } from './sharing.ts';
import { photo } from './studio.ts';

/** The phone of somebody who comes for the first time. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  storageState: firstVisit,
};

/**
 * From the gallery, or from the home page by a person there, to WhatsApp without an account, with a photo and a song.
 * Taps like a person who presses once and waits; every tap counts, and the choice of a file is one.
 */
export async function sendFirstCard(page: Page, product: Product, from: '/' | '/gallery' = '/gallery') {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await answerOtherSites(page.context(), product);
  const picture = await photo(1600, 1200);
  await page.goto(from);
  const started = Date.now();
  if (from === '/') await tap(page.getByRole('main').getByRole('link', { name: 'Father', exact: true }));
  await tap(page.getByRole('link', { name: /^Use Template/ }).first());
  await tap(page.getByRole('button', { name: 'Continue without an account' }));
  const strip = page.getByRole('navigation', { name: 'Parts of the card' });
  await tap(strip.getByRole('button', { name: 'Photos' }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.locator('input[type=file]:visible').first());
  taps += 1;
  await (await chooser).setFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer: picture });
  await tap(strip.getByRole('button', { name: 'Sound' }));
  await tap(page.getByRole('group', { name: 'Songs' }).locator('label').first());
  await tap(page.getByRole('button', { name: 'Publish' }));
  const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
  const opened = page.context().waitForEvent('page');
  await tap(sheet.getByRole('link', { name: 'WhatsApp' }));
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\/\?text=/);
  const seconds = (Date.now() - started) / 1000;
  const text = new URL(chat.url()).searchParams.get('text') ?? '';
  const address = text.slice(text.indexOf(product.origin));
  const card = await (await fetch(`${address}/scene.json?face=landscape`)).text();
  expect(card).toContain('/files/');
  const sound = await fetch(address).then((response) => response.text());
  expect(sound).toMatch(/<audio|\.m4a|\.mp3|songs\//);
  return { taps, seconds };
}
