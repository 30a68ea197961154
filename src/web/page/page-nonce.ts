import { createContext } from 'react';

/** What lets a script of this page run; the server knows it, and browsers show it to nobody. */
export const PageNonce = createContext<string | undefined>(undefined);
