import { createCanvas } from '@napi-rs/canvas';
import { contrast, luminance, luminanceOf, minContrast } from '#card/contrast/color.ts';
import { outlinesOf } from '#card/contrast/flatten.ts';
import { type Face, type Frame, inset } from '#card/faces/faces.ts';
import { type Box, boundsOf, transformed } from '#card/paint/bounds.ts';
import { prepareContext } from '#card/paint/brush.ts';
import { canvasFont, paintScene } from '#card/paint/canvas.ts';
import { imagesOf } from '#card/paint/content.ts';
import { identity, invert } from '#card/scene/matrix.ts';
import type { Color, Matrix, Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { nodeSurface } from './node-surface.ts';

/**
 * Something is outside of the page, words touch each other, something else covers them, they are too small to read, or too
 * much like what they stand on.
 */
export interface PageProblem {
  readonly kind: 'outside' | 'touching' | 'covered' | 'small' | 'contrast';
  /** In words. */
  readonly what: string;
}

/** What words must have at least. */
export interface Least {
  /** User units. */
  readonly size: number;
  readonly contrastOf: (color: Color) => number;
}

/** What the rules of looks forbid, for a page as it is drawn, without asking the layout. */
export function problemsOf(
  page: Scene,
  face: Face,
  slots: readonly Frame[],
  { size: least, contrastOf }: Least = { size: leastSize(face), contrastOf: () => minContrast },
): readonly PageProblem[] {
  const things = thingsOf(page);
  const texts = things.filter(({ text }) => text !== undefined);
  const margin = inset(face.core, 40);
  const all = (kind: PageProblem['kind'], words: readonly string[]) => words.map((what) => ({ kind, what }));
  return [
    ...all(
      'outside',
      things
        .filter(({ name, box }) => name !== aPhoto && !isInside(box, margin))
        .map((one) => `${one.name} is outside`),
    ),
    ...texts.flatMap((one) =>
      things
        .filter((other) => isInTheWay(one, other))
        .map((other) => ({
          kind: other.text ? ('touching' as const) : ('covered' as const),
          what: `${one.name} meets ${other.name}`,
        })),
    ),
    ...all(
      'covered',
      texts
        .filter(({ box }) => slots.some((slot) => meet(box, boxOf(slot))))
        .map((one) => `${one.name} is under a sticker`),
    ),
    ...all(
      'small',
      texts
        .filter(({ text }) => text && text.font.size < least)
        .map((one) => `${one.name} is small: ${one.text?.font.size}`),
    ),
    ...all('contrast', unreadable(page, texts, contrastOf)),
  ];
}

/** Twelve CSS pixels on a phone that is 360 wide. Landscape is for larger screens: it has one page for any message. */
function leastSize({ key, width }: Face): number {
  return key === 'landscape' ? 12 : (12 * width) / 360;
}

/** A run of text, a photo, or what else enters with them: a rosette, the circle of initials, a signature. */
interface Thing {
  readonly name: string;
  readonly box: Box;
  readonly text?: TextNode;
  /** The colour in which that text stands on the ground, when that is not the colour of its face. */
  readonly side?: Color | null;
  /** Of a photo that is turned: its box before that, and the way there. */
  readonly turned?: { readonly box: Box; readonly matrix: Matrix };
  /** The shapes that a text is written on: a rosette, the circle of initials. */
  readonly on?: readonly Thing[];
}

const photoStage = 1;
/** It may go to the edge, and over it. */
const aPhoto = 'a photo';
const stickerStage = 4;

function thingsOf(page: Scene): readonly Thing[] {
  return page.nodes.flatMap((node) => {
    if (node.kind !== 'group' || node.stage === undefined || node.stage === stickerStage) return [];
    const things: Thing[] = [];
    for (const child of node.children) {
      if (isShadow(child) || isUnderLetters(child)) continue;
      const thing = {
        ...thingOf(child, page, node.stage),
        ...(child.kind === 'text' && { side: sideOf(child, node.children) }),
      };
      things.push({ ...thing, on: things.filter(({ text, box }) => !text && contains(box, thing.box)) });
    }
    return things;
  });
}

function thingOf(node: SceneNode, page: Scene, stage: number): Thing {
  if (node.kind === 'text') return { name: `“${node.text}”`, box: inkOf(node), text: node };
  if (node.kind === 'use') return { name: 'an emoji', box: boxOf(node) };
  const name = stage === photoStage ? aPhoto : `a ${node.kind}`;
  if (node.kind === 'path') return { name, box: around(outlinesOf(node, identity).flat()) };
  if (node.kind !== 'group') return { name, box: boundsOf(node, page) ?? [0, 0, 0, 0] };
  const shown = { ...node, transform: identity, children: node.children.filter((child) => !isShadow(child)) };
  const box = boundsOf(shown, page) ?? [0, 0, 0, 0];
  const { transform } = node;
  return transform
    ? { name, box: transformed(box, transform), turned: { box, matrix: transform } }
    : { name, box };
}

/** Of points x, y, x, y ... */
function around(points: readonly number[]): Box {
  const [xs, ys] = [0, 1].map((axis) => points.filter((_, index) => index % 2 === axis)) as [
    number[],
    number[],
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function isShadow(node: SceneNode): boolean {
  return 'fill' in node && typeof node.fill === 'string' && node.fill.length > 7;
}

const measuring = createCanvas(1, 1).getContext('2d');
prepareContext(measuring, identity);

/** Pixels: ink of larger letters is measured coarsely. */
const measuredSize = 200;

/** Where a run of text has ink. */
function inkOf({ x, y, text, font, direction }: TextNode): Box {
  measuring.font = canvasFont({ ...font, size: measuredSize }, nodeSurface);
  measuring.direction = direction;
  const ink = measuring.measureText(text);
  const share = font.size / measuredSize;
  return [
    x - ink.actualBoundingBoxLeft * share,
    y - ink.actualBoundingBoxAscent * share,
    x + ink.actualBoundingBoxRight * share,
    y + ink.actualBoundingBoxDescent * share,
  ];
}

/** Runs of one line meet, and a word may stand on its own rosette, which may lie on a photo. */
function isInTheWay(one: Thing, other: Thing): boolean {
  const { on = [] } = one;
  if (one === other || on.includes(other) || (on.length > 0 && other.name === aPhoto)) return false;
  if (other.text && other.text.y === one.text?.y) return false;
  if (!meet(one.box, other.box)) return false;
  const back = other.turned && invert(other.turned.matrix);
  return !back || !other.turned || meet(transformed(one.box, back), other.turned.box);
}

/** Rounding is no overlap. */
const tolerance = 1.5;

function meet(one: Box, other: Box): boolean {
  return (
    one[0] + tolerance < other[2] &&
    other[0] + tolerance < one[2] &&
    one[1] + tolerance < other[3] &&
    other[1] + tolerance < one[3]
  );
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner[0] >= outer[0] - tolerance &&
    inner[1] >= outer[1] - tolerance &&
    inner[2] <= outer[2] + tolerance &&
    inner[3] <= outer[3] + tolerance
  );
}

function boxOf({ x, y, width, height }: Frame): Box {
  return [x, y, x + width, y + height];
}

function isInside(box: Box, frame: Frame): boolean {
  return contains(boxOf(frame), box);
}

/** Pixels per unit. */
const scale = 0.25;

/** Texts with less contrast than they must have, against the least favourable pixel of the box of their ink. */
function unreadable(
  page: Scene,
  texts: readonly Thing[],
  contrastOf: Least['contrastOf'],
): readonly string[] {
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const context = createCanvas(width, height).getContext('2d');
  const images = new Map(imagesOf(page).map((href) => [href, createCanvas(8, 8)] as const));
  paintScene(
    context,
    { ...page, nodes: page.nodes.map(withoutWords) },
    { scale, images, surface: nodeSurface },
  );
  const { data } = context.getImageData(0, 0, width, height);
  const worstOf = (color: string, box: Box): number => {
    const own = luminanceOf(color);
    const [left, top] = [box[0], box[1]].map((side) => Math.ceil(side * scale)) as [number, number];
    const [right, bottom] = [box[2], box[3]].map((side) => Math.floor(side * scale)) as [number, number];
    let worst = 21;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
        const under = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        worst = Math.min(worst, contrast(own, under));
      }
    }
    return worst;
  };
  return texts.flatMap(({ name, box, text, side }) => {
    if (!text) return [];
    const face = worstOf(text.fill, box);
    // Letters with sides are told from the ground by one of the two colours, and the colours from each other.
    const worst = side
      ? Math.min(Math.max(face, worstOf(side, box)), contrast(luminanceOf(text.fill), luminanceOf(side)))
      : face;
    return worst < contrastOf(text.fill) ? [`${name} has a contrast of ${worst.toFixed(2)}`] : [];
  });
}

/** Emoji are words too, and so are the sides of letters. Their light is ground. */
function withoutWords(node: SceneNode): SceneNode {
  if (node.kind !== 'group' || isUnderLetters(node)) return node;
  const children = node.children.filter(
    (child) =>
      child.kind !== 'text' &&
      !(child.kind === 'use' && child.symbol.startsWith('emoji:')) &&
      !isSides(child),
  );
  return { ...node, children: children.map(withoutWords) };
}

/** Whether the node is what lies under letters: their sides, or their light. */
export function isUnderLetters(node: SceneNode): boolean {
  return (
    node.kind === 'group' && node.stage === undefined && node.children.every(({ kind }) => kind === 'text')
  );
}

/** Sides belong to the letters; light is part of what they stand on. */
export function isSides(node: SceneNode): boolean {
  return isUnderLetters(node) && node.kind === 'group' && node.opacity === undefined;
}

/** The colour of the sides of that text among the nodes beside it; null for a text without. */
export function sideOf(text: TextNode, beside: readonly SceneNode[]): Color | null {
  const copies = beside.filter(isSides).flatMap((node) => (node.kind === 'group' ? node.children : []));
  const copy = copies.find(
    (one) => one.kind === 'text' && one.text === text.text && one.font.size === text.font.size,
  );
  return copy?.kind === 'text' ? copy.fill : null;
}
