import { pageText } from './page-text.ts';

export const manyText = pageText('many');
