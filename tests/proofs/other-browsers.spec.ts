// Shows: the main story, also translated and without newer APIs, the public card with envelope, candles and
// answer, a card that is signed, and the downloads in Firefox; in the long form in WebKitGTK, too
import { readFile, writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { standardOpening } from '#card/document/card.ts';
import type { DrivenPage } from '../support/driven-page.ts';
import { hasFirefox, noFirefox, openFirefox } from '../support/firefox.ts';
import { expect, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { takeNewApisAway } from '../support/missing-apis.ts';
import type { Product } from '../support/product.ts';
import { phonePhoto } from '../support/sent-photo.ts';
import { startSigning } from '../support/signing.ts';
import { photo } from '../support/studio.ts';
import { translatePage } from '../support/translation.ts';
import { newMember, saveCard } from '../support/visitor.ts';
import { hasWebKit, noWebKit, openWebKit } from '../support/webkit.ts';

type BrowserPage = DrivenPage & { readonly printedFile?: string };

interface Browser {
  readonly name: string;
  readonly isHere: boolean;
  /** Which packages are missing where it is not. */
  readonly missing: string;
  readonly open: () => Promise<BrowserPage>;
  /** Whether the packages of Debian that the tests install play AAC and encode H.264. */
  readonly hasCodecs: boolean;
}

const browsers: readonly Browser[] = [
  { name: 'Firefox', isHere: hasFirefox, missing: noFirefox, open: openFirefox, hasCodecs: true },
  { name: 'WebKitGTK', isHere: hasWebKit, missing: noWebKit, open: openWebKit, hasCodecs: false },
];

const message = 'You carried me home in the rain.';
const audio = { kind: 'voice', id: 'warm-wishes' } as const;

for (const { name, isHere, missing, open, hasCodecs } of isLongForm ? browsers : browsers.slice(0, 1)) {
  test.describe(name, () => {
    test.skip(!isHere, missing);
    // It takes long to begin, and paints and encodes on the processor.
    test.setTimeout(180_000);

    let page: BrowserPage;

    test.beforeEach(async () => {
      page = await open();
    });

    test.afterEach(async () => {
      await page.close();
    });

    test('an account is made; a card is designed, saved and published, and its link copied', async ({
      product,
    }, info) => {
      await signUpAndIn(page, product, name);
      await page.press('Create New Card');
      await page.read('AI Studio');
      await page.fill('To', 'Asha');
      await page.press('Wish');
      await page.fill('Your own message', message);
      const file = info.outputPath('photo.jpg');
      await writeFile(file, await photo(800, 600));
      await page.press('Photos');
      await page.choose('Their photo', file);
      await page.read('Zoom');
      expect(await page.evaluate(pasteAndDropPictures)).toEqual([true, true, true]);
      await page.read('Photo 1', 'Photo 2');
      await page.press('Save Draft');
      await page.read('Draft Saved!');
      await page.press('Publish');
      await page.arrive('/dashboard?tab=created');
      await page.read('Card Published!', 'Your card is ready', 'Card for Asha');
      await page.press('Copy link');
      await page.read('Link Copied!');
      await page.press('Close');

      await page.press('Edit Card for Asha');
      await page.press('Wish');
      await page.fill('Your own message', ' Again.');
      await page.press('Share');
      await page.read('Save and share');
      await page.press('Copy link');
      await page.read('Changes Saved!', 'Your card is ready');
      await page.read('Link Copied!');
      await page.goto(`${product.origin}/gallery`);
      const link = await page.paste('Search');
      expect(link).toMatch(new RegExp(`^${product.origin}/card/[\\w-]{22}$`));
      await page.goto(link);
      await page.press('To Asha');
      await page.read('Happy Birthday Asha!', message);
    });

    test('without an account a design becomes a card, on translated pages, without what newer browsers have', async ({
      product,
    }) => {
      await page.goto(`${product.origin}/studio?template=lift-off&to=Ravi`);
      await page.press('Continue without an account');
      await page.read('AI Studio');
      // The driver of the browser asks for `checkVisibility`.
      await page.evaluate(`async () => {
        const { checkVisibility } = Element.prototype;
        (${takeNewApisAway})();
        Object.assign(Element.prototype, { checkVisibility });
        (${translatePage})();
        dispatchEvent(new Event('load'));
      }`);
      await page.read('AI Studio ·fr');
      for (const part of ['Picture', 'Layout', 'Type', 'Sound', 'Stickers', 'Wish']) await page.press(part);
      await page.fill('Your own message', message);
      await page.press('Shuffle');
      await page.press('Save Draft');
      await page.read('Draft Saved!');
      await page.press('Publish');
      await page.arrive('/dashboard?tab=created');
      await page.read('Card Published!', 'Your card is ready', 'Card for Ravi');
      await page.press('Copy link');
      await page.read('Link Copied!');
    });

    test('a card opens from its envelope, plays, is blown out, answered and kept', async ({ product }) => {
      const member = await newMember(product, name);
      const opening = standardOpening;
      const id = await saveCard(member, { card: { toName: 'Asha', message, age: 3, opening, audio } });
      await page.goto(`${product.origin}/card/${id}`);
      await page.press('To Asha');
      if (hasCodecs) await page.until('async () => document.querySelector("audio").currentTime > 0');
      else await page.read('Your browser can’t play this sound. Please try another one, such as Chrome.');
      await page.until(shows, 'carried');
      await page.press('Press and hold to blow');
      await page.fill('Blow out candle 2', '');
      await page.press('Press and hold to blow');
      await page.read('May your wish come true.');
      await page.fill('Happy tears', '');
      await page.fill('A few words', 'Thank you!');
      await page.press('Send my reply');
      await page.read('day. Nobody else sees it.');
      await page.press('Read the words');
      await page.read('Happy Birthday Asha!', message, 'From Asha');
      const kept = page.nextDownload();
      await page.press('Download');
      const png = await kept;
      expect(png).toMatch(/birthday-card-for-Asha\.png$/);
      expect(await sharp(await readFile(png)).metadata()).toMatchObject({ width: 1344, height: 1008 });
      await page.read('Download Started!');
    });

    test('a card is signed with a photo, which its receiver sees', async ({ product }, info) => {
      const owner = await newMember(product, name);
      const id = await saveCard(owner, { card: { toName: 'Asha', message, opening: standardOpening } });
      await page.goto(product.origin + (await startSigning(owner, id)));
      await page.fill('Your name', 'Ravi');
      await page.fill('Your words', 'Happy birthday, dear Asha!');
      const file = info.outputPath('photo.jpg');
      await writeFile(file, await phonePhoto(1200, 900));
      await page.choose('Add one of these', file);
      await page.read('Your photo is added.');
      await page.press('Sign the card');
      await page.read('You’ve signed. Thank you!', 'Your own link', 'Happy birthday, dear Asha!');
      await page.until(hasPhoto, 'figure');
      await page.goto(`${product.origin}/card/${id}`);
      await page.press('To Asha');
      await page.until(shows, 'carried');
      await page.read('Photo from Ravi', 'Happy birthday, dear Asha!');
      await page.until(hasPhoto, '[data-notes]');
    });

    test('a card is downloaded as a picture, as a GIF and as a video, and printed', async ({ product }) => {
      const member = await newMember(product, name);
      const id = await saveCard(member, { status: 'draft', card: { toName: 'Asha', audio } });
      for (const cookie of member.cookies()) await page.setCookie(cookie);
      await page.goto(`${product.origin}/studio?cardId=${id}`);
      const download = async (choice: string) => {
        await page.press('Download');
        await page.read(choice);
        const kept = page.nextDownload();
        await page.press(choice);
        const failed = page.read('Download Failed').then((text) => Promise.reject(new Error(text)));
        failed.catch(() => undefined);
        return await readFile(await Promise.race([kept, failed]));
      };
      for (const format of ['png', 'jpg'] as const) {
        const file = await download(`Download ${format.toUpperCase()}`);
        expect(await sharp(file).metadata()).toMatchObject({ width: 1344, height: 1008 });
      }
      const gif = await sharp(await download('Download GIF'), { animated: true }).metadata();
      expect(gif).toMatchObject({ format: 'gif', width: 672, pageHeight: 504 });
      expect(gif.pages).toBeGreaterThan(10);
      if (hasCodecs) {
        const film = (await download('Download MP4')).toString('latin1');
        for (const part of ['ftyp', 'avc1', 'mp4a']) expect(film).toContain(part);
      } else {
        await page.press('Download');
        await page.read(
          'This browser can’t make an MP4, so your video is a WebM. Some phones can’t play it.',
        );
        await page.press('Download WebM');
        await page.read('Download Failed', 'This browser can’t put your sound into a video.');
        // The message, then the dialog, which stays for another choice.
        await page.press('Close');
        await page.press('Close');
      }
      await print(page);
    });
  });
}

/**
 * Pastes a picture into a field and drops one on the preview. Made events, because the clipboard of a Firefox without windows
 * holds text only, and its driver drags no files. Returns whether each was taken from the browser, which would leave the page.
 */
const pasteAndDropPictures = `async () => {
  const canvas = new OffscreenCanvas(300, 200);
  canvas.getContext('2d').fillRect(0, 0, 300, 200);
  const picture = new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' });
  const data = () => {
    const made = new DataTransfer();
    made.items.add(picture);
    return made;
  };
  const made = { bubbles: true, cancelable: true };
  const isTaken = (selector, event) => !document.querySelector(selector).dispatchEvent(event);
  // Firefox gives a made event an empty clipboard.
  const paste = Object.defineProperty(new ClipboardEvent('paste', made), 'clipboardData', { value: data() });
  return [
    isTaken('textarea', paste),
    isTaken('[data-preview]', new DragEvent('dragover', { dataTransfer: data(), ...made })),
    isTaken('[data-preview]', new DragEvent('drop', { dataTransfer: data(), ...made })),
  ];
}`;

/** Whether a photo of a note has been drawn in there. */
const hasPhoto = `async (place) => {
  const photo = document.querySelector(place)?.querySelector('image');
  if (!photo) return false;
  photo.scrollIntoView({ block: 'center' });
  const { width, height } = photo.getBoundingClientRect();
  const loaded = Object.assign(new Image(), { src: photo.href.baseVal });
  await loaded.decode();
  return width > 40 && height > 40;
}`;

/** Whether the word is seen on the card, with no envelope above it. */
const shows = `async (word) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return seen('[data-envelope]').length === 0 && seen('.card-faces text').some((one) => one.textContent.includes(word));
}`;

/** Firefox prints into a file. The dialog of WebKitGTK cannot be driven: it is enough that it was asked for. */
async function print(page: BrowserPage): Promise<void> {
  const { printedFile: file } = page;
  if (file) {
    await page.press('Print');
    await expect(async () => expect(pagesOf(await readFile(file))).toBe(1)).toPass();
    return;
  }
  await page.evaluate(`async () => {
    const { open } = window;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      opened.print = () => document.documentElement.setAttribute('data-printed', opened.document.title);
      return opened;
    };
  }`);
  await page.press('Print');
  expect(await page.until('async () => document.documentElement.dataset.printed ?? null')).toBe(
    'Birthday card for Asha',
  );
}

/** How many pages a whole PDF has. Its objects are in compressed streams. Source: ISO 32000-1, 7.5.7. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  if (!/%%EOF\s*$/.test(text)) throw new Error('The file is not whole.');
  const streams = [...text.matchAll(/\/ObjStm.*?stream\r?\n(.*?)endstream/gs)];
  const objects = streams.map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function signUpAndIn(page: DrivenPage, { origin }: Product, name: string): Promise<void> {
  const email = `${name.toLowerCase()}-${process.pid}@example.org`;
  const password = 'a quiet garden with bees';
  await page.goto(`${origin}/signup`);
  await page.press('Accept All');
  await page.fill('Full Name', 'Ravi');
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.fill('Confirm Password', password);
  await page.fill('I agree', '');
  await page.press('Create Account');
  await page.read('Account Created!');
  await page.fill('Password', password);
  await page.press('Log In');
  await page.read('Welcome, Ravi!');
}
