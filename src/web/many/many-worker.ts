import { downloadZip } from 'client-zip';
import type { Card } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import type { FontUse } from '#card/paint/content.ts';
import { cardsOnSheet, fourOnSheet } from '#card/print/four-up.ts';
import { printCard } from '#card/print/print-card.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { type Language, languages } from '#content/languages/languages.ts';
import { cardFor } from '#content/many/card-for.ts';
import { checkPeople } from '#content/many/check-people.ts';
import { soundHref } from '#content/sounds.ts';
import { createBrowserAssets } from '#encode/browser-assets.ts';
import { browserMeasurer } from '#encode/browser-surface.ts';
import { landscapeFormat } from '#encode/card-formats.ts';
import { drawStill } from '#encode/draw-still.ts';
import { EncodeError } from '#encode/encode-error.ts';
import { answerJobs } from '#encode/jobs/answer-jobs.ts';
import type { JobTools } from '#encode/jobs/job.ts';
import { type PicturePage, picturePdf } from '#encode/picture-pdf.ts';
import { stillSize } from '#encode/still.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { createBackgroundSource, createStickerSource } from '../studio/preview/drawing-sources.ts';
import { emojiPicture, emojiPictures } from '../studio/preview/emoji-pictures.ts';
import { createLiveScene } from '../studio/preview/live-scene.ts';
import type { ListOfCards, ManyJob } from './many-client.ts';

/*
 * Lays out and draws the cards of a list, one after the other, so that neither the page waits nor more than one large
 * picture is in memory.
 */

const scope = self as unknown as DedicatedWorkerGlobalScope & { readonly fonts?: FontFaceSet };

/** Pixels in an inch of paper: text is sharp, and 200 sheets are a file that can be sent. */
const printPixels = 240;

const drawing = scope.fonts && typeof OffscreenCanvas === 'function' ? openDrawing(scope.fonts) : null;

answerJobs<ManyJob>(run);

async function run(job: ManyJob, tools: JobTools): Promise<Blob> {
  switch (job.kind) {
    case 'read':
      return json(await (await import('./read-people.ts')).readPeople(job.file));
    case 'check': {
      const found = checkPeople(job.words, job.people, emojiPictures);
      if (drawing) await loadFonts(job);
      return json(found);
    }
    case 'picture':
      return await still(await onlyPage(job.card), { width: job.width, format: 'jpeg' }, tools);
    case 'pictures':
      await loadFonts(job);
      return await pictures(cardsOf(job), tools);
    case 'videos':
      await loadFonts(job);
      return await videos(cardsOf(job), tools);
    case 'sheets':
      await loadFonts(job, job.sheet === 'four' ? landscape : portrait);
      return await sheets(job, tools);
  }
}

function cardsOf({ design, words, people }: ListOfCards): readonly Card[] {
  return people.map((person) => cardFor(design, words, person));
}

/*
 * A worker of Chromium goes on with the font that it took where one was not loaded, also once it is loaded, and for each of
 * the files that a font comes in: docs/platform-bugs.md. So the fonts of all cards are loaded before the first text is
 * measured or drawn, by a layout that guesses widths; and whoever needs another font later needs a new worker.
 */

function openDrawing(fonts: FontFaceSet) {
  const assets = createBrowserAssets(fonts);
  const sources = {
    backgrounds: createBackgroundSource(),
    stickers: createStickerSource(),
    emoji: emojiPictures,
    emojiPicture,
    hasFont: (font: FontUse) => font.family === 'sans-serif' || assets.hasFont(font),
    loadFont: assets.loadFont,
  };
  const guess: Measurer = { width: (text, { size }) => (text.length * size) / 2 };
  return {
    assets,
    scenes: createLiveScene({ ...sources, measurer: browserMeasurer }),
    guessed: createLiveScene({ ...sources, measurer: () => guess, loadFont: loadBeforeDrawing }),
  };

  async function loadBeforeDrawing(font: FontUse): Promise<void> {
    if (hasDrawn) throw new EncodeError('worker', 'Another font is needed.');
    await assets.loadFont(font);
  }
}

let hasDrawn = false;

async function loadFonts(list: ListOfCards, face = landscape): Promise<void> {
  for (const card of cardsOf(list)) await requireDrawing().guessed.completePages(card, face);
}

function requireDrawing() {
  if (drawing) return drawing;
  throw new EncodeError('unsupported', 'This browser cannot draw text in a worker.');
}

async function onlyPage(card: Card): Promise<Scene> {
  hasDrawn = true;
  return await requireDrawing().scenes.complete(card);
}

interface Wanted {
  readonly width: number;
  readonly format: 'png' | 'jpeg';
}

function still(scene: Scene, wanted: Wanted, { signal }: JobTools): Promise<Blob> {
  return drawStill({ scene, ...wanted, quality: 0.92 }, requireDrawing().assets, signal);
}

async function pictures(cards: readonly Card[], tools: JobTools): Promise<Blob> {
  async function* files() {
    for (const [index, card] of cards.entries()) {
      tools.signal.throwIfAborted();
      const wanted = { width: landscapeFormat.width.picture, format: 'png' } as const;
      const input = await still(await onlyPage(card), wanted, tools);
      yield { name: fileName(cards, index, 'png'), input };
      tools.progress((index + 1) / cards.length);
    }
  }
  return await downloadZip(files()).blob();
}

/** Each with the card's sound, as long as its words take to be read. */
async function videos(cards: readonly Card[], { signal, progress }: JobTools): Promise<Blob> {
  const { drawVideo } = await import('#encode/video/draw-video.ts');
  async function* files() {
    for (const [index, card] of cards.entries()) {
      signal.throwIfAborted();
      const input = await drawVideo(
        {
          ...{ pages: [await onlyPage(card)], animation: card.animation, envelope: null },
          ...{ sound: soundHref(card.audio), ends: 'show' },
        },
        requireDrawing().assets,
        { signal, progress: (share) => progress((index + share) / cards.length) },
      );
      yield { name: fileName(cards, index, input.type === 'video/mp4' ? 'mp4' : 'webm'), input };
    }
  }
  return await downloadZip(files()).blob();
}

async function sheets(job: Extract<ManyJob, { kind: 'sheets' }>, tools: JobTools): Promise<Blob> {
  const { sheet, paper, title } = job;
  const cards = cardsOf(job);
  const pages: PicturePage[] = [];
  async function add(scene: Scene): Promise<void> {
    tools.signal.throwIfAborted();
    const width = Math.round((scene.width / 72) * printPixels);
    const picture = await still(scene, { width, format: 'jpeg' }, tools);
    pages.push({ picture, pixels: stillSize(scene, width), size: scene });
  }
  const size = sheet === 'four' ? cardsOnSheet : 1;
  for (let at = 0; at < cards.length; at += size) {
    const some = cards.slice(at, at + size);
    if (sheet === 'four') await add(fourOnSheet(paper, await Promise.all(some.map(onlyPage))));
    else for (const side of await folded(some, { fold: sheet, paper })) await add(side);
    tools.progress(Math.min(1, (at + size) / cards.length));
  }
  return picturePdf(pages, title);
}

/** The sides of a sheet with one card that is folded. */
async function folded(
  [card]: readonly Card[],
  options: Parameters<typeof printCard>[0],
): Promise<readonly Scene[]> {
  if (!card) return [];
  const pages = await requireDrawing().scenes.completePages(card, portrait);
  // Nothing of ours is written on the sheet.
  const preparer = createTextPreparer({ measurer: browserMeasurer(), emoji: emojiPictures });
  const base = languages[card.language as Language]?.direction ?? 'ltr';
  return printCard(options, { pages, address: null, preparer, note: { text: '', base } });
}

/** A name for the file of one of the cards, with its place on the list: no two are the same. */
function fileName(cards: readonly Card[], index: number, extension: string): string {
  const place = `${index + 1}`.padStart(`${cards.length}`.length, '0');
  return cardFileName(cards[index] as Card, extension, `-${place}`);
}

function json(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}
