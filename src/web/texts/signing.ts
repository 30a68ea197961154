import { pageText } from './page-text.ts';

export const signingText = pageText('signing');
