import type { WishList } from './wish-list.ts';

/** The last resort: fits every receiver and every tone. */
export const generic: WishList = [
  'Happy birthday{, name}! May the day bring you good company, something sweet to eat while it’s still warm, and at least one surprise that makes you laugh out loud.',
  'Your birthday is here{, name}. Enjoy every crumb of it!',
  'I hope today brings good news, good food and somebody to share both with{, name}. Have a very happy birthday.',
  'A whole new year of your life begins this morning{, name}. I hope it’s generous with you, and I’m glad to be around to see it.',
  'May the first slice and the last laugh be yours today{, name}.',
  'Here’s a small card with a large wish inside: may you be surprised by kindness, may an old friend get in touch{, name}, and may something you’ve been waiting for begin. Have a wonderful birthday.',
  'Thinking of you and hoping that today is bright from the first message to the last candle. You’re worth celebrating now, and on all the plain days in between.',
];
