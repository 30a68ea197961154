import type { Photo } from '#card/document/card.ts';
import type { Color, SceneNode, Shape } from '#card/scene/scene.ts';
import type { PreparedText } from '#card/text/prepare.ts';
import type { Face, Frame } from '../faces/faces.ts';
import type { Block, HeadingTexts } from './blocks.ts';

/** A way to place the words and photos of a card. Every one works with every content and on every face. */
export interface Composition {
  /** As the document says it. */
  readonly key: string;
  readonly label: string;
  /** How many photos it is made for. It takes fewer and more. */
  readonly photos: { readonly min: number; readonly max: number };
  /** Whether its words stand on a light paper of its own. */
  readonly hasPaper?: true;
  /** Whether it is made around photos, so that none of them becomes the cover. */
  readonly showsPhotos?: true;
  /** Six places for stickers on the first page, in the order of the document's slots: clear of words, inside the core. */
  slots(face: Face): readonly Frame[];
  /** The pages of the card: one, or a cover and what is inside. The landscape face always has one. */
  arrange(given: Elements, face: Face): readonly Arrangement[];
}

export type Proportions = Pick<Photo, 'width' | 'height'>;

/** The parts to place; null for a part that the card does not have. */
export interface Elements {
  readonly heading: HeadingTexts;
  /** The heading without the receiver's name, and the name alone; the whole heading when the sender wrote it. */
  readonly greeting: PreparedText;
  readonly name: PreparedText | null;
  /** The first letter of the name. */
  readonly initial: PreparedText | null;
  readonly age: PreparedText | null;
  readonly message: PreparedText | null;
  readonly from: PreparedText | null;
  /** Whether the from line has a round picture of the sender, or the initials. */
  readonly badge: boolean;
  /** Whether the sender added a photo. */
  readonly senderPhoto: boolean;
  /** The box of the signature. */
  readonly signature: Proportions | null;
  /** The receiver's. */
  readonly photo: Proportions | null;
  /** The others. */
  readonly photos: readonly Proportions[];
  /** Whether they are large beside the receiver's. Cards from before there were covers keep small ones. */
  readonly largePhotos: boolean;
  /** What the sender's choice of a text size multiplies the greatest sizes with. */
  readonly scale: number;
  readonly align: 'center' | 'start';
  /** From 0 to 1: the share of its large type and pictures that a composition shows, for the sake of a long message. */
  readonly display: number;
  readonly colors: Palette;
  /** Where heading and rosette stand on the picture that the first page may show; null where there is none. */
  readonly cover: { readonly heading: Frame; readonly rosette: Frame | null } | null;
}

/** For what a composition draws itself. */
export interface Palette {
  readonly title: Color;
  readonly words: Color;
  /** The panel of the background; null where the picture itself carries words. */
  readonly panel: Color | null;
  /** That goes with the scene on the background's cover. */
  readonly accent: Color;
}

/** Where everything of one page goes, in user units. */
export interface Arrangement {
  readonly heading: Block | null;
  /** The message's columns; none without a message. */
  readonly message: readonly Block[];
  readonly from: Block | null;
  readonly badge: Frame | null;
  readonly signature?: Frame | null;
  readonly photo: PhotoFrame | null;
  /** Those of the other photos that this page shows: which, and where. */
  readonly photos?: readonly (PhotoFrame & { readonly index: number })[];
  /** A rosette with the age, or a large number. */
  readonly age?: Frame | Block | null;
  /** More display type that belongs to the heading. */
  readonly title?: Block | null;
  /** In place of the sender's choice, where it belongs to the composition. */
  readonly align?: 'center' | 'start';
  /** Around all of it. */
  readonly bounds: Frame;
  /** Where the background's own panel goes, when that is not behind all of `bounds`. */
  readonly panel?: Frame;
  /** Papers and lines under the words; when absent, the background's own panel. */
  readonly papers?: readonly SceneNode[];
  /** Whether it stands on the cover of the background rather than on the background. */
  readonly onCover?: true;
  /** In place of the background. */
  readonly scene?: SceneView;
}

/** A part of the scene of the background's cover, and what lies around it. */
export interface SceneView {
  /** The face whose drawing is shown. */
  readonly face: Face;
  /** Of that face's units; with the proportions of the frame. */
  readonly part: Frame;
  /** Where that part goes on the page. */
  readonly frame: Frame;
  /** The panes through which it is seen. */
  readonly clips: readonly Shape[];
  readonly under: readonly SceneNode[];
  readonly over: readonly SceneNode[];
}

export interface PhotoFrame extends Frame {
  readonly degrees: number;
  /** A print has a white border; a print when absent. */
  readonly shape?: 'print' | 'plain' | 'round' | 'polaroid' | 'torn' | 'heart' | 'arch';
}
