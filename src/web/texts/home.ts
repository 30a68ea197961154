import { pageText } from './page-text.ts';

export const homeText = pageText('home');
