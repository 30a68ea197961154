import { pageText } from './page-text.ts';

export const siteText = pageText('site');
