import { pageText } from './page-text.ts';

export const galleryText = pageText('gallery');
