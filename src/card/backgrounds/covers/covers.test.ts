import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { minContrast, worstContrast } from '#card/contrast/color.ts';
import { luminanceRangeUnder, sampleColors } from '#card/contrast/sampled-colors.ts';
import { type Face, portrait, square } from '#card/faces/faces.ts';
import { everyNode } from '#card/paint/content.ts';
import { random } from '#card/scene/random.ts';
import type { Scene } from '#card/scene/scene.ts';
import { inTurn, triesAll } from '#tests/support/combinations.ts';
import { unpaintedPixels } from '#tests/support/painted-background.ts';
import type { Cover, CoverFace } from '../background.ts';
import { backgrounds } from '../registry.ts';

const seeds = triesAll ? [0, 1, 2, 3, 7, 36, 2025, 0xffffffff] : [0, 7, 0xffffffff];

const faces: Readonly<Record<CoverFace, Face>> = { portrait, square };

function scene({ draw, symbols = {} }: Cover, seed: number, face: Face): Scene {
  const { width, height } = face;
  return { width, height, nodes: draw({ random: random(seed), face }), symbols, description: '' };
}

const everyCover = backgrounds.flatMap(({ key, cover }, turn) =>
  inTurn(['portrait', 'square'] as const, turn).map((shape) => ({ key, cover, shape, turn })),
);

describe.each(everyCover)('the cover of $key, $shape', ({ cover, shape, turn }) => {
  const face = faces[shape];
  const zone = cover.heading[shape];
  const scenes = seeds.map((seed) => scene(cover, seed, face));

  it('is the same for the same seed, and another for another', () => {
    expect(scene(cover, 7, face)).toEqual(scene(cover, 7, face));
    expect(scene(cover, 1, face)).not.toEqual(scene(cover, 2, face));
  });

  it('is light: at most 250 nodes and 12 KB compressed', () => {
    for (const one of scenes) {
      expect([...everyNode(one)].length).toBeLessThanOrEqual(250);
      expect(gzipSync(JSON.stringify([one.nodes, one.symbols])).length).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('has well-formed, short outlines, and names its symbols only', () => {
    const nodes = scenes.flatMap((one) => [...everyNode(one)]);
    const outlines = nodes.flatMap((node) => (node.kind === 'path' ? [node.d] : []));
    expect(outlines.filter((d) => !/^[MLHVCSQTAZmlhvcsqtaz0-9 .-]*$/.test(d) || /\.\d\d/.test(d))).toEqual(
      [],
    );
    const used = new Set(nodes.flatMap((node) => (node.kind === 'use' ? [node.symbol] : [])));
    expect([...used].toSorted()).toEqual(Object.keys(cover.symbols ?? {}).toSorted());
  });

  // Skia writes a gradient with transparent colours into a PDF without the opacity of the path.
  it('has no opacity beside a gradient that is transparent', () => {
    const nodes = scenes.flatMap((one) => [...everyNode(one)]);
    const wrong = nodes.filter(
      (node) =>
        'opacity' in node &&
        node.opacity !== undefined &&
        node.opacity < 1 &&
        'fill' in node &&
        typeof node.fill === 'object' &&
        JSON.stringify(node.fill).match(/"#[0-9a-f]{8}"/),
    );
    expect(wrong).toEqual([]);
  });

  it('fills the face to its edges', () => {
    for (const one of inTurn(scenes.slice(0, 2), turn)) expect(unpaintedPixels(one)).toBe(0);
  });

  it('keeps its heading inside the calm zone', () => {
    const { calm } = face;
    expect(zone.x).toBeGreaterThanOrEqual(calm.x);
    expect(zone.y).toBeGreaterThanOrEqual(calm.y);
    expect(zone.x + zone.width).toBeLessThanOrEqual(calm.x + calm.width);
    expect(zone.y + zone.height).toBeLessThanOrEqual(calm.y + calm.height);
    expect(Math.min(zone.width / 2, zone.height)).toBeGreaterThanOrEqual(220);
  });

  it('carries its own colour wherever the heading may be, and an age on paper', () => {
    for (const one of inTurn(scenes, turn)) {
      const range = luminanceRangeUnder(sampleColors(one.nodes, one), zone);
      expect(worstContrast(cover.ink, range)).toBeGreaterThanOrEqual(minContrast + 0.15);
    }
    expect(worstContrast(cover.accent, [0.95, 0.97])).toBeGreaterThanOrEqual(minContrast);
  });
});
