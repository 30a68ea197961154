import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';

/** Units of every sheet of an envelope. */
export const envelopeSize = { width: 640, height: 460 } as const;

/** Units of the front of the folded card; it is cut to the card's shape. */
export const coverSize = { width: 600, height: 600 } as const;

/** The sheets of an envelope from behind, each as large as the envelope; the flap turns about its upper edge. */
export interface EnvelopeSheets {
  /** What its sheets draw more than once; among them the pattern of the lining. */
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** What the card stands before: the inside of the envelope. */
  readonly back: readonly SceneNode[];
  /** What the card comes out of. Names are written on its lower third. */
  readonly pocket: readonly SceneNode[];
  readonly flap: readonly SceneNode[];
  /** What holds the flap, over it: it breaks when the envelope is opened. */
  readonly clasp: readonly SceneNode[];
  /** The inside of the flap, drawn as it lies over the pocket. */
  readonly lining: readonly SceneNode[];
  /** The front of the folded card, of `coverSize`. */
  readonly cover: readonly SceneNode[];
}

/** How an envelope looks. Its colours follow the card's. */
export interface EnvelopeLook {
  /** As the document says it. */
  readonly key: string;
  readonly label: string;
  /** The colour of the names on it. */
  readonly ink: 'dark' | 'light';
  draw(hues: Hues): EnvelopeSheets;
}

/** Colours of names; the same as in the style sheet of the opening. */
export const inks: Readonly<Record<EnvelopeLook['ink'], Color>> = { dark: '#3b2a1f', light: '#fbe9c0' };

/** What each envelope is called, by its key, in the order of the studio. Apart from the drawings, which are larger. */
export const envelopeLabels = {
  seal: 'Wax seal',
  airmail: 'Air mail',
  kraft: 'Kraft and ribbon',
  garden: 'Garden',
  festival: 'Festival gold',
  party: 'Party',
} as const;

export type EnvelopeKey = keyof typeof envelopeLabels;
