import { pageText } from './page-text.ts';

export const designsText = pageText('designs');
