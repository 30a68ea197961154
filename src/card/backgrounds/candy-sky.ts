import { candySkyCover } from './covers/candy-sky.ts';
import { gradient } from './gradient.ts';

/** Of a card that nothing was chosen for. */
export const candySky = gradient({
  key: 'from-pink-purple-blue',
  label: 'Candy sky',
  tags: ['pink', 'purple', 'blue', 'sweet', 'soft', 'romantic'],
  colors: ['#ff9fbe', '#c3a2ee', '#7fbdf2'],
  light: '#ffe3d8',
  echo: '#e7b6f5',
  cover: candySkyCover,
});
