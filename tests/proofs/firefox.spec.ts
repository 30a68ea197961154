// Shows: Firefox’s console stays empty on every page of the main story, where others sign a card, and from an address book to the card that waits; ffmpeg reads its MP4 with an encoded song
// without an error
import { readFile, writeFile } from 'node:fs/promises';
import type { SoundAnswer } from '#web/studio/upload/sound-upload.ts';
import { vcards } from '../support/contact-files.ts';
import { type Firefox, hasFirefox, noFirefox, openFirefox } from '../support/firefox.ts';
import { expect, test } from '../support/journey.ts';
import { examined, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { phonePhoto } from '../support/sent-photo.ts';
import { newSigning } from '../support/signing.ts';
import { soundFile } from '../support/sounds.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.skip(!hasFirefox, noFirefox);

// Firefox takes long to begin, and paints and encodes on the processor.
test.setTimeout(180_000);

let firefox: Firefox;

test.beforeEach(async () => {
  firefox = await openFirefox();
});

test.afterEach(async () => {
  await firefox.close();
});

// It reports more than Chromium does: also what a page tries, is forbidden, and catches.
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

test('an address book is taken over in Firefox, and leads to a card', async ({ product }, testInfo) => {
  const member = await newMember(product, 'foxpeople');
  const path = testInfo.outputPath('contacts.vcf');
  const soon = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(5, 10);
  await writeFile(path, vcards([['Asha Rao', `1990-${soon}`]]).buffer);
  for (const cookie of member.cookies()) await firefox.setCookie(cookie);
  await firefox.goto(`${product.origin}/people/import`);
  await firefox.choose('Choose a file', path);
  await firefox.read('1 person can be added.');
  await firefox.press('Add 1 person');
  await firefox.read('Asha Rao', 'Added 1 person');
  await firefox.press('Make a card for');
  await firefox.until(`async () => document.querySelector('[name=toName]')?.value === 'Asha Rao'`);
  expect(await firefox.complaints()).toEqual([]);
});

test('somebody signs a card in Firefox with a photo, sees the note before, and the organiser finds it', async ({
  product,
}, testInfo) => {
  const { card, link, owner } = await newSigning(product, 'foxsigns');
  const path = testInfo.outputPath('photo.jpg');
  await writeFile(path, await phonePhoto(1200, 900));
  await firefox.goto(product.origin + link);
  await firefox.fill('Your words', 'Happy birthday, dear Asha');
  await firefox.until(`async () => document.querySelector('[data-look] text') !== null`);
  await firefox.choose('Add one of these, if you like', path);
  await firefox.read('Your photo is added.');
  await firefox.until(`async () => document.querySelector('[data-look] image') !== null`);
  await firefox.fill('Your name', 'Ravi');
  await firefox.press('Sign the card');
  await firefox.read('You’ve signed. Thank you!');
  expect(await firefox.complaints()).toEqual([]);
  await firefox.goto(`${product.origin}/card/${card}`);
  await firefox.read('Ravi');
  for (const cookie of owner.cookies()) await firefox.setCookie(cookie);
  await firefox.goto(`${product.origin}/dashboard/signing?card=${card}`);
  await firefox.read('Happy birthday, dear Asha');
  expect(await firefox.complaints()).toEqual([]);
});

for (const kind of ['greeting of ours', 'song as MP3']) {
  test(`Firefox makes a film with a ${kind} that every program reads without an error`, async ({
    product,
  }) => {
    test.skip(!hasFfmpeg, noFfmpeg);
    const member = await newMember(product, 'fox');
    const audio = kind === 'song as MP3' ? await uploaded() : ({ kind: 'voice', id: 'warm-wishes' } as const);
    async function uploaded() {
      const answer = await member.send('/studio/sound?kind=upload&name=song.mp3', {
        method: 'POST',
        body: new Uint8Array(soundFile('song.mp3')),
      });
      const body = (await answer.json()) as SoundAnswer;
      if ('error' in body) throw new Error(body.error);
      return { kind: 'upload' as const, ...body.sound };
    }
    const id = await saveCard(member, { status: 'draft', card: { audio } });
    for (const cookie of member.cookies()) await firefox.setCookie(cookie);
    await firefox.goto(`${product.origin}/studio?cardId=${id}`);
    await firefox.press('Download');
    const download = firefox.nextDownload();
    await firefox.press('Download MP4');
    const failed = firefox.read('Download Failed').then((text) => {
      throw new Error(text);
    });
    const path = await Promise.race([download, failed]);
    failed.catch(() => undefined);
    expect(path).toMatch(/\.mp4$/);
    const { streams, complaints } = await examined(await readFile(path));
    expect(complaints).toBe('');
    expect(streams[0]).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', color_range: 'tv' });
    expect(streams.map(({ codec_name }) => codec_name)).toContain('aac');
  });
}
