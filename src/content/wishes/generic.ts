import type { WishList } from './wish-list.ts';

/** The last resort: fits every receiver and every tone. */
export const generic: WishList = [
  'Happy birthday{, name}! May the day bring you good company, something sweet to eat, and at least one surprise that makes you laugh out loud.',
  'A whole new year of your life begins this morning{, name}. I hope it is generous with you, and I am glad to be around to see it.',
  'Thinking of you and hoping that today is bright from the first message to the last candle. You are worth celebrating now, and on all the plain days in between.',
];
