import { pageText } from './page-text.ts';

export const deliveryText = pageText('delivery');
