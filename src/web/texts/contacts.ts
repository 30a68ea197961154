import { pageText } from './page-text.ts';

export const contactsText = pageText('contacts');
