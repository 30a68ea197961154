import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { type Card, newCard } from '#card/document/card.ts';
import type { Face, Frame } from '#card/faces/face.ts';
import { portrait } from '#card/faces/faces.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { shuffle } from '#card/looks/shuffle.ts';
import { paintScene } from '#card/paint/canvas.ts';
import { everyNode, imagesOf } from '#card/paint/content.ts';
import { random } from '#card/scene/random.ts';
import type { GroupNode, Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { stickerFor, stickers } from '#card/stickers/stickers.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { nodeMeasurer, nodeSurface, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { contrast, luminance, luminanceOf } from '../support/contrast.ts';
import { sampleCards, samplePhotos } from './samples.ts';

/* Looks by rule, and colours that are kept where they can be read. */

let layouter: ReturnType<typeof createLayouter>;

beforeAll(() => {
  registerNodeFonts(nodeFonts, process.cwd());
  layouter = createLayouter({ measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) });
});

const choices = { backgrounds, stickers };
const [first, second] = samplePhotos;
const contents = Object.values(sampleCards);

/** Varied words and photos, and a look by rule around them. */
function shuffled(seed: number): Card {
  const chance = random(seed);
  const words = chance.pick(contents);
  const card: Card = {
    ...words,
    receiverPhoto: chance.pick([null, first]),
    senderPhoto: chance.pick([null, second]),
    photos: Array.from({ length: chance.pick([0, 0, 1, 2, 4]) }, () => second),
    age: chance.pick([null, 1, 30, 104]),
    heading: chance.pick(['', '', 'Three cheers for the best neighbour in the whole wide street']),
    message: chance.pick([words.message, words.message, '', 'Love!']),
    textSize: chance.pick(['small', 'medium', 'large']),
    textAlign: chance.pick(['center', 'start']),
  };
  return { ...card, ...shuffle(card, seed, choices) };
}

function pagesOf(card: Card, face: Face): readonly Scene[] {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  return layouter.layoutPages(card, {
    face,
    background,
    photoHref: ({ file }) => file,
    findSticker: stickerFor,
  });
}

function textsOf(scene: Scene): readonly TextNode[] {
  return scene.nodes
    .filter((node): node is GroupNode => node.kind === 'group' && node.stage !== undefined)
    .flatMap((group) => [...everyNode({ ...scene, nodes: [group] })])
    .filter((node): node is TextNode => node.kind === 'text');
}

function boxOf({ x, y, width, font }: TextNode): Frame {
  return { x, y: y - font.size * 0.66, width, height: font.size * 0.68 };
}

/** Of all words, against the least favourable pixel of their boxes. */
function worstContrast(scene: Scene): number {
  const scale = 0.25;
  const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
  const context = createCanvas(width, height).getContext('2d');
  const images = new Map(imagesOf(scene).map((href) => [href, createCanvas(8, 8)] as const));
  const bare = { ...scene, nodes: scene.nodes.map(withoutTexts) };
  paintScene(context, bare, { scale, images, surface: nodeSurface });
  const { data } = context.getImageData(0, 0, width, height);
  let worst = 21;
  for (const text of textsOf(scene)) {
    const own = luminanceOf(text.fill);
    const box = boxOf(text);
    for (let y = Math.ceil(box.y * scale); y < (box.y + box.height) * scale - 1; y += 1) {
      for (let x = Math.ceil(box.x * scale); x < (box.x + box.width) * scale - 1; x += 1) {
        const at = (y * width + x) * 4;
        worst = Math.min(
          worst,
          contrast(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)),
        );
      }
    }
  }
  return worst;
}

/** Emoji are words too. */
function withoutTexts(node: SceneNode): SceneNode {
  if (node.kind !== 'group') return node;
  const children = node.children.filter(
    (child) => child.kind !== 'text' && !(child.kind === 'use' && child.symbol.startsWith('emoji:')),
  );
  return { ...node, children: children.map(withoutTexts) };
}

describe('colours that cannot be read', () => {
  const card = {
    ...newCard(7),
    toName: 'Asha',
    message: 'Love!',
    fromName: 'Ravi',
    background: 'bg-flowers',
  };
  const options = { background: findBackground('bg-flowers') as never, photoHref: () => '' };

  test.each(compositions)('are shown darker, and told: $key', ({ key }) => {
    const pale = { ...card, composition: key, titleColor: '#ffe9ef', wishColor: '#fff6d8' };
    expect(layouter.replacedColors(pale, options)).toContain('wishColor');
    for (const page of pagesOf(pale, portrait)) expect(worstContrast(page)).toBeGreaterThanOrEqual(4.4);
  });

  test('the default colours are kept', () => {
    expect(layouter.replacedColors(card, options)).toEqual([]);
  });
});

test('a look is the same for the same seed, another for the next, and never the one that is there', () => {
  const card = shuffled(1);
  expect(shuffle(card, 7, choices)).toEqual(shuffle(card, 7, choices));
  for (let seed = 0; seed < 60; seed += 1) {
    const look = shuffle(card, seed, choices);
    expect(look.background).not.toBe(card.background);
    expect(look.composition).not.toBe(card.composition);
  }
});
