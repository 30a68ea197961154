import { createContext, use } from 'react';
import type { ManyStart } from './start.ts';
import type { Many } from './store.ts';

/** The list of the page, and what the page began with. */
export const ManyContext = createContext<{ readonly many: Many; readonly start: ManyStart } | null>(null);

export function useMany() {
  const found = use(ManyContext);
  if (!found) throw new Error('There is no list here.');
  return found;
}
