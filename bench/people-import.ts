/**
 * An address book of 5,000 people is taken over on a phone: from the file to what can be chosen from, and from the press to
 * the list, with the processor as it is and slowed four times; and for how long the page does not answer meanwhile.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openChromium } from '#tests/support/chromium.ts';
import { vcards } from '#tests/support/contact-files.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { startProduct } from '#tests/support/product.ts';
import { newMember } from '#tests/support/visitor.ts';
import { longTask, ms, type Row, table } from './table.ts';
import { type TraceEvent, trace } from './trace.ts';

const people = 5000;
/** Milliseconds until the preview, on a phone slowed four times. */
const previewTarget = 2000;

const file = vcards(
  Array.from({ length: people }, (_, n) => {
    const [month, day] = [`${(n % 12) + 1}`.padStart(2, '0'), `${(n % 28) + 1}`.padStart(2, '0')];
    return [`Person ${n}`, n % 3 === 0 ? `--${month}${day}` : `${1940 + (n % 80)}-${month}-${day}`] as const;
  }),
);

/**
 * Milliseconds on the processor of the tasks of the page that people notice, the longest first; without those in which it
 * listens to who drives it.
 */
function longTasks(events: readonly TraceEvent[]): number[] {
  const page = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const own = events.filter(({ pid, tid }) => page.some((one) => one.pid === pid && one.tid === tid));
  const driven = own.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  return own
    .filter(({ name, ts, dur = 0 }) => {
      const isDriven = driven.some((one) => one.ts >= ts && one.ts <= ts + dur);
      return name.endsWith('RunTask') && !isDriven;
    })
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > longTask)
    .toSorted((one, other) => other - one);
}

const folder = temporaryFolder();
// From a disk, as on a phone: what a test hands over itself keeps the page busy.
const path = join(folder, file.name);
await writeFile(path, file.buffer);
await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
await using browser = await openChromium();
const rows: Row[] = [];
for (const slowdown of [1, 4]) {
  const member = await newMember(product, `imports${slowdown}`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies(member.cookies());
  await context.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  const page = await context.newPage();
  await page.goto(`${product.origin}/people/import`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  async function timed(what: string, act: () => Promise<void>, target?: number): Promise<void> {
    let took = 0;
    const events = await trace(devtools, async () => {
      const start = performance.now();
      await act();
      took = performance.now() - start;
    });
    const long = longTasks(events);
    const [most = 0] = long;
    rows.push(
      {
        what: `${what}, processor ${slowdown === 1 ? 'as it is' : `${slowdown}x slower`}`,
        figure: ms(took),
        ...(target && { target: `at most ${target} ms`, reached: took <= target }),
      },
      {
        what: '  longest task of the page',
        figure: most === 0 ? `under ${longTask} ms` : `${ms(most)} (${long.length} over ${longTask} ms)`,
        target: `at most ${longTask} ms`,
        reached: most <= longTask,
      },
    );
  }
  await timed(
    'from the file to the preview',
    async () => {
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByText(/people can be added/).waitFor();
    },
    previewTarget,
  );
  await timed('from the press to the list', async () => {
    await page.getByRole('button', { name: /^Add 5,?000 people/ }).tap();
    await page.locator('[data-contact]').first().waitFor();
  });
  await context.close();
}
table(`Taking over ${people} contacts`, rows);
