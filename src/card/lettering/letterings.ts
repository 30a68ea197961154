/** How the heading, and other display type, is drawn. */
export type LetteringKey = 'plain' | 'raised' | 'neon';

export interface Lettering {
  /** As the document says it. */
  readonly key: LetteringKey;
}

const plain: Lettering = { key: 'plain' };

/** In the order of the studio. */
export const letterings: readonly Lettering[] = [plain, { key: 'raised' }, { key: 'neon' }];

/** The lettering of that key; plain for a key that this program does not know. */
export function letteringFor(key: string): Lettering {
  return letterings.find((lettering) => lettering.key === key) ?? plain;
}
