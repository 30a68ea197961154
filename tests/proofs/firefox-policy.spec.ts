// Shows: Firefox’s console stays empty on every page of the main story
import { type Firefox, hasFirefox, noFirefox, openFirefox } from '../support/firefox.ts';
import { expect, test } from '../support/journey.ts';
import { newMember, saveCard } from '../support/visitor.ts';

/* Firefox reports more than Chromium does: also what a page tries, is forbidden, and catches. */

test.skip(!hasFirefox, noFirefox);

// Firefox takes long to begin.
test.setTimeout(120_000);

let firefox: Firefox;

test.beforeEach(async () => {
  firefox = await openFirefox();
});

test.afterEach(async () => {
  await firefox.close();
});

test('Firefox’s console stays empty on the pages of the main story', async ({ product }) => {
  const member = await newMember(product, 'fox');
  const id = await saveCard(member);
  const open = async (path: string, words: string) => {
    await firefox.goto(product.origin + path);
    await firefox.read(words);
    expect(await firefox.complaints(), path).toEqual([]);
  };
  await open('/', 'Birthday');
  await open('/login', 'Log In');
  await open('/signup', 'Create Account');
  await open(`/card/${id}`, 'Download');
  for (const cookie of member.cookies()) await firefox.setCookie(cookie);
  await open('/dashboard?tab=created', 'Welcome, fox!');
  await open('/dashboard/settings', 'Change Password');
  await open('/profile', 'Save Changes');
  await open('/gallery', 'Choose a card');
  await open(`/studio?cardId=${id}`, 'AI Studio');
  await firefox.press('Download');
  await firefox.read('Download PNG');
  expect(await firefox.complaints()).toEqual([]);
  // What an earlier visit left is read with the schemas of stored documents.
  await open('/studio', 'AI Studio');
  await firefox.fill('To', 'Asha');
  await firefox.read('Not saved yet, kept in this browser');
  await open('/studio', 'You have unsaved work from an earlier visit');
});
