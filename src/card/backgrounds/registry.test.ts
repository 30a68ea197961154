import { gzipSync } from 'node:zlib';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cardSchema, newCard } from '#card/document/card.ts';
import type { Face } from '#card/faces/face.ts';
import { faces, landscape } from '#card/faces/faces.ts';
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

function sceneOf(background: Background, seed: number, face: Face = landscape): Scene {
  const { symbols = {}, label } = background;
  const { width, height } = face;
  return {
    width,
    height,
    nodes: background.draw({ random: random(seed), face }),
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

const everyFace = backgrounds.flatMap((background) =>
  faces.map((face) => ({ background, face, key: background.key, shape: face.key })),
);

describe.each(everyFace)('$key, $shape', ({ background, face }) => {
  const scenes = seeds.map((seed) => sceneOf(background, seed, face));

  it('is the same for the same seed', () => {
    expect(sceneOf(background, 7, face)).toEqual(sceneOf(background, 7, face));
  });

  it('is light: at most 250 nodes and 12 KB compressed', () => {
    for (const scene of scenes) {
      expect([...everyNode(scene)].length).toBeLessThanOrEqual(250);
      expect(gzipSync(JSON.stringify([scene.nodes, scene.symbols])).length).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('names only its own symbols, and all of them sometimes', () => {
    const some = Array.from({ length: 12 }, (_, seed) => sceneOf(background, seed, face));
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

  it('fills the face to its edges, and carries the default text colours wherever text may be', {
    timeout: 30_000,
  }, () => {
    const painted = scenes.map((scene) => paintedOn(face, scene, background));
    expect(painted.map(({ bare }) => bare)).toEqual(seeds.map(() => 0));
    const darkest = Math.min(...painted.map(({ darkestOfTextZone }) => darkestOfTextZone));
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

/** Pixels for a unit. */
const scale = 0.5;

interface Painted {
  /** Pixels that nothing was painted on. */
  readonly bare: number;
  /** The relative luminance (WCAG 2) of the darkest pixel in the text zone, the panel laid over it. */
  readonly darkestOfTextZone: number;
}

function paintedOn(face: Face, scene: Scene, { panel }: Background): Painted {
  const [width, height] = [face.width * scale, face.height * scale];
  const context = createCanvas(width, height).getContext('2d');
  paintScene(context, scene, { scale, images: new Map(), surface });
  const drawn = context.getImageData(0, 0, width, height).data;
  let bare = 0;
  for (let at = 3; at < drawn.length; at += 4) if (drawn[at] !== 255) bare += 1;
  if (panel) {
    context.fillStyle = panel;
    context.fillRect(0, 0, width, height);
  }
  const { data } = panel ? context.getImageData(0, 0, width, height) : { data: drawn };
  let darkest = 1;
  for (const index of textZone(face)) {
    const at = index * 4;
    darkest = Math.min(darkest, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return { bare, darkestOfTextZone: darkest };
}

const zones = new Map<Face, readonly number[]>();

/** The pixels of the text zone; a pixel covers two units, so those on its very edge are left out. */
function textZone(face: Face): readonly number[] {
  const known = zones.get(face);
  if (known) return known;
  const [width, height] = [face.width * scale, face.height * scale];
  const middle = (pixel: number) => (pixel + 0.5) / scale;
  const zone = Array.from({ length: width * height }, (_, index) => index).filter(
    (index) => clearance(face, middle(index % width), middle(Math.floor(index / width))) < -2,
  );
  zones.set(face, zone);
  return zone;
}
