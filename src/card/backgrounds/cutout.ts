import type { Color, Matrix, Paint, PathNode, SceneNode, Stroke, UseNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import { box, round } from './outline.ts';

/** A shape cut from paper. */
export function cut(d: string, fill: Paint, opacity?: number): PathNode {
  return { kind: 'path', d: shortened(d), fill, ...(opacity !== undefined && { opacity }) };
}

/** One decimal: outlines are written by hand as well. */
function shortened(d: string): string {
  return d.replace(/-?(?<!\d)\d+\.\d{2,}(?:e-\d+)?/g, (number) => String(round(Number(number))));
}

/** Holes where the outlines overlap. */
export function pierced(d: string, fill: Paint): PathNode {
  return { ...cut(d, fill), fillRule: 'evenodd' };
}

export function line(d: string, paint: Paint, width: number, more?: Partial<Stroke>): PathNode {
  return {
    kind: 'path',
    d: shortened(d),
    stroke: { paint, width: round(width), cap: 'round', join: 'round', ...more },
  };
}

/** The whole card in one paint. */
export function baseLayer({ width, height }: Face, fill: Paint): SceneNode {
  return { kind: 'rect', x: 0, y: 0, width, height, fill };
}

/** From the top of the face to its bottom. */
export function fadeDown({ height }: Face, colors: readonly Color[]): Paint {
  return fade(colors, [0, 0], [0, height]);
}

export function fade(
  colors: readonly Color[],
  from: readonly [number, number],
  to: readonly [number, number],
): Paint {
  const last = Math.max(colors.length - 1, 1);
  return {
    kind: 'linear',
    from,
    to,
    stops: colors.map((color, index) => ({ offset: round3(index / last), color })),
  };
}

/** Light that leaves its centre and is gone at the radius. */
export function glow(cx: number, cy: number, radius: number, color: Color, strength = 'ff'): SceneNode {
  const solid = color.slice(0, 7);
  return {
    kind: 'ellipse',
    cx,
    cy,
    rx: radius,
    ry: radius,
    fill: {
      kind: 'radial',
      center: [cx, cy],
      radius,
      stops: [
        { offset: 0, color: `${solid}${strength}` as Color },
        { offset: 1, color: `${solid}00` as Color },
      ],
    },
  };
}

/** The shadow of a paper shape under a lamp at the upper left: the same outline twice, moved and pale. */
export function shadowed(d: string, fill: Paint, lift = 6): readonly SceneNode[] {
  return [...[lift, lift / 2].map((by) => translated([cut(d, '#3a21141c')], by * 0.6, by)), cut(d, fill)];
}

export function translated(children: readonly SceneNode[], x: number, y: number): SceneNode {
  return { kind: 'group', transform: [1, 0, 0, 1, round(x), round(y)], children };
}

/** Drawn around the origin, then scaled, turned (degrees) and put to its place. */
export function placed(
  children: readonly SceneNode[],
  place: { x: number; y: number; scale?: number; rotation?: number; mirror?: boolean },
): SceneNode {
  const { x, y, scale = 1, rotation = 0, mirror = false } = place;
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  const flip = mirror ? -1 : 1;
  const transform: Matrix = [
    round3(cos * flip),
    round3(sin * flip),
    round3(-sin),
    round3(cos),
    round(x),
    round(y),
  ];
  return { kind: 'group', transform, children };
}

/** A symbol with its centre at a point. */
export function symbolAt(symbol: string, x: number, y: number, size: number, rotation = 0): SceneNode {
  const use = (left: number, top: number): UseNode => ({
    kind: 'use',
    symbol,
    x: round(left),
    y: round(top),
    width: round(size),
    height: round(size),
  });
  return rotation === 0
    ? use(x - size / 2, y - size / 2)
    : placed([use(-size / 2, -size / 2)], { x, y, rotation });
}

/** Everything but the card's middle: the card's box with a hole. */
export function frameAround({ width, height }: Face, hole: string): string {
  return `${box(-20, -20, width + 40, height + 40)}${hole}`;
}

/** The colour between two colours; 0 is the first. */
export function mix(first: Color, second: Color, share: number): Color {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
