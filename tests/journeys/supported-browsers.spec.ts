// Shows: scripts in pages call nothing that the supported browsers lack
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';

/* The README says which browsers are supported. The build translates syntax for them; it adds nothing that they lack. */

interface NewApi {
  readonly call: RegExp;
  /** What a file that calls it nevertheless has: it asks for it first. */
  readonly guard?: RegExp;
}

/** What the oldest supported browsers lack, or have for pages over HTTPS only. Source: MDN's compatibility data. */
const newApis: readonly NewApi[] = [
  { call: /\bPromise\.(?:withResolvers|try)\b/ },
  { call: /\b(?:Object|Map)\.groupBy\b/ },
  { call: /\bURL\.(?:canParse|parse)\(/, guard: /typeof URL\.canParse==/ },
  { call: /\bAbortSignal\.any\b/ },
  { call: /\brandomUUID\b/ },
  { call: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/ },
  { call: /\bIterator\.(?:from|concat)\b|\.values\(\)\.(?:map|filter|some|every|find|toArray|drop|take)\(/ },
  { call: /\b(?:fromBase64|fromHex)\(/, guard: /static fromBase64\(/ },
  { call: /\bRegExp\.escape\b|\bMath\.sumPrecise\b|\bError\.isError\b/ },
  { call: /\bnew Float16Array\b|\bIntl\.DurationFormat\b/ },
  { call: /\.checkVisibility\(/, guard: /typeof \w+\.checkVisibility==/ },
  { call: /\brequestIdleCallback\(/, guard: /`requestIdleCallback`in window/ },
  { call: /\.(?:show|hide|toggle)Popover\(/ },
  { call: /\bnew BroadcastChannel\b/, guard: /try\{return new BroadcastChannel/ },
  { call: /\.startViewTransition\(/, guard: /typeof \w[\w.]*\.startViewTransition==/ },
];

test('scripts in pages call nothing that they lack', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob('build/client/assets/*.js')) {
    files += 1;
    const code = await readFile(file, 'utf8');
    // It adds what is missing, and is loaded where it is.
    if (code.includes(':popover-open') && code.includes('beforetoggle')) continue;
    for (const { call, guard } of newApis) {
      const [called] = call.exec(code) ?? [];
      if (called && !guard?.test(code)) found.push(`${file}: ${called}`);
    }
  }
  expect(files).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
