import { birthdayToast, type Greeting, warmWishes } from './greetings.ts';
import type { SongScore } from './score.ts';
import { candlelightWaltz } from './songs/candlelight-waltz.ts';
import { happyBirthday } from './songs/happy-birthday.ts';
import { marigoldMorning } from './songs/marigold-morning.ts';

/** By the ids under which `src/content` offers them. */
export const scores: Readonly<Record<string, SongScore>> = {
  'happy-birthday': happyBirthday,
  'marigold-morning': marigoldMorning,
  'candlelight-waltz': candlelightWaltz,
};

export const greetings: Readonly<Record<string, Greeting>> = {
  'warm-wishes': warmWishes,
  'birthday-toast': birthdayToast,
};
