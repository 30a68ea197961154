import { pageText } from './page-text.ts';

export const favouritesText = pageText('favourites');
