import { gzipSync } from 'node:zlib';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cardSchema, newCard } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasSurface } from '#card/paint/canvas-surface.ts';
import { everyNode } from '#card/paint/content.ts';
import { random } from '#card/scene/random.ts';
import type { Paint, Scene, SceneNode } from '#card/scene/scene.ts';
import { contrast, luminance, luminanceOf } from '#tests/support/contrast.ts';
import type { Background } from './background.ts';
import { clearance } from './margin.ts';
import { backgroundKeys, backgrounds, findBackground } from './registry.ts';

const seeds = [0, 7, 0xffffffff];
const pictures = backgrounds.filter(({ key }) => key.startsWith('bg-'));

function sceneOf(background: Background, seed: number): Scene {
  const { symbols = {}, label } = background;
  return {
    width: landscape.width,
    height: landscape.height,
    nodes: background.draw({ random: random(seed), face: landscape }),
    symbols,
    description: label,
  };
}

function paintsOf(node: SceneNode): readonly Paint[] {
  if (!('fill' in node) && !('stroke' in node)) return [];
  const stroke = 'stroke' in node ? node.stroke?.paint : undefined;
  return [node.fill, stroke].filter((paint) => paint !== undefined);
}

function colorsOf(paint: Paint): readonly string[] {
  return typeof paint === 'string' ? [paint] : paint.stops.map(({ color }) => color);
}

describe('the list', () => {
  it('has 10 gradients, then 40 pictures, each under its own key', () => {
    const first = backgroundKeys.slice(0, 10);
    expect(first.every((key) => /^from(-[a-z]+)+$/.test(key))).toBe(true);
    expect(backgroundKeys.slice(10).every((key) => /^bg(-[a-z]+)+$/.test(key))).toBe(true);
    expect(pictures).toHaveLength(40);
    expect(new Set(backgroundKeys).size).toBe(50);
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
    expect(new Set(backgrounds.map(({ label }) => label)).size).toBe(50);
  });
});

describe.each(backgrounds)('$key', (background) => {
  const scenes = seeds.map((seed) => sceneOf(background, seed));

  it('is the same for the same seed', () => {
    expect(sceneOf(background, 7)).toEqual(sceneOf(background, 7));
  });

  it('is light: at most 250 nodes and 12 KB compressed', () => {
    for (const scene of scenes) {
      expect([...everyNode(scene)].length).toBeLessThanOrEqual(250);
      expect(gzipSync(JSON.stringify([scene.nodes, scene.symbols])).length).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('names only its own symbols, and all of them sometimes', () => {
    const some = Array.from({ length: 12 }, (_, seed) => sceneOf(background, seed));
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

  it('carries the default text colours wherever text may be', { timeout: 30_000 }, () => {
    const darkest = Math.min(...scenes.map((scene) => darkestOfTextZone(scene, background)));
    const { titleColor, wishColor, fromColor } = newCard(0);
    expect(contrast(luminanceOf(titleColor), darkest)).toBeGreaterThanOrEqual(7);
    expect(contrast(luminanceOf(wishColor), darkest)).toBeGreaterThanOrEqual(6.5);
    // On pure white it is 4.48.
    expect(contrast(luminanceOf(fromColor), darkest)).toBeGreaterThanOrEqual(4.1);
  });
});

it.each(pictures)('$key differs with the seed', (background) => {
  expect(sceneOf(background, 1)).not.toEqual(sceneOf(background, 2));
});

const surface: CanvasSurface = {
  newPath: (d) => new Path2D(d),
  newLayer(width, height) {
    const picture = createCanvas(width, height);
    return { context: picture.getContext('2d'), picture };
  },
};

const [width, height] = [600, 450];

/** The pixels of the text zone; a pixel covers two units, so those on its very edge are left out. */
const zone = Array.from({ length: width * height }, (_, index) => index).filter(
  (index) => clearance(landscape, (index % width) * 2 + 1, Math.floor(index / width) * 2 + 1) < -2,
);

/** The relative luminance (WCAG 2) of the darkest pixel in the text zone, the panel laid over it. */
function darkestOfTextZone(scene: Scene, { panel }: Background): number {
  const context = createCanvas(width, height).getContext('2d');
  const sheet: readonly SceneNode[] = panel
    ? [{ kind: 'rect', x: 0, y: 0, width: 1200, height: 900, fill: panel }]
    : [];
  const whole = { ...scene, nodes: [...scene.nodes, ...sheet] };
  paintScene(context, whole, { scale: 0.5, images: new Map(), surface });
  const { data } = context.getImageData(0, 0, width, height);
  let darkest = 1;
  for (const index of zone) {
    const at = index * 4;
    darkest = Math.min(darkest, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return darkest;
}
