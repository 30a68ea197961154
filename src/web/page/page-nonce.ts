import { createContext } from 'react';

/** Marks our inline scripts while the server renders a page: only those it marks are allowed to run. */
export const PageNonce = createContext<string | undefined>(undefined);
