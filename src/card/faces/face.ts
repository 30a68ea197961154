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
