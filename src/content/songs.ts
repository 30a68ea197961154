/** Songs that a card can play, all our own recordings: `scripts/audio` holds their notes and makes the files. */
export interface Song {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
  /** One line of verse each; none of a tune that is only played. */
  readonly lyrics: readonly string[];
}

export const songs: readonly Song[] = [
  {
    id: 'happy-birthday',
    name: 'Happy Birthday to You',
    url: '/audio/happy-birthday.m4a',
    seconds: 36,
    lyrics: [
      'Happy birthday to you,',
      'Happy birthday to you,',
      'Happy birthday, dear friend,',
      'Happy birthday to you!',
    ],
  },
  {
    id: 'marigold-morning',
    name: 'Marigold Morning',
    url: '/audio/marigold-morning.m4a',
    seconds: 37,
    lyrics: [
      'Marigolds are in the doorway,',
      'morning wears a coat of gold.',
      'Ev’ry bell in town is ringing:',
      'one more year for you to hold.',
      'Dance, oh dance, the day is yours,',
      'throw the windows open wide!',
      'May the road be kind before you',
      'and your friends be at your side.',
    ],
  },
  {
    id: 'candlelight-waltz',
    name: 'Candlelight Waltz',
    url: '/audio/candlelight-waltz.m4a',
    seconds: 38,
    lyrics: [
      'Candles are glowing,',
      'wishes take wing,',
      'softly the evening',
      'learns how to sing.',
      'Here is a whisper,',
      'here is a light:',
      'all that you hope for',
      'blooms in the night.',
    ],
  },
  {
    id: 'happy-birthday-swing',
    name: 'Happy Birthday, Swinging',
    url: '/audio/happy-birthday-swing.m4a',
    seconds: 38,
    lyrics: [],
  },
  {
    id: 'ode-to-joy',
    name: 'Ode to Joy',
    url: '/audio/ode-to-joy.m4a',
    seconds: 40,
    lyrics: [],
  },
  {
    id: 'when-the-saints',
    name: 'When the Saints Go Marching In',
    url: '/audio/when-the-saints.m4a',
    seconds: 42,
    lyrics: [],
  },
  {
    id: 'cancan',
    name: 'Can-can',
    url: '/audio/cancan.m4a',
    seconds: 40,
    lyrics: [],
  },
  {
    id: 'la-cucaracha',
    name: 'La Cucaracha',
    url: '/audio/la-cucaracha.m4a',
    seconds: 39,
    lyrics: [],
  },
  {
    id: 'the-entertainer',
    name: 'The Entertainer',
    url: '/audio/the-entertainer.m4a',
    seconds: 30,
    lyrics: [],
  },
  {
    id: 'cradle-song',
    name: 'Cradle Song',
    url: '/audio/cradle-song.m4a',
    seconds: 40,
    lyrics: [],
  },
  {
    id: 'jasmine-flower',
    name: 'Jasmine Flower',
    url: '/audio/jasmine-flower.m4a',
    seconds: 42,
    lyrics: [],
  },
  {
    id: 'mango-season',
    name: 'Mango Season',
    url: '/audio/mango-season.m4a',
    seconds: 41,
    lyrics: [],
  },
  {
    id: 'moonlit-balcony',
    name: 'Moonlit Balcony',
    url: '/audio/moonlit-balcony.m4a',
    seconds: 41,
    lyrics: [],
  },
];

export function findSong(id: string): Song | undefined {
  return songs.find((song) => song.id === id);
}
