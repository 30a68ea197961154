import { classic } from './classic/classic.ts';
import type { Composition } from './composition.ts';

/** In the order of the studio. */
export const compositions: readonly Composition[] = [classic];

/** The composition of that key; the classic one for a key that this program does not know. */
export function compositionFor(key: string): Composition {
  return compositions.find((composition) => composition.key === key) ?? classic;
}
