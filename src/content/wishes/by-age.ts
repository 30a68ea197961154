import type { WishesByAge } from './wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    'One whole year{, name}! You have learned to crawl, to laugh and to rule the house. The rest of us have learned to sleep in short pieces, and would not give back a single day.',
    'One candle, one spoon and one very sticky face. Happy first birthday{, name}!',
  ],
  13: [
    'Thirteen{, name}: old enough to close the door, and missed behind it. May this be the year in which you find out what you love doing, and may we be allowed to watch from the corridor.',
    'Welcome to your teens{, name}. The snacks are on us.',
  ],
  16: [
    'Sixteen is a good age to be asked for an opinion, so here is the question{, name}: what do we celebrate first? We bring the cake, you choose the music, and nobody complains about the volume.',
    'Sixteen suits you{, name}, and today the playlist is yours.',
  ],
  18: [
    'Eighteen{, name}! From today you sign for yourself. Go and see what is out there, call when it rains, and remember that one key on your ring will always fit this door.',
    'New age on paper, old love at home. Happy eighteenth{, name}!',
  ],
  21: [
    'Twenty-one years ago somebody had to carry you everywhere. Today others lean on you{, name}, and there is always room on your shoulder. May life be as good to you in return.',
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
    'Half a century{, name}! Think of all the meals you cooked, the lifts you gave and the hands you held. Today it is our turn: stay in your chair, the cake is coming to you.',
    'Fifty candles{, name}, and you still outshine them.',
  ],
  60: [
    'Sixty years of mornings{, name}, and you made so many of them better for somebody else. May there be long walks, short queues and a telephone that rings for good reasons only.',
    'Sixty{, name}: the best reason for a party in years.',
  ],
  70: [
    'Seventy{, name}: you have seen the fashions come back twice and kept your own taste. May this year bring warm days, full tables and young voices in every room.',
    'Seventy good years{, name}. Here is to our next cup of tea.',
  ],
  80: [
    'Eighty summers{, name}, and you still ask how we are before we can ask you. So today we answer first: we are happy, because you are here. Be celebrated from breakfast to the last song.',
    'Eighty candles need a strong breath{, name}. We will all help.',
  ],
  90: [
    'Ninety years{, name}. The stories you told us are the ones we tell our children now. May every day of this year bring somebody who listens, and something sweet beside the tea.',
    'Ninety{, name}: a whole library of a life, and still open.',
  ],
  100: [
    'One hundred years{, name}! A century of bread that was shared and hands that were held. There are not enough candles for it, nor words: only love, and a very large cake.',
    'Happy birthday{, name}, a hundred times over.',
  ],
};
