import { pageText } from './page-text.ts';

export const pagesText = pageText('pages');
