import { createContext } from 'react';

/** A page that needs no application, which has a small script in the place of React. */
export interface PlainPage {
  /** The address of its script. */
  readonly script: string;
  /** The addresses of all pages like it, in its language. */
  readonly paths: readonly string[];
}

/** Set while the server renders such a page; null elsewhere, and in browsers: where React runs, it stays. */
export const PlainPage = createContext<PlainPage | null>(null);
