import type { Background } from './background.ts';
import { candySky } from './candy-sky.ts';
import { cottonCloudsCover } from './covers/cotton-clouds.ts';
import { fruitPunchCover } from './covers/fruit-punch.ts';
import { lagoonCover } from './covers/lagoon.ts';
import { lastLightCover } from './covers/last-light.ts';
import { marigoldCover } from './covers/marigold.ts';
import { morningMistCover } from './covers/morning-mist.ts';
import { northernLightsCover } from './covers/northern-lights.ts';
import { springGardenCover } from './covers/spring-garden.ts';
import { sunriseCover } from './covers/sunrise.ts';
import { gradient } from './gradient.ts';

export const gradients: readonly Background[] = [
  candySky,
  gradient({
    key: 'from-yellow-red-pink',
    label: 'Fruit punch',
    tags: ['yellow', 'red', 'pink', 'funny', 'bright'],
    colors: ['#ffd24d', '#ff7f66', '#ff7fae'],
    light: '#fff0a8',
    echo: '#ffb066',
    cover: fruitPunchCover,
  }),
  gradient({
    key: 'from-gray',
    label: 'Morning mist',
    tags: ['gray', 'grey', 'silver', 'formal', 'quiet'],
    colors: ['#dcdfe3', '#c3c9d0', '#aab2bc'],
    light: '#fbf8f3',
    echo: '#d5dbe4',
    cover: morningMistCover,
  }),
  gradient({
    key: 'from-green-blue-purple',
    label: 'Northern lights',
    tags: ['green', 'blue', 'purple', 'blessing', 'calm'],
    colors: ['#8fdcae', '#79c3e6', '#a99bea'],
    light: '#e6f8c9',
    echo: '#86e0d6',
    cover: northernLightsCover,
  }),
  gradient({
    key: 'from-indigo-red-yellow',
    label: 'Last light',
    tags: ['indigo', 'red', 'yellow', 'poetic', 'sunset', 'dusk'],
    colors: ['#6a6fd0', '#f0837c', '#ffd067'],
    light: '#9d9df0',
    echo: '#d977a8',
    cover: lastLightCover,
  }),
  gradient({
    key: 'from-peach-coral-rose',
    label: 'Sunrise',
    tags: ['peach', 'coral', 'rose', 'sunrise', 'warm'],
    colors: ['#ffd9ad', '#ff9f86', '#ee7f98'],
    light: '#fff3d6',
    echo: '#ffc48a',
    cover: sunriseCover,
  }),
  gradient({
    key: 'from-mint-teal-sky',
    label: 'Lagoon',
    tags: ['mint', 'teal', 'sky', 'sea', 'fresh', 'cool'],
    colors: ['#c5f0d6', '#6fcfc6', '#74b7e6'],
    light: '#f6fbd8',
    echo: '#a5e8ee',
    cover: lagoonCover,
  }),
  gradient({
    key: 'from-cream-marigold-saffron',
    label: 'Marigold',
    tags: ['cream', 'marigold', 'saffron', 'orange', 'festive', 'warm'],
    colors: ['#fff0c9', '#ffc24a', '#f58b3c'],
    light: '#fffbe6',
    echo: '#ffe27a',
    cover: marigoldCover,
  }),
  gradient({
    key: 'from-lime-leaf-teal',
    label: 'Spring garden',
    tags: ['lime', 'leaf', 'green', 'spring', 'garden'],
    colors: ['#e9f29a', '#92cf7c', '#4fb3a0'],
    light: '#fffbd0',
    echo: '#c9e88a',
    cover: springGardenCover,
  }),
  gradient({
    key: 'from-sky-lilac-peach',
    label: 'Cotton clouds',
    tags: ['sky', 'lilac', 'peach', 'pastel', 'gentle', 'baby'],
    colors: ['#a9d8f5', '#d3bdf0', '#ffc9a8'],
    light: '#eafaff',
    echo: '#ffd3e2',
    cover: cottonCloudsCover,
  }),
];
