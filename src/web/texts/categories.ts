import { pageText } from './page-text.ts';

export const categoriesText = pageText('categories');
