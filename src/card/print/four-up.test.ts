import { expect, test } from 'vitest';
import { fourOnSheet, fourUpSheet } from './four-up.ts';
import { mm, paperKeys, safeMargin } from './paper.ts';

test('four cards of one size stand inside of the safe margin, apart from each other, in the middle', () => {
  for (const paper of paperKeys) {
    const { width, height, places } = fourUpSheet(paper);
    const [first, second, third, last] = places;
    if (!first || !second || !third || !last) throw new Error('There are not four places.');
    expect(first.width / first.height).toBeCloseTo(4 / 3);
    expect(first.width).toBeGreaterThan(110 * mm);
    expect(first.x).toBeGreaterThan(safeMargin - 0.01);
    expect(first.y).toBeGreaterThan(safeMargin - 0.01);
    expect(last.x + last.width).toBeCloseTo(width - first.x);
    expect(last.y + last.height).toBeCloseTo(height - first.y);
    expect(second.x - first.x - first.width).toBeCloseTo(6 * mm);
    expect(third.y - first.y - first.height).toBeCloseTo(6 * mm);
  }
});

test('the last sheet may have fewer cards, and its marks show where all of them are cut', () => {
  const card = { width: 1200, height: 900, nodes: [], symbols: {}, description: '' };
  const [marks, ...cards] = fourOnSheet('a4', [card]).nodes;
  expect(cards).toHaveLength(1);
  const { places } = fourUpSheet('a4');
  const path = marks?.kind === 'path' ? marks.d : '';
  for (const { x, y, width, height } of places) {
    for (const edge of [x, x + width]) expect(path).toContain(`M${edge} `);
    for (const edge of [y, y + height]) expect(path).toContain(` ${edge}h`);
  }
});
