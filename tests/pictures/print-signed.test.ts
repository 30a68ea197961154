// Shows: a booklet of a card that others signed is read from its cover to its last page when its sheets are folded into each other, and a poster has every page
// Spec: 2.60, 2.105
import { expect, test } from 'vitest';
import { portrait } from '#card/faces/faces.ts';
import { printBooklet, printPoster } from '#card/print/print-signed.ts';
import type { Color, Scene, SceneNode } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { codeNote } from '#server/scenes/print-texts.ts';

registerNodeFonts(nodeFonts, process.cwd());
const preparer = createTextPreparer({ measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) });
const address = 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAA-_';

/** A page that can be told from the others by its colour. */
const page = (n: number): Scene => ({
  width: portrait.width,
  height: portrait.height,
  nodes: [{ kind: 'rect', ...portrait.core, fill: `#0000${`${n + 10}`}` as Color }],
  symbols: {},
  description: '',
});

const pagesOf = (count: number) => Array.from({ length: count }, (_, n) => page(n));

function printed(count: number, language: 'en' | 'ar' = 'en') {
  const pages = pagesOf(2);
  const notes = pagesOf(count).slice(2);
  return { pages, notes, address, preparer, note: codeNote(language) };
}

/** Where the pages stand on a sheet: their numbers from left to right; `code` where the code is. */
function pagesOn(sheet: Scene): readonly (number | 'code')[] {
  return sheet.nodes
    .flatMap((node) => (node.kind === 'group' ? [node] : []))
    .toSorted((one, other) => (one.transform?.[4] ?? 0) - (other.transform?.[4] ?? 0))
    .flatMap((panel) => numberIn(panel));
}

function numberIn(node: SceneNode): readonly (number | 'code')[] {
  if (node.kind === 'group') return node.children.flatMap(numberIn);
  const [, number] = node.kind === 'rect' ? (/^#0000(\d\d)$/.exec(`${node.fill}`) ?? []) : [];
  if (number) return [Number(number) - 10];
  return node.kind === 'path' && node.d.length > 200 ? ['code'] : [];
}

test.each([2, 3, 4, 6, 7, 8, 15])('%i pages are read in their order', (count) => {
  for (const language of ['en', 'ar'] as const) {
    const sides = printBooklet('a4', printed(count, language)).map(pagesOn);
    const left = (side: number) => sides[side]?.[0];
    const right = (side: number) => sides[side]?.at(-1);
    const [outer, inner] = language === 'en' ? [right, left] : [left, right];
    const sheets = sides.length / 2;
    const read: unknown[] = [];
    // The sheets lie in each other: to the middle, and back.
    for (let sheet = 0; sheet < sheets; sheet += 1) read.push(outer(2 * sheet), inner(2 * sheet + 1));
    for (let sheet = sheets - 1; sheet >= 0; sheet -= 1) {
      const other = (side: number) => (sides[side]?.length === 2 ? inner(side) : null);
      read.push(sides[2 * sheet + 1]?.length === 2 ? outer(2 * sheet + 1) : null, other(2 * sheet));
    }
    const shown = read.filter((one) => one !== null && one !== undefined);
    expect([...new Set(shown)]).toEqual([...Array.from({ length: count }, (_, n) => n), 'code']);
    expect(read.at(-1)).toBe('code');
  }
});

test('a poster has every page once, in the direction in which they are read', () => {
  for (const language of ['en', 'ar'] as const) {
    const poster = printPoster(printed(9, language));
    expect([...numberIn({ kind: 'group', children: poster.nodes })].map(Number).sort()).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const [group] = poster.nodes;
    const [first, second] = group?.kind === 'group' ? group.children : [];
    const at = (node: SceneNode | undefined) => (node?.kind === 'group' ? (node.transform?.[4] ?? 0) : 0);
    expect(at(first) < at(second)).toBe(language === 'en');
  }
});
