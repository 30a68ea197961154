// Shows: text is readable on each background
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { type Card, newCard, type Photo } from '#card/document/card.ts';
import { paintScene } from '#card/paint/canvas.ts';
import { imagesOf } from '#card/paint/content.ts';
import type { Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { templateCard, templates } from '#content/templates.ts';
import { nodeSurface } from '#encode/node-surface.ts';
import { isSides, isUnderLetters, sideOf } from '#encode/page-problems.ts';
import { contrast, luminance, luminanceOf } from '../support/contrast.ts';
import { backgroundOf, nodeLayouter } from './node-layouter.ts';
import { sampleCards, samplePhotos } from './samples.ts';

/** The least that WCAG 2.2 asks of text of any size. */
const readable = 4.5;

/** The default colour of the From line has 4.48 on pure white: this much of it any background must leave. */
const fromReadable = 4.48 * 0.95;

const cardWidth = 1200;
/** Pixels per unit. */
const scale = 0.25;
const layouter = nodeLayouter();

const [receiverPhoto, senderPhoto] = samplePhotos;
const short = { toName: 'Asha', fromName: 'Ravi', message: 'Long mornings and good mangoes!' };
const long = { ...short, message: sampleCards['a thousand characters']?.message ?? '' };
const photos = { receiverPhoto, senderPhoto };

/** Every arrangement that a layout has. */
const texts: Readonly<Record<string, Partial<Card>>> = {
  'a short message': short,
  'a long message': long,
  'a short message and photos': { ...short, ...photos },
  'a long message and photos': { ...long, ...photos },
};

describe.each(Object.entries(texts))('with %s, the default colours', (_, words) => {
  test.each(backgrounds.map(({ key }) => key))('are read on %s', (background) => {
    const { title, wish, from, initials } = worstContrasts({ ...newCard(7), ...words, background });
    expect(title).toBeGreaterThanOrEqual(readable);
    expect(wish).toBeGreaterThanOrEqual(readable);
    expect(from).toBeGreaterThanOrEqual(fromReadable);
    expect(initials).toBeGreaterThanOrEqual(readable);
  });
});

describe.each(templates)('the template $id', (template) => {
  test.each(Object.entries(texts))('is read with %s', (_, { message: _own, ...words }) => {
    const worst = worstContrasts({ ...templateCard(template), ...words });
    for (const value of Object.values(worst)) expect(value).toBeGreaterThanOrEqual(readable);
  });
});

/** Of each text, its colour against the least favourable pixel of the box that its letters stand in. */
function worstContrasts(card: Card) {
  const scene = sceneOf(card);
  const brightness = luminances(scene);
  const groups = scene.nodes.filter(({ kind }) => kind === 'group');
  const stage = (wanted: number) =>
    groups.flatMap((node) => (node.kind === 'group' && node.stage === wanted ? textsOf(node) : []));
  const worst = (runs: readonly TextNode[]) =>
    Math.min(Infinity, ...runs.map((run) => worstOf(run, brightness)));
  const [initials, from] = [stage(3).filter(isInitials), stage(3).filter((run) => !isInitials(run))];
  return { title: worst(stage(0)), wish: worst(stage(2)), from: worst(from), initials: worst(initials) };
}

function isInitials({ fill }: TextNode): boolean {
  return fill === '#ffffff';
}

function sceneOf(card: Card): Scene {
  return layouter.layout(card, { background: backgroundOf(card), photoHref: ({ file }: Photo) => file });
}

function worstOf({ x, y, width, font, fill }: TextNode, brightness: Float64Array): number {
  const own = luminanceOf(fill);
  const [left, right] = [x, x + width].map((at) => Math.round(at * scale)) as [number, number];
  const [top, bottom] = [y - font.size * 0.8, y + font.size * 0.25].map((at) => Math.round(at * scale)) as [
    number,
    number,
  ];
  let worst = Infinity;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      worst = Math.min(worst, contrast(own, brightness[row * cardWidth * scale + column] as number));
    }
  }
  return worst;
}

/** The card without its texts, as pixels. Photos are black: a text that ran into one would show. */
function luminances(scene: Scene): Float64Array {
  const [width, height] = [scene.width * scale, scene.height * scale];
  const context = createCanvas(width, height).getContext('2d');
  const dark = createCanvas(8, 8);
  const painter = dark.getContext('2d');
  painter.fillRect(0, 0, 8, 8);
  const images = new Map(imagesOf(scene).map((href) => [href, dark] as const));
  const bare = { ...scene, nodes: scene.nodes.map(withoutTexts) };
  paintScene(context, bare, { scale, images, surface: nodeSurface });
  const { data } = context.getImageData(0, 0, width, height);
  return Float64Array.from({ length: width * height }, (_, index) =>
    luminance(data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0),
  );
}

function withoutTexts(node: SceneNode): SceneNode {
  if (node.kind !== 'group') return node;
  const others = node.children.filter((child) => child.kind !== 'text' && !isSides(child));
  return { ...node, children: others.map((child) => (isUnderLetters(child) ? child : withoutTexts(child))) };
}

/** Each in the colour in which it stands on the ground. */
function textsOf(node: SceneNode): readonly TextNode[] {
  if (node.kind !== 'group') return [];
  return node.children.flatMap((child) => {
    if (child.kind === 'text') return [{ ...child, fill: sideOf(child, node.children) ?? child.fill }];
    return isUnderLetters(child) ? [] : textsOf(child);
  });
}
