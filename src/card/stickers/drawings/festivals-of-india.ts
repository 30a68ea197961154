import { cut, line } from '#card/backgrounds/cutout.ts';
import { blossom, box, circle, leaf, oval, petals, polar } from '#card/backgrounds/outline.ts';
import { lit, type Sticker, shaded, sticker } from '../sticker.ts';

const lamp = 'M-82 8H66Q90 2 88 -8Q84 62 4 64C-54 64 -80 40 -82 8Z';
const lampFlame = 'M64 0C38 -24 42 -48 62 -84C84 -50 92 -22 64 0Z';
const drum = 'M-46 -40C-16 -58 16 -58 46 -40C60 -14 60 14 46 40C16 58 -16 58 -46 40C-60 14 -60 -14 -46 -40Z';
const pot = 'M-46 -6C-78 14 -66 76 -28 80H28C66 76 78 14 46 -6Z';

export const festivalsOfIndia: readonly Sticker[] = [
  sticker({
    key: 'diya',
    label: 'Clay lamp',
    tags: ['diya', 'diwali', 'india', 'lamp', 'light', 'festival'],
    outline: lamp + lampFlame,
    nodes: [
      cut(lampFlame, '#f6a821'),
      cut('M64 -6C50 -22 52 -38 62 -58C74 -40 78 -22 64 -6Z', '#fff2b8'),
      cut(lamp, '#c65a30'),
      cut('M-82 8H66Q90 2 88 -8Q84 18 66 22H-80Q-82 14 -82 8Z', '#e07a4a'),
      cut('M-62 8H56Q40 18 0 18Q-40 18 -62 8Z', '#ffd06a'),
      cut(
        circle(-50, 36, 5) + circle(-28, 44, 5) + circle(-2, 47, 5) + circle(24, 44, 5) + circle(48, 34, 5),
        '#ffe3a0',
      ),
      shaded('M-66 40C-40 58 30 62 66 34C50 56 30 64 4 64C-30 64 -54 56 -66 40Z', 0.16),
    ],
  }),
  sticker({
    key: 'rangoli',
    label: 'Rangoli',
    tags: ['rangoli', 'diwali', 'india', 'festival', 'pattern', 'mandala'],
    outline: blossom(0, 0, 84, 16, 11),
    nodes: [
      cut(blossom(0, 0, 84, 16, 11), '#3fb8ae'),
      cut(petals(0, 0, 8, 78, 46), '#e9407a'),
      cut(petals(0, 0, 8, 66, 26), '#f6b02c'),
      cut(circle(0, 0, 40), '#6a4fb0'),
      cut(petals(0, 0, 8, 36, 22), '#fff4e2'),
      cut(circle(0, 0, 11), '#f2576a'),
      cut(
        [0, 45, 90, 135, 180, 225, 270, 315].map((d) => circle(...polar(0, 0, 53, d), 4)).join(''),
        '#fff4e2',
      ),
    ],
  }),
  sticker({
    key: 'dhol',
    label: 'Dhol drum',
    tags: ['drum', 'dhol', 'india', 'music', 'bhangra', 'dance', 'festival'],
    outline: `${drum}${oval(-52, 0, 18, 48)}${oval(52, 0, 18, 48)}M-70 -80L-58 -86L-36 -40L-48 -36ZM70 -80L58 -86L36 -40L48 -36Z`,
    nodes: [
      line('M-64 -80L-44 -40M64 -80L44 -40', '#d9944a', 9),
      cut(drum, '#d9483b'),
      line('M-40 -42L-14 49L14 -53L40 42M-40 42L-14 -49M14 53L40 -42', '#ffdd85', 5),
      shaded('M-52 20C-20 34 20 34 52 20C51 28 49 34 46 40C16 58 -16 58 -46 40C-49 34 -51 28 -52 20Z', 0.16),
      cut(oval(-52, 0, 18, 48) + oval(52, 0, 18, 48), '#8a4a2a'),
      cut(oval(-54, 0, 13, 40) + oval(54, 0, 13, 40), '#fbe9cf'),
      cut(oval(-55, 0, 5, 15) + oval(55, 0, 5, 15), '#5a3024'),
    ],
  }),
  sticker({
    key: 'kalash',
    label: 'Kalash with mango leaves',
    tags: ['kalash', 'india', 'puja', 'coconut', 'blessing', 'festival', 'gold'],
    outline: `${pot}${box(-44, -22, 88, 20, 8)}${leaf(0, -16, 74, 26, -160)}${leaf(0, -16, 74, 26, -20)}${leaf(0, -16, 70, 26, -125)}${leaf(0, -16, 70, 26, -55)}${oval(0, -48, 26, 34)}`,
    nodes: [
      cut(leaf(0, -14, 74, 26, -160) + leaf(0, -14, 74, 26, -20), '#3f8f52'),
      cut(leaf(0, -14, 70, 26, -125) + leaf(0, -14, 70, 26, -55), '#5aac62'),
      cut('M0 -86C20 -70 28 -50 24 -32C18 -14 -18 -14 -24 -32C-28 -50 -20 -70 0 -86Z', '#a86a3c'),
      line('M-10 -62Q-14 -44 -8 -28M8 -64Q14 -46 8 -28', '#8a5028', 3),
      cut(pot, '#f0a52c'),
      cut(box(-44, -24, 88, 20, 8), '#ffc94f'),
      cut(blossom(0, 36, 22, 8), '#e8434c'),
      cut(circle(0, 36, 9), '#ffe3a0'),
      cut(circle(-36, 30, 5) + circle(36, 30, 5) + circle(-34, 48, 4) + circle(34, 48, 4), '#e8434c'),
      shaded('M30 -6H46C78 14 66 76 28 80H10C54 66 56 14 30 -6Z', 0.16),
    ],
  }),
  sticker({
    key: 'holi-colours',
    label: 'Bowls of colour powder',
    tags: ['holi', 'india', 'colour', 'festival', 'powder', 'spring'],
    outline: `M-86 30H-14C-14 66 -36 74 -50 74C-64 74 -86 66 -86 30ZM14 30H86C86 66 64 74 50 74C36 74 14 66 14 30ZM-36 38H36C36 74 14 82 0 82C-14 82 -36 74 -36 38ZM-84 32C-74 -10 -60 -16 -50 -18C-40 -14 -26 -4 -18 20C-10 -8 -4 -14 0 -16C6 -12 12 -4 18 20C26 -4 40 -14 50 -18C60 -16 74 -10 84 32Z${blossom(-40, -56, 26, 7)}${blossom(30, -54, 30, 8)}`,
    nodes: [
      cut(blossom(-40, -56, 26, 7), '#f2789a'),
      cut(blossom(30, -54, 30, 8), '#5fd0b8'),
      cut(blossom(-4, -44, 22, 7), '#ffcf4a'),
      cut('M-82 32C-72 -8 -60 -16 -50 -18C-40 -16 -28 -8 -18 32Z', '#e9407a'),
      cut('M82 32C72 -8 60 -16 50 -18C40 -16 28 -8 18 32Z', '#3f9fd8'),
      cut(
        'M-86 30H-14C-14 66 -36 74 -50 74C-64 74 -86 66 -86 30ZM14 30H86C86 66 64 74 50 74C36 74 14 66 14 30Z',
        '#b9c4d0',
      ),
      cut('M-32 40C-22 0 -10 -14 0 -16C10 -14 22 0 32 40Z', '#f6a821'),
      cut('M-36 38H36C36 74 14 82 0 82C-14 82 -36 74 -36 38Z', '#d4dce4'),
      lit('M-36 38H36V44H-36ZM-86 30H-40V36H-86ZM40 30H86V36H40Z', 0.6),
    ],
  }),
];
