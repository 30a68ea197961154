import type { Card, Photo } from '#card/document/card.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { imagesOf } from '#card/paint/content.ts';
import type { Color, Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { type ColorName, colorName } from './color-names.ts';

type Row = 'top' | 'bottom';
type Column = 'left' | 'right';

/** Where something is on a card: a corner, a side or the middle; `somewhere` where its shapes differ in that. */
export type Place = `${Row}-${Column}` | Row | Column | 'middle' | 'somewhere';

export type Seen =
  /** `own` is a picture of the sender's, of which we know nothing. */
  | { readonly kind: 'sticker'; readonly key: string; readonly place: Place }
  | { readonly kind: 'photo'; readonly of: 'receiver' | 'sender' | 'other'; readonly place: Place };

/** What can be seen on a card besides its words, as it is drawn. */
export interface SeenParts {
  /** What the first page of the narrow card is; `frame` for one that has the words at once. */
  readonly cover: 'picture' | 'photo' | 'frame';
  readonly things: readonly Seen[];
  /** Each colour once, that of the wide card first. */
  readonly headingColors: readonly ColorName[];
  readonly wordColors: readonly ColorName[];
}

export interface DrawnShapes {
  readonly landscape: Scene;
  /** The pages of the portrait card. */
  readonly portrait: readonly Scene[];
}

/** Groups of a page, by the order in which they enter. */
const stages = { heading: 0, words: 2 } as const;

/** Reads from a card's drawings what is where, and in which colours. A place counts that both shapes agree on. */
export function seenParts(card: Card, shapes: DrawnShapes): SeenParts {
  const pages = [shapes.landscape, ...shapes.portrait];
  const cover = coverOf(card, shapes);
  const photos = [
    { photo: card.receiverPhoto, of: 'receiver' as const },
    { photo: card.senderPhoto, of: 'sender' as const },
    ...card.photos.map((photo) => ({ photo, of: 'other' as const })),
  ];
  const stickers = card.stickers.toSorted((one, other) => one.slot - other.slot);
  const seenStickers = stickers.flatMap(({ key, photo }): Seen[] => {
    const place = placeIn(shapes, (node, scene) => (photo ? shows(node, scene, photo) : uses(node, key)));
    return place ? [{ kind: 'sticker', key: photo ? 'own' : key, place }] : [];
  });
  const seenPhotos = photos.flatMap(({ photo, of }): Seen[] => {
    if (!photo || (cover === 'photo' && of === 'receiver')) return [];
    const place = placeIn(shapes, (node, scene) => shows(node, scene, photo));
    return place ? [{ kind: 'photo', of, place }] : [];
  });
  return {
    cover,
    things: [...seenPhotos, ...seenStickers],
    headingColors: colorsOf(pages, stages.heading),
    wordColors: colorsOf(pages, stages.words),
  };
}

/** A cover has no words on it but the heading. */
function coverOf(card: Card, { portrait }: DrawnShapes): SeenParts['cover'] {
  const [first, second] = portrait;
  if (card.cover !== 'picture' || !first || !second || textsOf(first, stages.words).length > 0)
    return 'frame';
  const photo = card.receiverPhoto;
  if (photo && isGround(first, photo.file)) return 'photo';
  return photo || card.photos.length > 0 ? 'frame' : 'picture';
}

/** Whether the first thing that is drawn is this photo, over the whole page. */
function isGround(scene: Scene, file: string): boolean {
  const [ground] = scene.nodes;
  return ground !== undefined && imagesOf({ ...scene, nodes: [ground] }).some((href) => href.includes(file));
}

type Wanted = (node: SceneNode, scene: Scene) => boolean;

/** Null for what no shape of the card shows. */
function placeIn({ landscape, portrait }: DrawnShapes, isWanted: Wanted): Place | null {
  const wide = positionIn(landscape, isWanted);
  const narrow = portrait.map((page) => positionIn(page, isWanted)).find((found) => found !== null);
  const [one, other] = [wide ?? narrow, narrow ?? wide];
  if (!one || !other) return null;
  const row = one.row === other.row ? one.row : null;
  const column = one.column === other.column ? one.column : null;
  if (row && column) return `${row}-${column}`;
  if (row || column) return row ?? column;
  return one.row === other.row && one.column === other.column ? 'middle' : 'somewhere';
}

interface Position {
  /** Null in the middle. */
  readonly row: Row | null;
  readonly column: Column | null;
}

function positionIn(scene: Scene, isWanted: Wanted): Position | null {
  const node = scene.nodes
    .flatMap((one) => (one.kind === 'group' && one.stage !== undefined ? one.children : [one]))
    .find((one) => isWanted(one, scene));
  const box = node && boundsOf(node, scene);
  if (!box) return null;
  const [x, y] = [(box[0] + box[2]) / 2 / scene.width, (box[1] + box[3]) / 2 / scene.height];
  return {
    row: y < middle[0] ? 'top' : y > middle[1] ? 'bottom' : null,
    column: x < middle[0] ? 'left' : x > middle[1] ? 'right' : null,
  };
}

/** Shares of a card's width and height between which its middle lies. */
const middle = [0.4, 0.6] as const;

function shows(node: SceneNode, scene: Scene, { file }: Photo): boolean {
  return imagesOf({ ...scene, nodes: [node] }).some((href) => href.includes(file));
}

function uses(node: SceneNode, key: string): boolean {
  if (node.kind === 'use') return node.symbol === `sticker:${key}`;
  return node.kind === 'group' && node.children.some((child) => uses(child, key));
}

/** The colour of most letters of that group on each page. */
function colorsOf(pages: readonly Scene[], stage: number): readonly ColorName[] {
  const names = pages.flatMap((page) => {
    const letters = new Map<Color, number>();
    for (const { fill, text } of textsOf(page, stage))
      letters.set(fill, (letters.get(fill) ?? 0) + text.length);
    const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
    return most ? [colorName(most[0])] : [];
  });
  return [...new Set(names)];
}

/** The texts of that group; not the sides of raised letters. */
function textsOf(scene: Scene, stage: number): readonly TextNode[] {
  const inside = (node: SceneNode): readonly TextNode[] => {
    if (node.kind === 'group') return node.children.flatMap(inside);
    return node.kind === 'text' && !node.outline ? [node] : [];
  };
  return scene.nodes.flatMap((node) => (node.kind === 'group' && node.stage === stage ? inside(node) : []));
}
