import { pageText } from './page-text.ts';

export const errorsText = pageText('errors');
