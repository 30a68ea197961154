import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, cardSchema, newCard, type Signature } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import type { PathNode, TextNode } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { type DrawnSignature, withoutLastStroke, withStroke } from './drawn-signature.ts';
import type { Point } from './fit-curve.ts';
import { signatureNodes, signatureSize } from './signature-nodes.ts';

const measurer = { width: (text: string, { size }: { size: number }) => text.length * size * 0.5 };
const preparer = createTextPreparer({ measurer, emoji: emojiIndex('|||') });
const look = { color: '#333333', preparer } as const;
const frame = { x: 300, y: 600, width: 240, height: 90 };

function wave(count: number, x: number, width = 300): readonly Point[] {
  return Array.from(
    { length: count },
    (_, index): Point => [
      x + (width * index) / count,
      200 + 120 * Math.sin(index / 6) * Math.cos(index / 17),
    ],
  );
}

function signed(...strokes: readonly (readonly Point[])[]): DrawnSignature {
  const signature = strokes.reduce<DrawnSignature | null>(
    (before, points) => withStroke(before, points),
    null,
  );
  if (!signature) throw new Error('Nothing was drawn.');
  return signature;
}

function withSignature(signature: Signature): Card {
  return { ...newCard(1), signature };
}

test('strokes are added and taken back one by one', () => {
  const one = signed(wave(60, 100));
  const two = withStroke(one, [[500, 100]]) as DrawnSignature;
  expect(two.path.startsWith(one.path)).toBe(true);
  expect(two.path.slice(one.path.length)).toBe('M500 100L501 100');
  expect(withoutLastStroke(two)).toEqual(one);
  expect(withoutLastStroke(one)).toBeNull();
});

test('a drawn signature takes the place of a typed one', () => {
  expect(withStroke({ kind: 'typed', text: 'Asha' }, wave(20, 0))?.path).toMatch(/^M0 /);
});

test('long scribbles become coarser rather than too long, until nothing more fits', () => {
  let signature: DrawnSignature | null = null;
  let count = 0;
  for (;;) {
    const next: DrawnSignature | null = withStroke(signature, wave(400, 0, 1000));
    if (!next) break;
    signature = next;
    count += 1;
    expect(signature.path.length).toBeLessThanOrEqual(limits.signature.path);
  }
  expect(count).toBeGreaterThanOrEqual(3);
  expect(cardSchema.safeParse(withSignature(signature as DrawnSignature)).success).toBe(true);
});

test('whatever comes from the pointer, the document stays valid and the drawing inside its frame', () => {
  const number = fc.oneof(
    fc.double({ min: -2000, max: 3000 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  );
  const stroke = fc.array(fc.tuple(number, number), { maxLength: 120 });
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 6 }), (strokes) => {
      let signature: DrawnSignature | null = null;
      for (const points of strokes) signature = withStroke(signature, points) ?? signature;
      if (!signature) return;
      expect(cardSchema.safeParse(withSignature(signature)).success).toBe(true);
      const [node] = signatureNodes(signature, frame, look) as [PathNode];
      const box = boundsOf({ ...node, stroke: { ...node.stroke, width: 0 } } as PathNode, { symbols: {} });
      const [left, top, right, bottom] = box as [number, number, number, number];
      expect(Math.min(left - frame.x, top - frame.y)).toBeGreaterThanOrEqual(-0.1);
      expect(Math.max(right - frame.x - frame.width, bottom - frame.y - frame.height)).toBeLessThanOrEqual(
        0.1,
      );
    }),
  );
});

test.each([
  '',
  'M',
  'M1 2',
  'L1 2',
  'M1 2L3',
  'M1 2L3 4 5 6',
  'M1 2C3 4 5 6',
  'M1 2L-3 4',
  'M1 2L3 4Z',
  '1 2',
])('no card holds the path “%s”, and none is drawn', (path) => {
  const signature = { kind: 'drawn', path, width: 1000, height: 400 } as const;
  expect(cardSchema.safeParse(withSignature(signature)).success).toBe(false);
  expect(signatureNodes(signature, frame, look)).toEqual([]);
});

test('points beyond the pad are drawn at its edge', () => {
  const signature = { kind: 'drawn', path: 'M0 0L9999 9999', width: 1000, height: 400 } as const;
  const [node] = signatureNodes(signature, frame, look) as [PathNode];
  expect(node.d).toBe(pathData(signatureNodes({ ...signature, path: 'M0 0L1000 400' }, frame, look)));
});

function pathData(nodes: readonly unknown[]): string {
  return (nodes[0] as PathNode).d;
}

test('initials are not blown up, and stand at the start or in the middle', () => {
  const dot = signed([[500, 200]]);
  const width = (node: PathNode) => node.stroke?.width ?? 0;
  const [middle] = signatureNodes(dot, frame, look) as [PathNode];
  const [start] = signatureNodes(dot, frame, { ...look, align: 'start' }) as [PathNode];
  expect(width(middle)).toBeLessThan(8);
  expect(middle.d).toMatch(/^M4(1|2)\d/);
  expect(start.d).toMatch(/^M30\d/);
});

test('a typed one is written by hand, as a line of the frame', () => {
  const nodes = signatureNodes({ kind: 'typed', text: 'Asha' }, frame, look);
  expect(nodes).toMatchObject([{ kind: 'text', text: 'Asha', fill: '#333333' }]);
  const text = nodes[0] as TextNode;
  expect(text.font.family).toBe('Caveat');
  expect(text.font.size).toBeGreaterThan(45);
  expect(text.font.size).toBeLessThan(90);
});

test('its proportions are those of its ink or of its line', () => {
  const pad = { kind: 'drawn', path: 'M100 100L900 300', width: 1000, height: 400 } as const;
  expect(signatureSize(pad, look)).toEqual({ width: 810, height: 210 });
  expect(signatureSize({ ...pad, path: 'M5 5' }, look)).toBeNull();
  const { width, height } = signatureSize({ kind: 'typed', text: 'Asha' }, look) ?? { width: 0, height: 1 };
  expect(width / height).toBeGreaterThan(1);
  expect(signatureSize({ kind: 'typed', text: ' ' }, look)).toBeNull();
  expect(signatureNodes({ kind: 'typed', text: ' ' }, frame, look)).toEqual([]);
});
