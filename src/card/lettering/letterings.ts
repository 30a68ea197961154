/** How the heading, and other display type, is drawn. */
export type LetteringKey = 'plain' | 'raised' | 'neon';

export interface Lettering {
  /** As the document says it. */
  readonly key: LetteringKey;
  readonly label: string;
}

const plain: Lettering = { key: 'plain', label: 'Plain' };

/** In the order of the studio. */
export const letterings: readonly Lettering[] = [
  plain,
  { key: 'raised', label: '3D' },
  { key: 'neon', label: 'Neon' },
];

/** The lettering of that key; plain for a key that this program does not know. */
export function letteringFor(key: string): Lettering {
  return letterings.find((lettering) => lettering.key === key) ?? plain;
}
