import { createCanvas, Path2D } from '@napi-rs/canvas';
import { expect } from 'vitest';
import type { Background } from '#card/backgrounds/background.ts';
import { clearance } from '#card/backgrounds/margin.ts';
import { newCard } from '#card/document/card.ts';
import type { Face } from '#card/faces/faces.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasSurface } from '#card/paint/canvas-surface.ts';
import { random } from '#card/scene/random.ts';
import type { Scene } from '#card/scene/scene.ts';
import { contrast, luminance, luminanceOf } from './contrast.ts';

export function backgroundScene(background: Background, seed: number, face: Face): Scene {
  const { symbols = {}, label } = background;
  const { width, height } = face;
  return {
    width,
    height,
    nodes: background.draw({ random: random(seed), face, cover: 'picture' }),
    symbols,
    description: label,
  };
}

/** That it fills the face to its edges, and carries the default text colours wherever text may be. */
export function expectReadable(background: Background, seed: number, face: Face): void {
  const { bare, darkestOfTextZone: darkest } = painted(background, seed, face);
  expect(bare).toBe(0);
  const { titleColor, wishColor, fromColor } = newCard(0);
  expect(contrast(luminanceOf(titleColor), darkest)).toBeGreaterThanOrEqual(7);
  expect(contrast(luminanceOf(wishColor), darkest)).toBeGreaterThanOrEqual(6.5);
  // On pure white it is 4.48.
  expect(contrast(luminanceOf(fromColor), darkest)).toBeGreaterThanOrEqual(4.1);
}

/** How many pixels of the scene nothing was painted on. */
export function unpaintedPixels(scene: Scene): number {
  const [width, height] = [scene.width * scale, scene.height * scale];
  const context = createCanvas(width, height).getContext('2d');
  paintScene(context, scene, { scale, images: new Map(), surface });
  return bareOf(context.getImageData(0, 0, width, height).data);
}

function bareOf(pixels: Uint8ClampedArray): number {
  let bare = 0;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) bare += 1;
  return bare;
}

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

function painted(background: Background, seed: number, face: Face): Painted {
  const { panel } = background;
  const scene = backgroundScene(background, seed, face);
  const [width, height] = [face.width * scale, face.height * scale];
  const context = createCanvas(width, height).getContext('2d');
  paintScene(context, scene, { scale, images: new Map(), surface });
  const drawn = context.getImageData(0, 0, width, height).data;
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
  return { bare: bareOf(drawn), darkestOfTextZone: darkest };
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
