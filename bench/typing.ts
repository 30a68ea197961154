/**
 * Typing into the message and the heading of a real card in the real studio, with two photos, and into the message of one
 * with six in a collage, stickers and words in Devanagari: what a keystroke costs the page's thread, when its letter can
 * be seen, and what the pause after it costs, in which the preview is drawn anew. With the processor as it is, and slowed
 * four times, as on a cheap phone.
 */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '#tests/support/product.ts';
import { median, quantile } from '#tests/support/quantile.ts';
import { openPanel } from '#tests/support/studio.ts';
import { type PublishedCard, publishCard } from './published-card.ts';
import { longTask, ms, type Row, table, times } from './table.ts';
import { type TraceEvent, trace } from './trace.ts';

const keystrokes = 40;
/** Milliseconds between two letters: a quick typist. */
const rhythm = 120;
const slowdowns = [1, 4] as const;
/** Milliseconds of a frame at 60 Hz. */
const frame = 16.7;
/** Milliseconds until the preview follows, on a machine as it is and slowed. */
const previewTarget = 33;
const slowPreviewTarget = 120;
/** Milliseconds of work for a letter on a machine as it is. */
const workTarget = 5;

const sentence = 'You taught me to whistle, to lose at cards without sulking and to laugh at rain. ';
const message = sentence.repeat(8).slice(0, 600).trimEnd();

/** Milliseconds. */
interface Keystroke {
  /** Everything on the page's thread from the key to the end of the frame that shows its letter. */
  readonly painting: number;
  /** That, and what is done until the next key: the browser's own styles, layout and painting among it. */
  readonly work: number;
  /** Our own code of it: layout of the card, React, and what listens. */
  readonly script: number;
  /** On the clock, from the key to the end of the frame. */
  readonly shown: number;
  /** On the clock, from the key to the end of the frame in which the preview has the letter; NaN without a preview. */
  readonly followed: number;
}

declare global {
  interface Window {
    /** Milliseconds. */
    longTasks: number[];
  }
}

/**
 * Marks each key, and the frames in which its letter is painted in the field and in the preview. The marks are part of
 * what is measured, so they do as little as they can.
 */
function markKeystrokes(): void {
  const markFrame = (name: string) => requestAnimationFrame(() => performance.mark(name));
  const letters = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').length;
  const typed = () =>
    letters((document.activeElement as HTMLInputElement | HTMLTextAreaElement | null)?.value);
  let preview: Element | null = null;
  const listen = () => {
    performance.mark('key');
    markFrame('painted');
    if (preview) return;
    preview = document.querySelector('[data-preview]');
    if (!preview) return;
    const drawn = () => letters(preview?.querySelector('svg[role=img]')?.textContent);
    // Heading and sender.
    const others = drawn() - typed();
    const onChange = () => drawn() - others === typed() && markFrame('followed');
    new MutationObserver(onChange).observe(preview, { subtree: true, childList: true, characterData: true });
  };
  window.addEventListener('keydown', listen, { capture: true });
}

/** Seconds of work so far, by what the browser calls it; time on the processor, not on the clock. */
async function workSoFar(devtools: CDPSession): Promise<{ script: number; work: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of('ScriptDuration'), work: of('TaskDuration') };
}

/** Of each key in turn. */
function paintedLetters(events: readonly TraceEvent[]): Pick<Keystroke, 'painting' | 'shown' | 'followed'>[] {
  return events
    .filter(({ name }) => name === 'key')
    .map((key) => {
      const own = events.filter(({ pid, tid }) => pid === key.pid && tid === key.tid);
      const tasks = own.filter(({ name }) => name.endsWith('RunTask'));
      /** When the frame that has the mark was painted: at the end of its task. */
      const paintedAt = (mark: string) => {
        const frame = own.find(({ name, ts }) => name === mark && ts > key.ts);
        const task = frame && tasks.find(({ ts, dur = 0 }) => ts <= frame.ts && ts + dur >= frame.ts);
        return task ? task.ts + (task.dur ?? 0) : Number.NaN;
      };
      const end = paintedAt('painted');
      if (Number.isNaN(end)) throw new Error('A letter was never painted.');
      const painting = tasks
        .filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts + dur <= end)
        .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
      const since = (ts: number) => (ts - key.ts) / 1000;
      return { painting: painting / 1000, shown: since(end), followed: since(paintedAt('followed')) };
    });
}

async function press(
  page: Page,
  devtools: CDPSession,
  key: string,
): Promise<Pick<Keystroke, 'script' | 'work'>> {
  await page.waitForTimeout(rhythm / 2);
  const before = await workSoFar(devtools);
  await page.keyboard.press(key);
  await page.waitForTimeout(rhythm / 2);
  const after = await workSoFar(devtools);
  return { script: 1000 * (after.script - before.script), work: 1000 * (after.work - before.work) };
}

const text = 'and I hope that today is as kind as you are';

async function type(page: Page, devtools: CDPSession, label: string): Promise<Keystroke[]> {
  await page.getByLabel(label).focus();
  await page.keyboard.press('Control+End');
  const seen: Pick<Keystroke, 'script' | 'work'>[] = [];
  const events = await trace(devtools, async () => {
    for (const letter of text.slice(0, keystrokes)) {
      seen.push(await press(page, devtools, letter === ' ' ? 'Space' : letter));
    }
  });
  const painted = paintedLetters(events);
  return seen.map((one, index) => ({
    ...one,
    ...(painted[index] ?? { painting: Number.NaN, shown: Number.NaN, followed: Number.NaN }),
  }));
}

/** Milliseconds in which what waits for the end of typing is surely done. */
const rest = 1500;

/** All work of the page, milliseconds, while nothing is typed any more. */
async function pauseAfter(page: Page, devtools: CDPSession): Promise<number> {
  const before = await workSoFar(devtools);
  await page.waitForTimeout(rest);
  const after = await workSoFar(devtools);
  return 1000 * (after.work - before.work);
}

interface Seen {
  readonly isOurs: boolean;
  /** Milliseconds of an empty page with the same text; absent where none was measured. */
  readonly empty: number | undefined;
  readonly slowdown: number;
}

/** Targets are the studio's; of an empty page nothing is asked. Its milliseconds are what the studio is compared with. */
function rows(seen: readonly Keystroke[], { isOurs, empty, slowdown }: Seen): Row[] {
  const all = (of: keyof Keystroke) => seen.map((one) => one[of]);
  const figure = (of: keyof Keystroke) => `${ms(median(all(of)))}, 95 %: ${ms(quantile(all(of), 0.95))}`;
  const inFrame = all('painting').filter((time) => time <= frame).length / seen.length;
  return [
    {
      what: '  work from the key to the painted letter',
      figure: figure('painting'),
      ...(empty && { ratio: times(median(all('painting')) / empty) }),
    },
    {
      what: '  letters for which that fits into one frame',
      figure: `${Math.round(100 * inFrame)} %`,
      ...(isOurs && { target: 'at least 95 %', reached: inFrame >= 0.95 }),
    },
    { what: '  all work until the next letter', figure: figure('work') },
    { what: '  our code of that', figure: figure('script') },
    { what: '  on the clock, from the key to the painted letter', figure: figure('shown') },
    ...(isOurs ? [followedRow(seen, slowdown)] : []),
  ];
}

/** Spaces draw nothing, and the preview has nothing to follow. */
function followedRow(seen: readonly Keystroke[], slowdown: number): Row {
  const times = seen.filter((_, index) => text[index] !== ' ').map(({ followed }) => followed);
  const target = slowdown === 1 ? previewTarget : slowPreviewTarget;
  const figure = median(times);
  return {
    what: '  on the clock, from the key to the letter in the preview',
    figure: `${ms(figure)}, 95 %: ${ms(quantile(times, 0.95))}`,
    target: `at most ${target} ms`,
    reached: figure <= target,
  };
}

function aims(seen: readonly Keystroke[], slowdown: number): Pick<Row, 'target' | 'reached'> {
  const aim = slowdown === 1 ? workTarget : frame;
  return { target: `at most ${aim} ms`, reached: median(seen.map(({ painting }) => painting)) <= aim };
}

/** The longest task of the page while it is typed into and after that; those under 50 ms are not told by the browser. */
function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(markKeystrokes);
  await page.addInitScript(watchLongTasks);
}

const messageField = 'Your own message';

interface Opened {
  readonly card: PublishedCard;
  /** Of the field that is typed into. */
  readonly label: string;
  readonly origin: string;
}

async function openStudio(page: Page, { card, label, origin }: Opened): Promise<void> {
  await page.context().addCookies(card.member.cookies());
  await page.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  await watch(page);
  await page.goto(`${origin}/studio?cardId=${card.id}`, { waitUntil: 'networkidle' });
  // The heading is in the panel that is open.
  if (label !== messageField) return;
  await openPanel(page, 'Wish');
  await page.getByLabel(label).waitFor();
}

/** The same text in the same fonts in a page that has nothing else: what the browser itself takes for a letter. */
async function openBare(page: Page, { card: { card } }: Opened): Promise<void> {
  await watch(page);
  await page.goto('data:text/html,<label>Your own message <textarea rows="12" cols="60"></textarea></label>');
  const field = page.getByLabel(messageField);
  await field.evaluate(
    async (area, files) => {
      for (const [name, data] of files) {
        document.fonts.add(await new FontFace(name, `url(data:font/woff2;base64,${data})`).load());
      }
      area.style.font = `16px ${files.map(([name]) => name).join(', ')}`;
    },
    await studioFonts(),
  );
  await field.fill(card.message);
}

/** The studio's fonts for Latin letters and Devanagari: a family and the file in base64. */
async function studioFonts(): Promise<[family: string, data: string][]> {
  const folder = 'generated/fonts';
  const names = await readdir(folder);
  return Promise.all(
    ['baloo-2-latin-400', 'baloo-2-devanagari-400'].map(async (family) => {
      const name = names.find((one) => one.startsWith(`${family}.`));
      if (!name) throw new Error(`There is no font ${family}.`);
      return [family, await readFile(join(folder, name), 'base64')];
    }),
  );
}

await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const average = await publishCard(product, { message, heading: 'Dear sister,' });
const heavy = await publishCard(
  product,
  {
    toName: 'प्रियंका श्रीवास्तव',
    message: 'जन्मदिन की हार्दिक शुभकामनाएँ! आपका हर दिन मिठास से भरा हो। '.repeat(12).slice(0, 600).trimEnd(),
    composition: 'collage',
    typeface: 'handwritten',
    age: 40,
    stickers: ['cake', 'panda', 'tea', 'unicorn', 'diya', 'rocket'].map((key, slot) => ({ slot, key })),
  },
  4,
);
await using browser = await openChromium();
const laptop = { width: 1280, height: 800 };
const screens = [
  { name: 'an empty page with the same text', viewport: laptop, open: openBare, isOurs: false },
  { name: 'the studio on a phone', viewport: { width: 390, height: 844 }, open: openStudio, isOurs: true },
  { name: 'the studio on a laptop', viewport: laptop, open: openStudio, isOurs: true },
].flatMap((screen) => [
  { ...screen, card: average, label: messageField },
  { ...screen, name: `${screen.name}, the heavy card`, card: heavy, label: messageField },
  ...(screen.isOurs
    ? [{ ...screen, name: `${screen.name}, the heading`, card: average, label: 'Heading' }]
    : []),
]);
const opened = [];
for (const { viewport, open, card, label, ...screen } of screens) {
  const page = await browser.newPage({ viewport });
  await open(page, { card, label, origin: product.origin });
  opened.push({ ...screen, card, label, page });
}
const results: Row[] = [];
for (const slowdown of slowdowns) {
  /** Milliseconds of the empty page with the card's message. */
  const empty = new Map<PublishedCard, number>();
  for (const { name, card, label, page, isOurs } of opened) {
    await page.bringToFront();
    await page.evaluate(() => {
      window.longTasks = [];
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const seen = await type(page, devtools, label);
    if (!isOurs) empty.set(card, median(seen.map(({ painting }) => painting)));
    const paused = await pauseAfter(page, devtools);
    await devtools.detach();
    const long = await page.evaluate(() => window.longTasks);
    results.push(
      {
        what: `${name}, processor ${slowdown === 1 ? 'as it is' : `${slowdown}x slower`}`,
        figure: '',
        ...(isOurs && aims(seen, slowdown)),
      },
      ...rows(seen, { isOurs, empty: label === messageField ? empty.get(card) : undefined, slowdown }),
      { what: `  the pause after them: all work in ${rest / 1000} s`, figure: ms(paused) },
      {
        what: `  tasks over ${longTask} ms, those of the pause among them`,
        figure: `${long.length}${long.length > 0 ? `, longest ${ms(Math.max(...long))}` : ''}`,
        ...(isOurs && { target: 'none', reached: long.length === 0 }),
      },
    );
  }
}
table(`Typing, ${keystrokes} keystrokes into a message of ${message.length} characters`, results);
