import { type Face, type Frame, landscape, portrait, square } from '#card/faces/faces.ts';

export type FormatKey = 'landscape' | 'portrait' | 'square' | 'story';

/** A shape in which a card is downloaded: a face, with or without its bleed. */
export interface CardFormat {
  readonly key: FormatKey;
  readonly face: Face;
  /** The part of the face that the file shows. */
  readonly frame: Frame;
  /** Pixels; the height follows from the frame. Those of a video are in `videoSize`. */
  readonly width: { readonly picture: number; readonly gif: number };
}

/** CSS pixels of the card on a page. The specification gives the sizes of 4:3 files as ratios to it. */
export const cardCssWidth = 672;

/** 4:3, which a file has unless another format is chosen. */
export const landscapeFormat: CardFormat = {
  key: 'landscape',
  face: landscape,
  frame: landscape.core,
  width: { picture: cardCssWidth * 2, gif: cardCssWidth },
};

/** What the networks ask for. */
export const storyFormat: CardFormat = {
  key: 'story',
  face: portrait,
  frame: { x: 0, y: 0, width: portrait.width, height: portrait.height },
  width: { picture: 1080, gif: 440 },
};

export const squareFormat: CardFormat = {
  key: 'square',
  face: square,
  frame: square.core,
  width: { picture: 1440, gif: 580 },
};

export const cardFormats: readonly CardFormat[] = [
  landscapeFormat,
  // 5 x 7 inches at 300 pixels an inch.
  { key: 'portrait', face: portrait, frame: portrait.core, width: { picture: 1500, gif: 500 } },
  squareFormat,
  storyFormat,
];
