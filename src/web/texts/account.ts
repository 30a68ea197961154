import { pageText } from './page-text.ts';

export const accountText = pageText('account');
