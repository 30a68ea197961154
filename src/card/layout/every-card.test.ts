import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { GroupNode } from '#card/scene/scene.ts';
import {
  emoji,
  groupsOf,
  hrefOf,
  measurer,
  nodesOf,
  onPaper,
  onPicture,
  photo,
  phrasesOf,
  sceneOf,
  sender,
  wish,
} from '#tests/support/layout-fixtures.ts';
import { createLayouter } from './layout.ts';

const names = fc.oneof(
  fc.constantFrom(
    '',
    'Asha',
    'W'.repeat(60),
    '🎂'.repeat(60),
    '生'.repeat(60),
    'ليلى',
    'क्षत्रिय',
    'Zoë van der Meer',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const messages = fc.oneof(
  fc.constantFrom(
    '',
    'Love!',
    wish,
    'W'.repeat(1000),
    'word '.repeat(200),
    'a\n'.repeat(500),
    '生'.repeat(1000),
  ),
  fc.constantFrom('🎂'.repeat(1000), 'नमस्ते '.repeat(140), 'مرحبا '.repeat(160), 'line\n\n'.repeat(30)),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
);
const cards = fc.record({
  toName: names,
  fromName: names,
  message: messages,
  receiverPhoto: fc.constantFrom(null, photo, { ...photo, width: 1600, height: 700 }),
  senderPhoto: fc.constantFrom(null, sender),
});

describe('every card', () => {
  test('keeps its parts apart and inside the calm middle of the background', () => {
    fc.assert(
      fc.property(cards, (changes) => {
        const parts = groupsOf(sceneOf(changes, { background: onPicture })).map(boxOf);
        for (const [index, part] of parts.entries()) {
          expect(part.left).toBeGreaterThan(130);
          expect(part.right).toBeLessThan(1070);
          expect(part.top).toBeGreaterThan(90);
          expect(part.bottom).toBeLessThan(810);
          for (const other of parts.slice(index + 1)) expect(overlap(part, other)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has paper under all of its text where the background asks for it', () => {
    fc.assert(
      fc.property(cards, (changes) => {
        const scene = sceneOf(changes);
        const paper = scene.nodes.find((node) => node.kind === 'rect' && node.fill === onPaper.panel);
        if (paper?.kind !== 'rect') throw new Error('no paper');
        for (const { left, right, top, bottom } of groupsOf(scene).map(boxOf)) {
          expect(left).toBeGreaterThan(paper.x);
          expect(top).toBeGreaterThan(paper.y);
          expect(right).toBeLessThan(paper.x + paper.width);
          expect(bottom).toBeLessThan(paper.y + paper.height);
        }
        expect(Math.min(paper.x, paper.y)).toBeGreaterThan(20);
        expect(paper.y + paper.height).toBeLessThan(880);
      }),
      { numRuns: 60 },
    );
  });

  test('is the same scene for the same document, whatever was laid out before, and survives JSON', () => {
    const layouter = createLayouter({ measurer, emoji, phrasesOf });
    const options = { background: onPicture, photoHref: hrefOf };
    fc.assert(
      fc.property(cards, (changes) => {
        const scene = layouter.layout({ ...newCard(7), ...changes }, options);
        expect(scene).toEqual(sceneOf(changes, options));
        expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
      }),
      { numRuns: 30 },
    );
  });
});

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around texts (from the height of capitals to descenders), emoji, badges and the print of a photo before turning. */
function boxOf(group: GroupNode): Bounds {
  const boxes = nodesOf([group]).flatMap((node): Bounds[] => {
    if (node.kind === 'text') {
      const { x, y, width, font } = node;
      return [{ left: x, right: x + width, top: y - 0.72 * font.size, bottom: y + 0.22 * font.size }];
    }
    if (node.kind === 'use' || (node.kind === 'rect' && node.fill === '#ffffff')) {
      return [{ left: node.x, right: node.x + node.width, top: node.y, bottom: node.y + node.height }];
    }
    if (node.kind === 'ellipse') {
      const { cx, cy, rx, ry } = node;
      return [{ left: cx - rx, right: cx + rx, top: cy - ry, bottom: cy + ry }];
    }
    return [];
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function overlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
