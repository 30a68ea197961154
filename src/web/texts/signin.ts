import { pageText } from './page-text.ts';

export const signinText = pageText('signin');
