// Shows: large stickers grow from their places and never lie on words, whatever the look, the words and the face
import { expect, test } from 'vitest';
import { type Frame, faces } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { inTurn } from '../support/combinations.ts';
import { nodeLayouter } from './node-layouter.ts';
import { pagesOf, shuffledCard } from './shuffled-cards.ts';

const layouter = nodeLayouter();

const large = [0, 1, 2, 3, 4, 5].map((slot) => ({ slot, key: 'cake', large: true }));

function stickersOn({ nodes }: Scene): readonly Frame[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' && node.stage === 4
      ? node.children.flatMap((one) => (one.kind === 'group' ? one.children : []))
      : [],
  ) as unknown as readonly Frame[];
}

const seeds = Array.from({ length: 30 }, (_, index) => 7000 + index);

test.each(faces.map((face, turn) => ({ face, turn })))('on the $face.key face', ({ face, turn }) => {
  let grown = 0;
  const tried = inTurn(seeds, turn, 3);
  for (const seed of tried) {
    const card = shuffledCard(seed);
    const [plain] = pagesOf(
      layouter,
      { ...card, stickers: large.map(({ slot, key }) => ({ slot, key })) },
      face,
    );
    const [page] = pagesOf(layouter, { ...card, stickers: large }, face);
    if (!page || !plain) throw new Error('A card has a first page.');
    const [before, after] = [stickersOn(plain), stickersOn(page)];
    expect(after).toHaveLength(6);
    expect(problemsOf(page, face, after), `${seed} ${card.composition}`).toEqual([]);
    for (const [index, sticker] of after.entries())
      expect(sticker.width).toBeGreaterThanOrEqual(before[index]?.width ?? 0);
    grown += after.filter((sticker, index) => sticker.width > (before[index]?.width ?? 0)).length;
  }
  expect(grown).toBeGreaterThan(tried.length);
});
