import type { Color } from '#card/scene/scene.ts';

/** The colour words that the drawing sets use, and the two neutral ends. */
const words: Readonly<Record<string, string>> = {
  black: '000000',
  currentColor: '000000',
  gray: '808080',
  orange: 'ffa500',
  red: 'ff0000',
  silver: 'c0c0c0',
  white: 'ffffff',
};

/** An SVG colour with an opacity as `#rrggbb[aa]`. Throws on a notation no drawing set used so far. */
export function color(text: string, opacity: number): Color {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1] ?? words[text];
  if (!hex || ![3, 4, 6, 8].includes(hex.length)) throw new Error(`Unknown colour ${text}`);
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const ownAlpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  const alpha = Math.round(ownAlpha * opacity * 255);
  const suffix = alpha >= 255 ? '' : alpha.toString(16).padStart(2, '0');
  return `#${long.slice(0, 6).toLowerCase()}${suffix}`;
}
