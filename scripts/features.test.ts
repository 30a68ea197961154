// Shows: a feature has one home: how many other places name replies, and how many name likes
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/**
 * A place is what has to be opened besides the feature's own files, to build it or to take it away: a folder of `server`
 * or `web` with all in it, together with the routes that begin with its word, or a list that stands alone.
 */
const atMost = 7;

/** Own files are found by the feature's word in their path. */
const features = {
  replies: { own: /[/-](reply|replies)(?=[-./])/, named: /\b(reply|replies)\b/ },
  likes: { own: /[/-](likes?|liker)(?=[-./])/, named: /\b(likes?|firstLike)\b/ },
};

/** Lists name a feature in their rows, and import nothing of it. */
const lists = ['src/server/routes.ts', 'src/server/rate-limits/rules.ts', 'src/server/links/links.ts'];

test.each(Object.entries(features))('%s are named in few places', async (_, { own, named }) => {
  const places = new Set<string>();
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (own.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const imported = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].some(([, path = '']) =>
      own.test(path),
    );
    if (imported || (lists.includes(file) && named.test(code))) places.add(placeOf(file));
  }

  expect([...places].sort().slice(atMost)).toEqual([]);
});

function placeOf(file: string): string {
  const route = /^src\/web\/routes\/([a-z]+)/.exec(file);
  return route ? `src/web/${route[1]}` : (/^src\/(server|web)\/[^/]+/.exec(file)?.[0] ?? file);
}
