// Shows: on portrait and square faces every word is large enough for a phone, inside the calm zone
import { describe, expect, test } from 'vitest';
import { compositions } from '#card/compositions/compositions.ts';
import type { Card } from '#card/document/card.ts';
import { type Face, inset, portrait, square } from '#card/faces/faces.ts';
import { everyNode } from '#card/paint/content.ts';
import type { GroupNode, Scene, TextNode } from '#card/scene/scene.ts';
import { inTurn } from '../support/combinations.ts';
import { backgroundOf, nodeLayouter } from './node-layouter.ts';
import { sampleCards } from './samples.ts';

const layouter = nodeLayouter();

function pagesOf(card: Card, face: Face): readonly Scene[] {
  const background = backgroundOf({ background: 'from-pink-purple-blue' });
  return layouter.layoutPages(card, { face, background, photoHref: ({ file }) => `/files/${file}` });
}

/** CSS pixels of the smallest text on a phone, of the whole card or of one part of it. */
function smallest(pages: readonly Scene[], stage?: number): number {
  return Math.min(...textsOf(pages, stage).map(([{ font }, page]) => (font.size * 360) / page.width));
}

function textsOf(pages: readonly Scene[], stage?: number): readonly (readonly [TextNode, Scene])[] {
  return pages.flatMap((page) => {
    const groups = page.nodes.filter(
      (node): node is GroupNode =>
        node.kind === 'group' && node.stage !== undefined && (stage === undefined || node.stage === stage),
    );
    return groups.flatMap((group) =>
      [...everyNode({ ...page, nodes: [group] })].flatMap((node) =>
        node.kind === 'text' ? [[node, page] as const] : [],
      ),
    );
  });
}

const message = 2;

/** The samples, and each of their messages again until it has a thousand characters, which is harder. */
const cards = Object.entries(sampleCards).flatMap(([name, card]) => {
  const longMessage = `${card.message} `.repeat(Math.ceil(1000 / card.message.length)).slice(0, 1000);
  return [
    [name, card],
    [`${name}, at length`, { ...card, message: longMessage.toWellFormed().trim() }],
  ] as const;
});

// An odd number of turns: every second card has a long message.
const everywhere = compositions
  .flatMap(({ key }) => [portrait, square].map((face) => ({ key, face })))
  .map((where, turn) => ({ ...where, cards: inTurn(cards, turn, 3) }));

describe.each(everywhere)('$key, $face.key', ({ key, face, cards }) => {
  // Both at once, because laying out takes longer than looking.
  test.each(cards)('%s: large enough, inside the core, and every word once', (_, card) => {
    const { core, calm } = face;
    // Compositions with a sheet of their own need no calm picture under it.
    const zone = key === 'classic' ? calm : inset(core, 57);
    const pages = pagesOf({ ...card, composition: key }, face);
    expect(smallest(pages)).toBeGreaterThanOrEqual(12);
    expect(smallest(pages, message)).toBeGreaterThanOrEqual(14);
    for (const [{ x, y, width, font }] of textsOf(pages)) {
      expect(x).toBeGreaterThanOrEqual(zone.x);
      expect(x + width).toBeLessThanOrEqual(zone.x + zone.width);
      expect(y - font.size * 0.7).toBeGreaterThanOrEqual(zone.y);
      expect(y).toBeLessThanOrEqual(zone.y + zone.height);
    }
    const letters = (text: string) => [...text.replace(/[^\p{L}\p{Mc}]/gu, '')].toSorted().join('');
    const said = textsOf(pages, message).map(([{ text }]) => text);
    expect(letters(said.join(''))).toBe(letters(card.message));
  });
});

test.each(compositions)('a message of 560 Latin characters stands at 16 pixels or more: $key', ({ key }) => {
  const words = sampleCards['a thousand characters']?.message.slice(0, 560) ?? '';
  const pages = pagesOf(
    { ...(sampleCards['no photos'] as Card), message: words, composition: key },
    portrait,
  );
  expect(pages).toHaveLength(2);
  expect(smallest(pages, message)).toBeGreaterThanOrEqual(16);
});

test('a short card without a picture for a cover is one page, a longer one has a cover', () => {
  const short = { ...(sampleCards['no photos'] as Card), cover: 'frame' } as const;
  expect(pagesOf(short, portrait)).toHaveLength(1);
  const [cover, ...inside] = pagesOf(sampleCards['a thousand characters and both photos'] as Card, portrait);
  expect(cover && textsOf([cover], message)).toEqual([]);
  expect(inside.length).toBeGreaterThan(0);
});
