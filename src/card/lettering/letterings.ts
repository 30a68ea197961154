/** How the heading, and other display type, is drawn: as the document says it. */
export type LetteringKey = 'plain' | 'raised' | 'neon';

/** In the order of the studio. */
export const letterings: readonly LetteringKey[] = ['plain', 'raised', 'neon'];

/** The lettering of that key; plain for a key that this program does not know. */
export function letteringFor(key: string): LetteringKey {
  return letterings.find((lettering) => lettering === key) ?? 'plain';
}
