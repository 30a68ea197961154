// Spec: 4.10, 9.9
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardSchema, newCard } from '#card/document/card.ts';
import { type Face, faces, landscape } from '#card/faces/faces.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Paint, SceneNode } from '#card/scene/scene.ts';
import { inTurn } from '#tests/support/combinations.ts';
import { backgroundScene, expectReadable } from '#tests/support/painted-background.ts';
import { backgroundKeys, backgrounds, findBackground } from './registry.ts';

const seeds = [0, 7, 0xffffffff];
const pictures = backgrounds.filter(({ key }) => key.startsWith('bg-'));

function paintsOf(node: SceneNode): readonly Paint[] {
  if (!('fill' in node) && !('stroke' in node)) return [];
  const stroke = 'stroke' in node ? node.stroke?.paint : undefined;
  return [node.fill, stroke].filter((paint) => paint !== undefined);
}

function colorsOf(paint: Paint): readonly string[] {
  return typeof paint === 'string' ? [paint] : paint.stops.map(({ color }) => color);
}

describe('the list', () => {
  it('has 10 gradients, then 52 pictures, each under its own key', () => {
    const first = backgroundKeys.slice(0, 10);
    expect(first.every((key) => /^from(-[a-z]+)+$/.test(key))).toBe(true);
    expect(backgroundKeys.slice(10).every((key) => /^bg(-[a-z]+)+$/.test(key))).toBe(true);
    expect(pictures).toHaveLength(52);
    expect(new Set(backgroundKeys).size).toBe(62);
  });

  it('has the keys that cards and tones name', () => {
    const named = [
      newCard(0).background,
      'from-yellow-red-pink',
      'from-gray',
      'from-green-blue-purple',
      'from-indigo-red-yellow',
      'bg-balloons',
      'bg-cake',
      'bg-stars',
    ];
    expect(named.map((key) => findBackground(key)?.key)).toEqual(named);
    expect(findBackground('bg-nothing')).toBeUndefined();
  });

  it('can be stored in a card and found by words', () => {
    for (const { key, tags } of backgrounds) {
      expect(cardSchema.shape.background.safeParse(key).success).toBe(true);
      expect(tags.length, key).toBeGreaterThanOrEqual(3);
      expect(new Set(tags).size, key).toBe(tags.length);
    }
    expect(new Set(backgrounds.map(({ label }) => label)).size).toBe(62);
  });
});

const everyFace = backgrounds.flatMap((background, turn) =>
  inTurn(faces, turn).map((face) => ({ background, face, key: background.key, shape: face.key })),
);

describe.each(everyFace)('$key, $shape', ({ background, face }) => {
  const scenes = seeds.map((seed) => backgroundScene(background, seed, face));

  it('is the same for the same seed', () => {
    expect(backgroundScene(background, 7, face)).toEqual(backgroundScene(background, 7, face));
  });

  it('is light: at most 250 nodes and 12 KB compressed', () => {
    for (const scene of scenes) {
      expect([...everyNode(scene)].length).toBeLessThanOrEqual(250);
      expect(gzipSync(JSON.stringify([scene.nodes, scene.symbols])).length).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('names only its own symbols, and all of them sometimes', () => {
    const some = Array.from({ length: 12 }, (_, seed) => backgroundScene(background, seed, face));
    const used = new Set(
      some.flatMap((scene) =>
        [...everyNode(scene)].flatMap((node) => (node.kind === 'use' ? [node.symbol] : [])),
      ),
    );
    expect([...used].toSorted()).toEqual(Object.keys(background.symbols ?? {}).toSorted());
  });

  it('has well-formed colours and short, finite numbers', () => {
    const nodes = scenes.flatMap((scene) => [...everyNode(scene)]);
    const colors = nodes.flatMap(paintsOf).flatMap(colorsOf);
    if (background.panel) colors.push(background.panel);
    expect(colors.filter((color) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(color))).toEqual([]);
    const outlines = nodes.flatMap((node) => (node.kind === 'path' ? [node.d] : []));
    expect(outlines.filter((d) => !/^[MLHVCSQTAZmlhvcsqtaz0-9 .-]*$/.test(d) || /\.\d\d/.test(d))).toEqual(
      [],
    );
  });
});

it.each(backgrounds.map((background, index) => ({ background, face: faces[index % faces.length] as Face })))(
  '$background.key fills the $face.key face to its edges, and carries the default text colours wherever text may be',
  // On every face: `tests/pictures/backgrounds.proof.test.ts`.
  ({ background, face }) => expectReadable(background, 7, face),
);

it.each(pictures)('$key differs with the seed', (background) => {
  expect(backgroundScene(background, 1, landscape)).not.toEqual(backgroundScene(background, 2, landscape));
});
