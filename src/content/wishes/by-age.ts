import type { WishesByAge } from './wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    'One whole year{, name}! You’ve learned to crawl, to laugh and to rule the house. The rest of us have learned to sleep in short pieces, and wouldn’t give back a single day.',
    'One candle, one spoon and one very sticky face. Happy first birthday{, name}!',
  ],
  13: [
    'Thirteen{, name}: old enough to close the door, and missed behind it. May this be the year in which you find out what you love doing, and may we be allowed to watch from the corridor.',
    'Welcome to your teens{, name}. The snacks are on us.',
  ],
  16: [
    'Sixteen is a good age to be asked for an opinion, so here’s the question{, name}: what do we celebrate first? We bring the cake, you choose the music, and nobody complains about the volume.',
    'Sixteen suits you{, name}, and today the playlist is yours.',
  ],
  18: [
    'Eighteen{, name}! From today you sign for yourself. Go and see what’s out there, call when it rains, and remember that one key on your ring will always fit this door.',
    'New age on paper, old love at home. Happy eighteenth{, name}!',
  ],
  21: [
    'Twenty-one years ago somebody had to carry you everywhere. Today others lean on you{, name}, and there’s always room on your shoulder. May life be as good to you in return.',
    'Twenty-one{, name}: may every door you try be open.',
  ],
  30: [
    'Thirty{, name}: by now you know which friend to call, which party to leave early and which soup cures everything. May this decade be made of things that you chose.',
    'Thirty looks wonderful on you{, name}. Wear it often.',
  ],
  40: [
    'Forty{, name}, and your laugh is exactly the one I remember. May the next ten years bring less hurry, better shoes and, every now and then, everybody you love at one table.',
    'Forty: the rehearsal is over{, name}, now comes the music.',
  ],
  50: [
    'Half a century{, name}! You cook for everybody, drive everybody home and never sit down. Today it’s our turn: stay in your chair, the cake is coming to you.',
    'Fifty candles{, name}, and you outshine every one of them.',
  ],
  60: [
    'Sixty years of mornings{, name}, and you make so many of ours better. May there be long walks, short queues and a telephone that rings for good reasons only.',
    'Sixty{, name}: the best reason for a party in years.',
  ],
  70: [
    'Seventy{, name}: you’ve seen the fashions come back twice and kept your own taste. May this year bring warm days, full tables and music in every room.',
    'Seventy good years{, name}. Here’s to our next cup of tea.',
  ],
  80: [
    'Eighty summers{, name}, and you always ask how we are before we can ask you. So today we answer first: we’re happy, because you’re here. Be celebrated from breakfast to the last song.',
    'Eighty candles need a strong breath{, name}. We’ll all help.',
  ],
  90: [
    'Ninety years{, name}, and your stories get better every time. May every day of this year bring somebody who listens, and something sweet beside the tea.',
    'Ninety{, name}: a whole library of a life, and still open.',
  ],
  100: [
    'One hundred years{, name}! A whole century of good stories, and nobody tells them better. There aren’t enough candles for it, nor words: only love, and a very large cake.',
    'Happy birthday{, name}, a hundred times over.',
  ],
};
