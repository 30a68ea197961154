/** Songs that a card can play, all our own recordings: `scripts/audio` holds their notes and makes the files. */
export interface Song {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
  /** One line of verse each. */
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
];

export function findSong(id: string): Song | undefined {
  return songs.find((song) => song.id === id);
}
