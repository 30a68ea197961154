import { pageText } from './page-text.ts';

export const publishingText = pageText('publishing');
