/**
 * Typing into the message of a real card in the real studio: what a keystroke costs the page's thread, when its
 * letter can be seen, and what the pause after it costs, in which the preview is drawn anew. With the processor as it
 * is, and slowed four times, as on a cheap phone.
 */

import type { CDPSession, Page } from '@playwright/test';
import { startProduct } from '#tests/support/product.ts';
import { median, percentile } from '#tests/support/quantile.ts';
import { openChromium } from './chromium.ts';
import { type PublishedCard, publishCard } from './published-card.ts';
import { ms, type Row, table } from './table.ts';

const keystrokes = 40;
/** Milliseconds between two letters: a quick typist. */
const rhythm = 120;
const slowdowns = [1, 4] as const;
/** Milliseconds of a frame at 60 Hz. */
const frame = 16.7;
/** Milliseconds of one keystroke's work on a machine as it is. */
const workTarget = 5;

const sentence = 'You taught me to whistle, to lose at cards without sulking and to laugh at rain. ';
const message = sentence.repeat(8).slice(0, 600).trimEnd();

/** Milliseconds. */
interface Keystroke {
  /** Our own code: layout of the card, React, and what listens. */
  readonly script: number;
  /** Everything on the page's thread, the browser's own styles, layout and painting among it. */
  readonly work: number;
  /** From the key to the end of the frame that shows its letter. */
  readonly shown: number;
}

declare global {
  interface Window {
    /** Resolves after the frame that follows the next keystroke was painted. */
    nextKeystroke(): Promise<number>;
    /** Milliseconds. */
    longTasks: number[];
  }
}

/** A task that a frame starts runs after that frame was painted. */
function watchKeystrokes(): void {
  window.nextKeystroke = () =>
    new Promise((resolve) => {
      const listen = (event: KeyboardEvent) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      };
      window.addEventListener('keydown', listen, { capture: true, once: true });
    });
}

/** Seconds of work so far, by what the browser calls it; time on the processor, not on the clock. */
async function workSoFar(devtools: CDPSession): Promise<{ script: number; work: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of('ScriptDuration'), work: of('TaskDuration') };
}

async function press(page: Page, devtools: CDPSession, key: string): Promise<Keystroke> {
  const shown = page.evaluate(() => window.nextKeystroke());
  await page.waitForTimeout(rhythm / 2);
  const before = await workSoFar(devtools);
  await page.keyboard.press(key);
  await page.waitForTimeout(rhythm / 2);
  const after = await workSoFar(devtools);
  return {
    script: 1000 * (after.script - before.script),
    work: 1000 * (after.work - before.work),
    shown: await shown,
  };
}

async function type(page: Page, devtools: CDPSession): Promise<Keystroke[]> {
  await page.getByLabel('Your own message').focus();
  await page.keyboard.press('Control+End');
  const text = 'and I hope that today is as kind as you are';
  const seen: Keystroke[] = [];
  for (const letter of text.slice(0, keystrokes)) {
    seen.push(await press(page, devtools, letter === ' ' ? 'Space' : letter));
  }
  return seen;
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

function rows(seen: readonly Keystroke[], slowdown: number): Row[] {
  const middle = (of: keyof Keystroke) => median(seen.map((one) => one[of]));
  const late = (of: keyof Keystroke) =>
    percentile(
      seen.map((one) => one[of]),
      0.95,
    );
  const inFrame = seen.filter(({ work }) => work <= frame).length / seen.length;
  const name = slowdown === 1 ? 'as it is' : `${slowdown}x slower`;
  const figure = (of: keyof Keystroke) => `${ms(middle(of))}, 95 %: ${ms(late(of))}`;
  return [
    { what: `processor ${name}: our code`, figure: figure('script') },
    {
      what: '  all work of the page',
      figure: figure('work'),
      ...(slowdown === 1 && { target: `at most ${workTarget} ms`, reached: middle('work') <= workTarget }),
    },
    {
      what: '  keystrokes whose work fits into one frame',
      figure: `${Math.round(100 * inFrame)} %`,
      target: 'at least 95 %',
      reached: inFrame >= 0.95,
    },
    { what: '  from the key to the painted frame', figure: figure('shown') },
  ];
}

async function openStudio(page: Page, { id, member }: PublishedCard, origin: string): Promise<void> {
  const { email, password } = member;
  await page.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  await page.addInitScript(watchKeystrokes);
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email, password, rememberMe: true },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  await page.goto(`${origin}/studio?cardId=${id}`, { waitUntil: 'networkidle' });
}

/** The same text in a page that has nothing else: what the browser itself takes for a letter. */
async function openBare(page: Page): Promise<void> {
  await page.addInitScript(watchKeystrokes);
  await page.goto('data:text/html,<label>Your own message <textarea rows="12" cols="60"></textarea></label>');
  await page.getByLabel('Your own message').fill(message);
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

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const card = await publishCard(product, { message });
const browser = await openChromium();
const viewport = { width: 1280, height: 800 };
const [page, bare] = [await browser.newPage({ viewport }), await browser.newPage({ viewport })];
await openBare(bare);
await openStudio(page, card, product.origin);
const results: Row[] = [];
for (const slowdown of slowdowns) {
  const seen: Keystroke[][] = [];
  const pauses: number[] = [];
  await page.evaluate(watchLongTasks);
  for (const one of [bare, page]) {
    await one.bringToFront();
    const devtools = await one.context().newCDPSession(one);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    seen.push(await type(one, devtools));
    pauses.push(await pauseAfter(one, devtools));
    await devtools.detach();
  }
  const [floor = [], own = []] = seen;
  const [floorPause = 0, ownPause = 0] = pauses;
  const long = await page.evaluate(() => window.longTasks);
  results.push(
    ...rows(own, slowdown),
    {
      what: `  the pause after them: all work in ${rest / 1000} s, the preview among it`,
      figure: `${ms(ownPause)} (empty page: ${ms(floorPause)})`,
    },
    {
      what: `  tasks over ${longTask} ms, those of the pause among them`,
      figure: `${long.length}${long.length > 0 ? `, longest ${ms(Math.max(...long))}` : ''}`,
      target: 'none',
      reached: long.length === 0,
    },
    {
      what: '  an empty page with the same text: all work',
      figure: ms(median(floor.map(({ work }) => work))),
    },
  );
}
await browser.close();
await product.stop();
table(`Typing, ${keystrokes} keystrokes into a message of ${message.length} characters, two photos`, results);
