import { expect, test } from 'vitest';
import { boundsOf } from '#card/paint/bounds.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { stickerNodes } from './sticker-nodes.ts';
import { stickerFor, stickers } from './stickers.ts';

const slots = Array.from({ length: 6 }, (_, index) => ({ x: index * 150, y: 40, width: 120, height: 120 }));

test('there are many, each with a key, a label and words of its own', () => {
  expect(stickers.length).toBeGreaterThanOrEqual(100);
  expect(new Set(stickers.map(({ key }) => key)).size).toBe(stickers.length);
  expect(new Set(stickers.map(({ label }) => label)).size).toBe(stickers.length);
  for (const { key, label, tags } of stickers) {
    expect(key).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
    expect(label).toMatch(/^\p{Lu}/u);
    expect(tags.length, key).toBeGreaterThanOrEqual(3);
    expect(stickerFor(key)).toMatchObject({ key });
  }
});

test.each(stickers)('$label is small and has no text', ({ symbol }) => {
  const scene: Scene = { width: 200, height: 200, nodes: symbol.children, symbols: {}, description: '' };
  const nodes = [...everyNode(scene)];
  expect(nodes.length).toBeLessThanOrEqual(26);
  expect(nodes.map(({ kind }) => kind)).not.toContain('text');
  expect(JSON.stringify(symbol).length).toBeLessThan(5500);
});

test('a sticker stands in its slot; unknown ones and unknown slots are left out', () => {
  const chosen = [
    { slot: 4, key: 'cake' },
    { slot: 0, key: 'no-such-sticker' },
    { slot: 1, key: 'heart' },
  ];
  const { nodes, symbols } = stickerNodes(chosen, slots.slice(0, 5), {
    find: stickerFor,
    photoHref: ({ file }) => `/files/${file}`,
  });
  expect(Object.keys(symbols)).toEqual(['sticker:cake', 'sticker:heart']);
  expect(nodes).toHaveLength(2);
  const [left, top, right, bottom] = boundsOf(nodes[0] as never, { symbols }) ?? [0, 0, 0, 0];
  expect(left).toBeGreaterThanOrEqual(595);
  expect(right).toBeLessThanOrEqual(725);
  expect(top).toBeGreaterThanOrEqual(35);
  expect(bottom).toBeLessThanOrEqual(165);
  expect(
    stickerNodes([{ slot: 5, key: 'cake' }], slots.slice(0, 5), {
      find: stickerFor,
      photoHref: ({ file }) => `/files/${file}`,
    }).nodes,
  ).toEqual([]);
});

test('a picture of the sender’s own stands whole in its slot, whatever its key', () => {
  const photo = { file: 'a'.repeat(22), width: 400, height: 200, focusX: 0.5, focusY: 0.5, zoom: 1 };
  const { nodes, symbols } = stickerNodes([{ slot: 4, key: 'cake', photo }], slots, {
    find: stickerFor,
    photoHref: ({ file }) => `/files/${file}`,
  });
  expect(symbols).toEqual({});
  const [node] = nodes;
  const image = node?.kind === 'group' ? node.children[0] : null;
  expect(image).toMatchObject({ kind: 'image', href: `/files/${photo.file}` });
  const { width, height } = image as { width: number; height: number };
  expect(width / height).toBeCloseTo(2);
});
