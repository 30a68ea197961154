import { describe, expect, test } from 'vitest';
import { foldedSheet, foldKeys, type Panel, type PanelKey } from './folds.ts';
import { paperKeys, safeMargin } from './paper.ts';

const sides = (fold: 'half' | 'quarter') => foldedSheet(fold, 'a4', 'ltr').sides;

function areaOf(panels: readonly Panel[] | undefined, key: PanelKey): Panel {
  const found = panels?.find((panel) => panel.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

describe('folded twice', () => {
  const [side] = sides('quarter');
  const middle = ({ area }: Panel) => [area.x + area.width / 2, area.y + area.height / 2] as const;
  const { width, height } = foldedSheet('quarter', 'a4', 'ltr');

  test('the upper half lies behind the lower, upside down', () => {
    for (const [above, below] of [
      ['first', 'front'],
      ['second', 'back'],
    ] as const) {
      const [x, y] = middle(areaOf(side, above));
      const [under, y2] = middle(areaOf(side, below));
      expect(x).toBeCloseTo(under);
      expect(height - y).toBeCloseTo(y2);
      expect(areaOf(side, above).isUpsideDown).toBe(true);
      expect(areaOf(side, below).isUpsideDown).toBeUndefined();
    }
  });

  test('then the back lies behind the front, and it opens at its right like a book', () => {
    const [front, back] = [middle(areaOf(side, 'front')), middle(areaOf(side, 'back'))];
    expect(front[0]).toBeGreaterThan(width / 2);
    expect(width - front[0]).toBeCloseTo(back[0]);
  });
});

test('folded once, the inside is on the back of the sheet, its first part behind the front', () => {
  const [outside, inside] = sides('half');
  const { width } = foldedSheet('half', 'a4', 'ltr');
  for (const [before, behind] of [
    ['front', 'first'],
    ['back', 'second'],
  ] as const) {
    const { area } = areaOf(outside, before);
    expect(width - area.x - area.width).toBeCloseTo(areaOf(inside, behind).area.x);
  }
});

test('no part comes near an edge or a fold', () => {
  for (const fold of foldKeys) {
    for (const paper of paperKeys) {
      const { width, height, folds, sides } = foldedSheet(fold, paper, 'ltr');
      for (const { area } of sides.flat()) {
        const xs = [0, width, ...(folds.x === null ? [] : [folds.x])];
        const ys = [0, height, ...(folds.y === null ? [] : [folds.y])];
        for (const x of xs)
          expect(
            Math.min(...[area.x, area.x + area.width].map((edge) => Math.abs(edge - x))),
          ).toBeGreaterThan(safeMargin - 0.01);
        for (const y of ys)
          expect(
            Math.min(...[area.y, area.y + area.height].map((edge) => Math.abs(edge - y))),
          ).toBeGreaterThan(safeMargin - 0.01);
      }
    }
  }
});

test('a card that is read from right to left opens at its left, its first part inside on the right', () => {
  for (const fold of ['half', 'quarter'] as const) {
    const { width, sides } = foldedSheet(fold, 'a4', 'rtl');
    const isOnRight = (key: PanelKey) => areaOf(sides.flat(), key).area.x > width / 2;
    expect({ front: isOnRight('front'), back: isOnRight('back') }).toEqual({ front: false, back: true });
    // Printed upside down above the front, or behind it.
    expect(isOnRight('first')).toBe(fold === 'half');
    expect(isOnRight('second')).toBe(fold === 'quarter');
  }
});
