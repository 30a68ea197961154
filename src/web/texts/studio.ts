import { pageText } from './page-text.ts';

export const studioText = pageText('studio');
