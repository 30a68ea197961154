import { blossom, circle } from '../backgrounds/outline.ts';
import type { Block } from '../compositions/blocks.ts';
import type { Arrangement, Elements, PhotoFrame } from '../compositions/composition.ts';
import { brightest, readableInk } from '../contrast/color.ts';
import type { Card } from '../document/card.ts';
import { cardEastAsian } from '../document/card-text.ts';
import { type Frame, inset } from '../faces/faces.ts';
import { lettered } from '../lettering/lettered.ts';
import type { LetteringKey } from '../lettering/letterings.ts';
import { random } from '../scene/random.ts';
import type { Color, GroupNode, SceneNode } from '../scene/scene.ts';
import { softShadow } from '../scene/soft-shadow.ts';
import { signatureNodes } from '../signature/signature-nodes.ts';
import { firstClusters } from '../text/clusters.ts';
import { fitText } from '../text/fit-text.ts';
import type { EastAsianFamily } from '../text/fonts.ts';
import { placeText } from '../text/place-text.ts';
import type { PreparedText } from '../text/prepare.ts';
import { colorOf, type Parts } from './elements.ts';
import type { Inks } from './inks.ts';
import { mountedPhoto, type Picture, plainPhoto, printMount, roundPhoto } from './photo.ts';
import { archMount, heartMount, polaroidMount, tornMount } from './photo-mounts.ts';

/** Luminance of a rosette's paper. */
const onPaper = [0.95, 0.97] as const;

/** The order of the entrance. Photos are painted under the texts, should an entrance bring them together. */
const stages = { heading: 0, photo: 1, message: 2, from: 3 } as const;

export interface PageParts extends Parts {
  readonly given: Elements;
  /** In place of the sender's colours. */
  readonly inks: Omit<Inks, 'veils' | 'replaced'>;
  readonly lettering: LetteringKey;
}

/** What enters on one page: a group for each step of the entrance. */
export function pageNodes(card: Card, page: Arrangement, parts: PageParts): readonly SceneNode[] {
  const { heading, message, title } = page;
  const { inks } = parts;
  const { sample } = parts.wording;
  const groups: GroupNode[] = [];
  const photos = photoNodes(page, parts);
  if (photos.length > 0) groups.push(group(stages.photo, photos));
  const { age } = page;
  const under = inks.underTitle;
  const glow = under && { under, color: brightest(colorOf(card.titleColor)) };
  const display = (block: Block, align?: Card['textAlign']) =>
    lettered(setBlock(block, inks.title, align), parts.lettering, block.ink ? null : glow);
  const headed = [
    ...(age && 'text' in age ? display(age, page.align) : []),
    ...(title ? display(title, page.align ?? card.textAlign) : []),
    ...(heading ? display(heading, page.align ?? card.textAlign) : []),
    ...(age && !('text' in age) && parts.given.age
      ? rosette(age, {
          age: parts.given.age,
          color: inks.rosette ?? readableInk(inks.title, onPaper) ?? inks.title,
        })
      : []),
  ];
  if (headed.length > 0) groups.push(group(stages.heading, headed, sample.heading));
  const said = message.flatMap((block) => setBlock(block, inks.words, page.align ?? card.textAlign));
  if (said.length > 0) groups.push(group(stages.message, said, sample.message));
  const sender = senderNodes(card, page, parts);
  if (sender.length > 0) groups.push(group(stages.from, sender, sample.from));
  return groups;
}

function group(stage: number, children: readonly SceneNode[], isSample = false): GroupNode {
  return { kind: 'group', stage, ...(isSample && { opacity: 0.5 }), children };
}

/** What lies under the words: the papers of the composition, else one where the picture alone cannot carry words. */
export function paperNodes(
  { papers, bounds, panel = bounds }: Arrangement,
  color: Color | null,
): readonly SceneNode[] {
  return papers ?? (color ? sheetNodes(panel, color) : []);
}

function sheetNodes(bounds: Frame, color: Color): readonly SceneNode[] {
  const sheet = inset(bounds, -60);
  return [
    ...softShadow(sheet, 44),
    { kind: 'rect', ...sheet, radius: 44, fill: color },
    { kind: 'rect', ...inset(sheet, 14), radius: 32, stroke: { paint: '#3b2a1a1c', width: 2 } },
  ];
}

function photoNodes({ photo, photos = [] }: Arrangement, { pictures }: Parts): readonly SceneNode[] {
  const { receiver, others } = pictures;
  return [
    ...(photo && receiver ? photoNode(receiver, photo) : []),
    ...photos.flatMap((frame) => {
      const picture = others[frame.index];
      return picture ? photoNode(picture, frame) : [];
    }),
  ];
}

function photoNode(picture: Picture, { degrees, shape, ...frame }: PhotoFrame): readonly SceneNode[] {
  if (shape === 'plain') return [plainPhoto(picture, frame)];
  if (shape === 'round') return roundPhoto(picture, frame, '#ffffff');
  return [mountedPhoto(picture, frame, { mount: mounts[shape ?? 'print'], degrees })];
}

const mounts = {
  print: printMount,
  polaroid: polaroidMount,
  torn: tornMount,
  heart: heartMount,
  arch: archMount,
} as const;

function setBlock(block: Block, color: string, align?: Card['textAlign']): readonly SceneNode[] {
  return placeText(block.text, { ...block, fill: block.ink ?? colorOf(color), ...(align && { align }) });
}

function senderNodes(card: Card, page: Arrangement, parts: PageParts): readonly SceneNode[] {
  const { from, badge, signature } = page;
  const { preparer, inks } = parts;
  const eastAsian = cardEastAsian(card);
  const look = { preparer, color: inks.from, align: card.textAlign, eastAsian };
  return [
    ...(badge ? senderBadge(badge, { card, eastAsian, ...parts }) : []),
    ...(signature && card.signature ? signatureNodes(card.signature, signature, look) : []),
    ...(from ? setBlock(from, inks.from) : []),
  ];
}

/** Deep enough for white initials. */
const badgeColors: readonly Color[] = ['#c4513b', '#a8661d', '#3d7f58', '#2f74a8', '#84509c', '#b0446f'];

interface BadgeParts extends Parts {
  readonly card: Card;
  readonly eastAsian: EastAsianFamily;
}

/** The sender's photo, or a coloured circle with the initials. */
function senderBadge(
  badge: Frame,
  { card, eastAsian, wording, preparer, pictures: { sender } }: BadgeParts,
): readonly SceneNode[] {
  const color = random(card.seed).pick(badgeColors);
  const circle = roundPhoto(sender, badge, color);
  if (sender) return circle;
  const fitted = (initials: string, share: number) => {
    const maxSize = Math.round(badge.width * 0.4);
    const box = { width: badge.width * share, height: maxSize * 2, maxSize, minSize: 4 };
    const prepared = preparer.prepare(initials, { role: 'heading', typeface: card.typeface, eastAsian });
    return fitText(prepared, { ...box, lineHeight: 1, maxLines: 1 });
  };
  const both = fitted(wording.initials, 0.62);
  // Two wide letters of a brush would be too small to read; one has more of the circle.
  const isSmall = both.size < badge.width * 0.32;
  const text = isSmall ? fitted(firstClusters(wording.initials, 1).join(''), 0.74) : both;
  const block = { text, x: badge.x, top: badge.y + (badge.height - text.height) / 2, width: badge.width };
  return [...circle, ...setBlock(block, '#ffffff')];
}

/** An age on a small rosette of paper. */
function rosette(
  frame: Frame,
  { age, color }: { readonly age: PreparedText; readonly color: Color },
): readonly SceneNode[] {
  const r = frame.width / 2;
  const [cx, cy] = [frame.x + r, frame.y + r];
  const text = fitText(age, {
    width: r * 1.2,
    height: r * 1.3,
    maxSize: r * 0.92,
    minSize: r * 0.4,
    lineHeight: 1,
    maxLines: 1,
  });
  return [
    { kind: 'path', d: blossom(cx, cy + r * 0.05, r, 14), fill: '#2b1d1424' },
    { kind: 'path', d: blossom(cx, cy, r, 14), fill: color },
    { kind: 'path', d: circle(cx, cy, r * 0.74), fill: '#fffaf2' },
    ...placeText(text, {
      x: frame.x,
      top: cy - text.height / 2,
      width: frame.width,
      fill: color,
    }),
  ];
}
