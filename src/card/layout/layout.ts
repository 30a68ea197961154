import type { Background } from '#card/backgrounds/background.ts';
import type { Card, Photo } from '#card/document/card.ts';
import type { Face, Frame } from '#card/faces/face.ts';
import { landscape } from '#card/faces/faces.ts';
import { inset } from '#card/faces/inset.ts';
import { random } from '#card/scene/random.ts';
import type { Color, GroupNode, Scene, SceneNode } from '#card/scene/scene.ts';
import { createCache } from '#card/text/cache.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import { fitText } from '#card/text/fit-text.ts';
import { eastAsianFamily } from '#card/text/fonts.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { placeText } from '#card/text/place-text.ts';
import { createTextPreparer, type TextPreparer } from '#card/text/prepare.ts';
import { type Arrangement, type ArrangementInput, arrange } from './arrangement.ts';
import type { Block } from './blocks.ts';
import { arrangePages } from './pages.ts';
import { framedPhoto, type Picture, roundPhoto, softShadow } from './photo.ts';
import { describe, type Placeholder, type Wording, wordingOf } from './wording.ts';

export interface LayoutOptions {
  readonly background: Background;
  /** The address at which a stored photo is found. */
  readonly photoHref: (photo: Photo) => string;
  /** Shown, paler, in place of what is still empty; a published card has none. */
  readonly placeholder?: Placeholder;
}

/** Turns documents into scenes. It caches measurements: keep one while cards are edited. */
export interface Layouter {
  /** The landscape card. */
  layout(card: Card, options: LayoutOptions): Scene;
  /** The pages of the card on a face: one, or a cover and what is inside. */
  layoutPages(card: Card, options: LayoutOptions & { readonly face: Face }): readonly Scene[];
}

export interface LayoutTools {
  readonly measurer: Measurer;
  readonly emoji: EmojiIndex;
}

export function createLayouter(tools: LayoutTools): Layouter {
  const preparer = createTextPreparer(tools);
  const backgroundCache = createCache<readonly SceneNode[]>(4);
  function layoutPages(card: Card, { face, ...options }: LayoutOptions & { face: Face }): Scene[] {
    const { background } = options;
    const drawnBackground = backgroundCache.get(`${background.key} ${face.key} ${card.seed}`, () =>
      background.draw({ random: random(card.seed), face }),
    );
    const wording = wordingOf(card, options.placeholder);
    const pictures = picturesOf(card, options);
    const input = arrangementInput(card, { wording, pictures, preparer });
    const arrangements = face.key === 'landscape' ? [arrange(input)] : arrangePages(input, face);
    return arrangements.map((arrangement) => ({
      width: face.width,
      height: face.height,
      nodes: [
        ...drawnBackground,
        ...panel(background, arrangement.bounds),
        ...content(card, { wording, arrangement, preparer, pictures }),
      ],
      symbols: background.symbols ?? {},
      description: describe(card),
    }));
  }

  return {
    layoutPages,
    layout(card, options) {
      const [scene] = layoutPages(card, { ...options, face: landscape });
      if (!scene) throw new Error('A landscape card is one page.');
      return scene;
    },
  };
}

/** One card by itself. The emoji of the scene still lack their pictures: see `emojiIds` and `withEmoji`. */
export function layoutCard(card: Card, { measurer, emoji, ...options }: LayoutOptions & LayoutTools): Scene {
  return createLayouter({ measurer, emoji }).layout(card, options);
}

interface Pictures {
  readonly receiver: Picture | null;
  readonly sender: Picture | null;
}

function picturesOf(card: Card, { photoHref, placeholder }: LayoutOptions): Pictures {
  const sample = placeholder?.photos ? 'sample' : null;
  const pictureOf = (photo: Photo | null) => (photo ? { photo, href: photoHref(photo) } : sample);
  return { receiver: pictureOf(card.receiverPhoto), sender: pictureOf(card.senderPhoto) };
}

/** Of a print whose photo is still to come. */
const samplePrint = { width: 4, height: 5 } as const;

interface Parts {
  readonly wording: Wording;
  readonly pictures: Pictures;
  readonly preparer: TextPreparer;
}

function arrangementInput(card: Card, { wording, pictures, preparer }: Parts): ArrangementInput {
  const { heading, message, from } = wording;
  // A name of two Han characters does not tell its country; the message does.
  const eastAsian = eastAsianFamily(heading.oneLine + message + from);
  const words = { role: 'words', typeface: card.typeface, eastAsian } as const;
  const title = { ...words, role: 'heading', base: 'ltr' } as const;
  return {
    heading: {
      oneLine: preparer.prepare(heading.oneLine, title),
      nameBelow: preparer.prepare(heading.nameBelow, title),
    },
    message: message ? preparer.prepare(message, words) : null,
    from: from ? preparer.prepare(from, { ...words, base: 'ltr' }) : null,
    badge: from !== '' || pictures.sender !== null,
    photo: pictures.receiver && (card.receiverPhoto ?? samplePrint),
  };
}

/** Paper behind the texts where the picture alone cannot carry them. */
function panel({ panel }: Background, bounds: Frame): readonly SceneNode[] {
  if (!panel) return [];
  const padding = 60;
  const sheet = {
    x: bounds.x - padding,
    y: bounds.y - padding,
    width: bounds.width + 2 * padding,
    height: bounds.height + 2 * padding,
  };
  return [
    ...softShadow(sheet, 44),
    { kind: 'rect', ...sheet, radius: 44, fill: panel },
    { kind: 'rect', ...inset(sheet, 14), radius: 32, stroke: { paint: '#3b2a1a1c', width: 2 } },
  ];
}

interface Content extends Parts {
  readonly arrangement: Arrangement;
}

/** The order of the entrance. The photo is painted under the texts, should an entrance bring them together. */
const stages = { heading: 0, photo: 1, message: 2, from: 3 } as const;

function content(card: Card, { wording, arrangement, preparer, pictures }: Content): readonly SceneNode[] {
  const { heading, message, from, badge, photo } = arrangement;
  const { sample } = wording;
  const { receiver } = pictures;
  const groups: GroupNode[] = [];
  if (photo && receiver) groups.push(group(stages.photo, [framedPhoto(receiver, photo, photo.degrees)]));
  if (heading)
    groups.push(group(stages.heading, setBlock(heading, card.titleColor, card.textAlign), sample.heading));
  const said = message.flatMap((block) => setBlock(block, card.wishColor, card.textAlign));
  if (said.length > 0) groups.push(group(stages.message, said, sample.message));
  const sender = [
    ...(badge ? senderBadge(badge, { card, wording, preparer, picture: pictures.sender }) : []),
    ...(from ? setBlock(from, card.fromColor) : []),
  ];
  if (sender.length > 0) groups.push(group(stages.from, sender, sample.from));
  return groups;
}

function group(stage: number, children: readonly SceneNode[], isSample = false): GroupNode {
  return { kind: 'group', stage, ...(isSample && { opacity: 0.5 }), children };
}

function setBlock(block: Block, color: string, align?: Card['textAlign']): readonly SceneNode[] {
  return placeText(block.text, { ...block, fill: colorOf(color), ...(align && { align }) });
}

interface Sender {
  readonly card: Card;
  readonly wording: Wording;
  readonly preparer: TextPreparer;
  readonly picture: Picture | null;
}

/** Deep enough for white initials. */
const badgeColors: readonly Color[] = ['#c4513b', '#a8661d', '#3d7f58', '#2f74a8', '#84509c', '#b0446f'];

/** The sender's photo, or a coloured circle with the initials. */
function senderBadge(badge: Frame, { card, wording, preparer, picture }: Sender): readonly SceneNode[] {
  const color = random(card.seed).pick(badgeColors);
  const circle = roundPhoto(picture, badge, color);
  if (picture) return circle;
  const maxSize = Math.round(badge.width * 0.4);
  const box = {
    width: badge.width * 0.62,
    height: maxSize * 2,
    maxSize,
    minSize: 4,
    lineHeight: 1,
    maxLines: 1,
  };
  const text = fitText(preparer.prepare(wording.initials, { role: 'heading', typeface: card.typeface }), box);
  const block = { text, x: badge.x, top: badge.y + (badge.height - text.height) / 2, width: badge.width };
  return [...circle, ...setBlock(block, '#ffffff')];
}

/** The document takes colours in either case, scenes have one. */
function colorOf(color: string): Color {
  return color.toLowerCase() as Color;
}
