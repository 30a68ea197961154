import { pageText } from './page-text.ts';

export const shareText = pageText('share');
