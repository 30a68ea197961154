import type { Day } from './birthdays.ts';
import type { ImageSlot } from './image-slots.ts';

/*
 * Facts that stay true: birthdays as published by the people themselves or their offices, and what somebody was or
 * did, never what they are at the moment. The wishes are ours.
 */

/** How somebody is drawn: nobody's photograph is used, everybody is a flower of their own. */
export interface Bloom {
  /** One or two letters, in its heart. */
  readonly initials: string;
  readonly petal: 'round' | 'pointed' | 'notched' | 'broad' | 'slim';
  readonly petals: number;
  readonly color: 'marigold' | 'coral' | 'leaf' | 'rose' | 'plum' | 'sky' | 'cream';
}

interface Person {
  readonly name: string;
  readonly birthday: Day;
  /** What they are known for. */
  readonly title: string;
  /** One or two sentences from us. */
  readonly wish: string;
  /** What a screen reader says of the picture. */
  readonly alt: string;
  /** Where a visitor can put another picture; not everybody has a place. */
  readonly image: ImageSlot | null;
  readonly bloom: Bloom;
}

export interface Leader extends Person {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly countryName: string;
}

export interface Celebrity extends Person {
  readonly emblem: 'music' | 'medal' | 'trophy' | 'globe' | 'school' | 'book' | 'stopwatch' | 'chess';
}

/** Seven who led a country or the United Nations: they pass by on the home page. */
export const leaders: readonly Leader[] = [
  {
    name: 'Jacinda Ardern',
    birthday: { year: 1980, month: 7, day: 26 },
    title: 'Prime minister of New Zealand from 2017 to 2023',
    country: 'NZ',
    countryName: 'New Zealand',
    wish: 'May your day smell of sea air and fresh bread, with nobody in a hurry and everybody you love at the table.',
    alt: 'A flower with the initials of Jacinda Ardern',
    image: 'leader_ardern',
    bloom: { initials: 'JA', petal: 'round', petals: 8, color: 'marigold' },
  },
  {
    name: 'Barack Obama',
    birthday: { year: 1961, month: 8, day: 4 },
    title: '44th president of the United States',
    country: 'US',
    countryName: 'United States',
    wish: 'A good book, an old friend and a long evening on the porch: may your birthday have all three, and a song to end on.',
    alt: 'A flower with the initials of Barack Obama',
    image: 'leader_obama',
    bloom: { initials: 'BO', petal: 'notched', petals: 6, color: 'coral' },
  },
  {
    name: 'Ram Nath Kovind',
    birthday: { year: 1945, month: 10, day: 1 },
    title: '14th president of India',
    country: 'IN',
    countryName: 'India',
    wish: 'May the year open for you like a lotus in the early light: calm, whole and a little more golden than the last.',
    alt: 'A flower with the initials of Ram Nath Kovind',
    image: 'leader_kovind',
    bloom: { initials: 'RK', petal: 'pointed', petals: 10, color: 'rose' },
  },
  {
    name: 'Ellen Johnson Sirleaf',
    birthday: { year: 1938, month: 10, day: 29 },
    title: 'First woman to be elected president of an African country',
    country: 'LR',
    countryName: 'Liberia',
    wish: 'May your house be loud with grandchildren today, and may somebody else do all of the cooking.',
    alt: 'A flower with the initials of Ellen Johnson Sirleaf',
    image: 'leader_sirleaf',
    bloom: { initials: 'ES', petal: 'broad', petals: 5, color: 'plum' },
  },
  {
    name: 'Ban Ki-moon',
    birthday: { year: 1944, month: 6, day: 13 },
    title: 'Eighth Secretary-General of the United Nations',
    country: 'KR',
    countryName: 'South Korea',
    wish: 'You have shaken so many hands. May today bring only embraces, and a bowl of seaweed soup that is still hot.',
    alt: 'A flower with the initials of Ban Ki-moon',
    image: null,
    bloom: { initials: 'BK', petal: 'broad', petals: 5, color: 'sky' },
  },
  {
    name: 'Mary Robinson',
    birthday: { year: 1944, month: 5, day: 21 },
    title: 'First woman to be president of Ireland',
    country: 'IE',
    countryName: 'Ireland',
    wish: 'A light in the window, a kettle on, a road of green ahead: may every step of your new year feel like coming home.',
    alt: 'A flower with the initials of Mary Robinson',
    image: 'leader_robinson',
    bloom: { initials: 'MR', petal: 'notched', petals: 4, color: 'leaf' },
  },
  {
    name: 'Laura Chinchilla',
    birthday: { year: 1959, month: 3, day: 28 },
    title: 'First woman to be president of Costa Rica',
    country: 'CR',
    countryName: 'Costa Rica',
    wish: 'May your day be as green as the hills after rain, with coffee that stays warm and company that stays late.',
    alt: 'A flower with the initials of Laura Chinchilla',
    image: null,
    bloom: { initials: 'LC', petal: 'slim', petals: 14, color: 'sky' },
  },
];

/** Eight whose birthdays are spread over the year, so that one is never far away. */
export const celebrities: readonly Celebrity[] = [
  {
    name: 'Shakira',
    birthday: { year: 1977, month: 2, day: 2 },
    title: 'Singer from Colombia, of “Waka Waka” and many dances since',
    emblem: 'music',
    wish: 'May the band begin before you are ready and not stop until every cousin has danced.',
    alt: 'A flower with the initial of Shakira',
    image: null,
    bloom: { initials: 'S', petal: 'slim', petals: 16, color: 'coral' },
  },
  {
    name: 'Simone Biles',
    birthday: { year: 1997, month: 3, day: 14 },
    title: 'Gymnast, Olympic all-around champion of 2016 and 2024',
    emblem: 'medal',
    wish: 'Today nothing has to be landed. Fall into the softest sofa in the house, and let others clap.',
    alt: 'A flower with the initials of Simone Biles',
    image: null,
    bloom: { initials: 'SB', petal: 'pointed', petals: 8, color: 'plum' },
  },
  {
    name: 'Sachin Tendulkar',
    birthday: { year: 1973, month: 4, day: 24 },
    title: 'Cricketer, the first to score a hundred international centuries',
    emblem: 'trophy',
    wish: 'Raise the bat once more, this time for cake. May the whole street still be counting your runs.',
    alt: 'A flower with the initials of Sachin Tendulkar',
    image: 'upcoming_tendulkar',
    bloom: { initials: 'ST', petal: 'round', petals: 10, color: 'sky' },
  },
  {
    name: 'Tim Berners-Lee',
    birthday: { year: 1955, month: 6, day: 8 },
    title: 'Inventor of the World Wide Web',
    emblem: 'globe',
    wish: 'You gave everybody a page of their own. This small one is for you, with thanks and best wishes.',
    alt: 'A flower with the initials of Tim Berners-Lee',
    image: null,
    bloom: { initials: 'TB', petal: 'broad', petals: 6, color: 'leaf' },
  },
  {
    name: 'Malala Yousafzai',
    birthday: { year: 1997, month: 7, day: 12 },
    title: 'Nobel Peace laureate of 2014, author of “I Am Malala”',
    emblem: 'school',
    wish: 'One child, one teacher, one book, and today one cake. May somebody read you a story for a change.',
    alt: 'A flower with the initials of Malala Yousafzai',
    image: 'upcoming_yousafzai',
    bloom: { initials: 'MY', petal: 'notched', petals: 7, color: 'rose' },
  },
  {
    name: 'Chimamanda Ngozi Adichie',
    birthday: { year: 1977, month: 9, day: 15 },
    title: 'Author of “Half of a Yellow Sun” and “Americanah”',
    emblem: 'book',
    wish: 'May the first line come easily this year, and may the kettle boil just when the chapter ends.',
    alt: 'A flower with the initials of Chimamanda Ngozi Adichie',
    image: 'upcoming_adichie',
    bloom: { initials: 'CA', petal: 'pointed', petals: 12, color: 'marigold' },
  },
  {
    name: 'Eliud Kipchoge',
    birthday: { year: 1984, month: 11, day: 5 },
    title: 'Runner, the first to cover the marathon’s distance in under two hours',
    emblem: 'stopwatch',
    wish: 'No clock today. Walk slowly, with tea in your hand and your village around you.',
    alt: 'A flower with the initials of Eliud Kipchoge',
    image: 'upcoming_kipchoge',
    bloom: { initials: 'EK', petal: 'round', petals: 6, color: 'leaf' },
  },
  {
    name: 'Viswanathan Anand',
    birthday: { year: 1969, month: 12, day: 11 },
    title: 'Chess grandmaster, world champion five times',
    emblem: 'chess',
    wish: 'You always see twelve moves ahead, so act surprised when the lights go out and the candles come in.',
    alt: 'A flower with the initials of Viswanathan Anand',
    image: null,
    bloom: { initials: 'VA', petal: 'broad', petals: 8, color: 'cream' },
  },
];
