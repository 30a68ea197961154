/**
 * Typing into the message of a real card in the real studio, with two photos, and with six in a collage, stickers and
 * words in Devanagari: what a keystroke costs the page's thread, when its
 * letter can be seen, and what the pause after it costs, in which the preview is drawn anew. With the processor as it
 * is, and slowed four times, as on a cheap phone.
 */

import type { CDPSession, Page } from '@playwright/test';
import { startProduct } from '#tests/support/product.ts';
import { median, percentile } from '#tests/support/quantile.ts';
import { openPanel } from '#tests/support/studio.ts';
import { openChromium } from './chromium.ts';
import { type PublishedCard, publishCard } from './published-card.ts';
import { ms, type Row, table, times } from './table.ts';

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

/** Marks each key, and the first moments after the frames with its letter in the field and in the preview were painted. */
function markKeystrokes(): void {
  const markAfterPaint = (name: string) => {
    // A task that a frame starts runs after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage(null);
    });
  };
  const letters = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').length;
  const typed = () => letters(document.querySelector('textarea')?.value);
  let preview: Element | null = null;
  const listen = () => {
    performance.mark('key');
    markAfterPaint('painted');
    if (preview) return;
    preview = document.querySelector('[data-preview]');
    if (!preview) return;
    const drawn = () => letters(preview?.querySelector('svg[role=img]')?.textContent);
    // Heading and sender.
    const others = drawn() - typed();
    const onChange = () => drawn() - others === typed() && markAfterPaint('followed');
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

/** What the browser records of a task or a mark; microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock, of tasks only. */
  readonly dur?: number;
  /** On the processor, of tasks only. */
  readonly tdur?: number;
}

/** Tasks and marks only, so that watching hardly costs anything. */
async function trace(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events.toSorted((one, other) => one.ts - other.ts);
}

/** Of each key in turn. */
function paintedLetters(events: readonly TraceEvent[]): Pick<Keystroke, 'painting' | 'shown' | 'followed'>[] {
  return events
    .filter(({ name }) => name === 'key')
    .map((key) => {
      const own = events.filter(({ pid, tid }) => pid === key.pid && tid === key.tid);
      const painted = own.find(({ name, ts }) => name === 'painted' && ts > key.ts);
      if (!painted) throw new Error('A letter was never painted.');
      const tasks = own.filter(({ name, ts, dur = 0 }) => {
        return name.endsWith('RunTask') && ts + dur > key.ts && ts + dur <= painted.ts;
      });
      const painting = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
      const followed = own.find(({ name, ts }) => name === 'followed' && ts > key.ts)?.ts ?? Number.NaN;
      const since = (ts: number) => (ts - key.ts) / 1000;
      return { painting: painting / 1000, shown: since(painted.ts), followed: since(followed) };
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

async function type(page: Page, devtools: CDPSession): Promise<Keystroke[]> {
  await page.getByLabel('Your own message').focus();
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
  /** Milliseconds of an empty page. */
  readonly empty: number;
  readonly slowdown: number;
}

/** Targets are the studio's; of an empty page nothing is asked. Its milliseconds are what the studio is compared with. */
function rows(seen: readonly Keystroke[], { isOurs, empty, slowdown }: Seen): Row[] {
  const all = (of: keyof Keystroke) => seen.map((one) => one[of]);
  const figure = (of: keyof Keystroke) => `${ms(median(all(of)))}, 95 %: ${ms(percentile(all(of), 0.95))}`;
  const inFrame = all('painting').filter((time) => time <= frame).length / seen.length;
  return [
    {
      what: '  work from the key to the painted letter',
      figure: figure('painting'),
      ratio: times(median(all('painting')) / empty),
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
    figure: `${ms(figure)}, 95 %: ${ms(percentile(times, 0.95))}`,
    target: `at most ${target} ms`,
    reached: figure <= target,
  };
}

function aims(seen: readonly Keystroke[], slowdown: number): Pick<Row, 'target' | 'reached'> {
  const aim = slowdown === 1 ? workTarget : frame;
  return { target: `at most ${aim} ms`, reached: median(seen.map(({ painting }) => painting)) <= aim };
}

/** Milliseconds of a task that people notice. */
const longTask = 50;

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

async function openStudio(page: Page, { id, member }: PublishedCard, origin: string): Promise<void> {
  const { email, password } = member;
  await page.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  await watch(page);
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email, password, rememberMe: true },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  await page.goto(`${origin}/studio?cardId=${id}`, { waitUntil: 'networkidle' });
  await openPanel(page, 'Wish');
  await page.getByLabel('Your own message').waitFor();
}

/** The same text in a page that has nothing else: what the browser itself takes for a letter. */
async function openBare(page: Page): Promise<void> {
  await watch(page);
  await page.goto('data:text/html,<label>Your own message <textarea rows="12" cols="60"></textarea></label>');
  await page.getByLabel('Your own message').fill(message);
}

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const average = await publishCard(product, { message });
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
const browser = await openChromium();
const screens = [
  {
    name: 'an empty page with the same text',
    viewport: { width: 1280, height: 800 },
    card: average,
    open: openBare,
    isOurs: false,
  },
  ...[
    { name: 'the studio on a phone', viewport: { width: 390, height: 844 } },
    { name: 'the studio on a laptop', viewport: { width: 1280, height: 800 } },
  ].flatMap(({ name, viewport }) => [
    { name, viewport, card: average, open: openStudio, isOurs: true },
    { name: `${name}, the heavy card`, viewport, card: heavy, open: openStudio, isOurs: true },
  ]),
];
const opened = [];
for (const { viewport, open, card, ...screen } of screens) {
  const page = await browser.newPage({ viewport });
  await open(page, card, product.origin);
  opened.push({ ...screen, page });
}
const results: Row[] = [];
for (const slowdown of slowdowns) {
  let empty = Number.NaN;
  for (const { name, page, isOurs } of opened) {
    await page.bringToFront();
    await page.evaluate(() => {
      window.longTasks = [];
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const seen = await type(page, devtools);
    if (!isOurs) empty = median(seen.map(({ painting }) => painting));
    const paused = await pauseAfter(page, devtools);
    await devtools.detach();
    const long = await page.evaluate(() => window.longTasks);
    results.push(
      {
        what: `${name}, processor ${slowdown === 1 ? 'as it is' : `${slowdown}x slower`}`,
        figure: '',
        ...(isOurs && aims(seen, slowdown)),
      },
      ...rows(seen, { isOurs, empty, slowdown }),
      { what: `  the pause after them: all work in ${rest / 1000} s`, figure: ms(paused) },
      {
        what: `  tasks over ${longTask} ms, those of the pause among them`,
        figure: `${long.length}${long.length > 0 ? `, longest ${ms(Math.max(...long))}` : ''}`,
        ...(isOurs && { target: 'none', reached: long.length === 0 }),
      },
    );
  }
}
await browser.close();
await product.stop();
table(`Typing, ${keystrokes} keystrokes into a message of ${message.length} characters`, results);
