import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut } from './cutout.ts';

/** What a letter of a sprite stands for; a point is nothing. */
export const pixelColors: Readonly<Record<string, Color>> = {
  k: '#2a1c46',
  w: '#ffffff',
  r: '#f0445e',
  d: '#b02248',
  p: '#ff7fb0',
  y: '#ffd23f',
  o: '#ff9d3d',
  t: '#1fb5a8',
  g: '#4fb84a',
  c: '#ffe9c0',
  b: '#3f6fe0',
  n: '#8a4a2c',
  v: '#8d5fe0',
};

/** Drawings of squares, a letter for each. */
export const sprites = {
  cat: [
    '.......p.......',
    '......pyp......',
    '..k..ppppp..k..',
    '.kok.pypyp.kok.',
    '.kookkkkkkkook.',
    '.koooooooooook.',
    '.koowkooowkook.',
    '.koowkooowkook.',
    '.kopooonooopok.',
    '.kooookkkooook.',
    '..koooooooook..',
    '...kwwwwwwwk...',
    '..kowwwwwwwok..',
    '..kowwwwwwwok..',
    '..kkowwwwwokk..',
    '...kkk...kkk...',
  ],
  cake: [
    '...y.....y.....y....',
    '...o.....o.....o....',
    '...w.....w.....w....',
    '...b.....b.....b....',
    '...w.....w.....w....',
    '..pppppppppppppppp..',
    '.pppppppppppppppppp.',
    '.pwpppwpppwpppwpppp.',
    '.cwcpcwcpcwcpcwcpcp.',
    '.cccccccccccccccccc.',
    '.rcrcrcrcrcrcrcrcrc.',
    '.cccccccccccccccccc.',
    'pppppppppppppppppppp',
    'pwpppwpppwpppwpppwpp',
    'cwcpcwcpcwcpcwcpcwcp',
    'cccccccccccccccccccc',
    'cocococococococococo',
    'cccccccccccccccccccc',
    'wwwwwwwwwwwwwwwwwwww',
  ],
  gift: [
    '..yy....yy..',
    '.ywwy..ywwy.',
    '..yyyyyyyy..',
    'rrrrryyrrrrr',
    'rrrrryyrrrrr',
    'dddddyyddddd',
    '.rrrryyrrrr.',
    '.rrrryyrrrr.',
    '.rrrryyrrrr.',
    '.ddddyydddd.',
  ],
  parcel: [
    '..ww....ww..',
    '.wppw..wppw.',
    '..wwwwwwww..',
    'bbbbbwwbbbbb',
    'bbbbbwwbbbbb',
    'vvvvvwwvvvvv',
    '.bbbbwwbbbb.',
    '.bbbbwwbbbb.',
    '.bbbbwwbbbb.',
    '.vvvvwwvvvv.',
  ],
  heart: [
    '.rr...rr.',
    'rwrr.rrrr',
    'rwrrrrrrr',
    'rrrrrrrrr',
    '.rrrrrrd.',
    '..rrrrd..',
    '...rrd...',
    '....d....',
  ],
  star: [
    '....y....',
    '....y....',
    '...yyy...',
    'yyyywyyyy',
    '.yyyyyyy.',
    '..yyyyo..',
    '..yy.oo..',
    '.yy...oo.',
    '.y.....o.',
  ],
  balloon: [
    '..rrrr..',
    '.rwrrrr.',
    'rwwrrrrr',
    'rwrrrrrr',
    'rrrrrrrd',
    '.rrrrrd.',
    '..rrdd..',
    '...rd...',
    '...k....',
    '....k...',
    '...k....',
    '....k...',
  ],
  flower: ['..p.p..', '.ppypp.', '..p.p..', '...g...', '.g.g.g.', '..ggg..'],
} as const;

export type Sprite = keyof typeof sprites;

/** A sprite with the middle of its lower edge at the point, squares of that size; `swap` puts letters in the place of others. */
export function sprite(
  name: Sprite,
  x: number,
  y: number,
  size: number,
  swap: Readonly<Record<string, string>> = {},
): readonly SceneNode[] {
  const rows = sprites[name];
  const left = Math.round(x - ((rows[0]?.length ?? 0) * size) / 2);
  const top = Math.round(y - rows.length * size);
  const outlines = new Map<string, string>();
  for (const [row, letters] of rows.entries())
    for (const { 0: run, index } of letters.matchAll(/([^.])\1*/g)) {
      const letter = run.charAt(0);
      const color = swap[letter] ?? letter;
      const d = `M${left + index * size} ${top + row * size}h${run.length * size}v${size}h${-run.length * size}Z`;
      outlines.set(color, (outlines.get(color) ?? '') + d);
    }
  return [...outlines].map(([letter, d]) => cut(d, pixelColors[letter] ?? '#2a1c46'));
}

/** A cloud of squares: its left end and foot, and how many squares it is wide. */
export function pixelCloud(x: number, y: number, wide: number, size: number): string {
  const row = (from: number, to: number, up: number) =>
    `M${Math.round(x + from * size)} ${Math.round(y - up * size)}h${Math.round((to - from) * size)}v${size}h${Math.round((from - to) * size)}Z`;
  const at = (share: number) => Math.round(share * wide);
  return (
    row(0, wide, 1) + row(at(0.08), at(0.92), 2) + row(at(0.18), at(0.78), 3) + row(at(0.34), at(0.62), 4)
  );
}
