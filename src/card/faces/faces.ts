/** A box in user units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type FaceKey = 'landscape' | 'portrait' | 'square';

/** A shape in which a card is drawn, in user units. The same card has every face; nobody tunes one by hand. */
export interface Face {
  readonly key: FaceKey;
  /** The width of the whole drawing, bleed included. */
  readonly width: number;
  readonly height: number;
  /** The card itself. Outside it is bleed, which tall screens and stories show and paper does not. */
  readonly core: Frame;
  /** Holds every place where the layout puts text: backgrounds keep this part light and calm. */
  readonly calm: Frame & { readonly radius: number };
  /** The outer edge of a sheet of paper that lies on the picture, around the calm zone. */
  readonly sheet: Frame;
}

/** 4:3, for the preview, tiles and downloads: the first shape that cards had. */
export const landscape: Face = {
  key: 'landscape',
  width: 1200,
  height: 900,
  core: { x: 0, y: 0, width: 1200, height: 900 },
  calm: { x: 168, y: 118, width: 864, height: 664, radius: 64 },
  sheet: { x: 126, y: 86, width: 948, height: 728 },
};

/** 5:7 for phones and paper; its background goes on to 9:16 for stories. */
export const portrait: Face = {
  key: 'portrait',
  width: 900,
  height: 1600,
  core: { x: 0, y: 170, width: 900, height: 1260 },
  calm: { x: 80, y: 300, width: 740, height: 1000, radius: 64 },
  sheet: { x: 46, y: 262, width: 808, height: 1076 },
};

export const square: Face = {
  key: 'square',
  width: 1080,
  height: 1080,
  core: { x: 0, y: 0, width: 1080, height: 1080 },
  calm: { x: 140, y: 140, width: 800, height: 800, radius: 64 },
  sheet: { x: 100, y: 100, width: 880, height: 880 },
};

export const faces: readonly Face[] = [landscape, portrait, square];

/** The frame made smaller on every side. */
export function inset({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/**
 * Moves a point of the landscape face to another face so that its distance to the nearer side, and to the nearer of top
 * and bottom, stays the same. For motifs that stand at an edge or in a corner.
 */
export function anchored(face: Face, x: number, y: number): readonly [x: number, y: number] {
  return [
    x > landscape.width / 2 ? x + face.width - landscape.width : x,
    y > landscape.height / 2 ? y + face.height - landscape.height : y,
  ];
}
