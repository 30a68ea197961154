import { pageText } from './page-text.ts';

export const dashboardText = pageText('dashboard');
