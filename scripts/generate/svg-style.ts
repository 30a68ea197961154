import type { Color, Paint, Stroke } from '#card/scene/scene.ts';
import { roundToHundredths } from './geometry.ts';
import type { SvgElement } from './svg-tree.ts';

/** The presentation attributes that children inherit. */
const inheritable = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const;

export type Style = Readonly<Partial<Record<(typeof inheritable)[number], string>>>;

export function styleOf(element: SvgElement, parent: Style): Style {
  const own = inheritable.flatMap((name) => {
    const value = element.attributes[name];
    return value === undefined || value === 'inherit' ? [] : [[name, value] as const];
  });
  return own.length > 0 ? { ...parent, ...Object.fromEntries(own) } : parent;
}

/** The stroke that a style describes, where one unit of the drawing is `scale` units of the scene. */
export function strokeOf(paintOfStroke: Paint, style: Style, scale: number): Stroke {
  const cap = style['stroke-linecap'];
  const join = style['stroke-linejoin'];
  const dash = (style['stroke-dasharray'] ?? 'none')
    .match(/[\d.]+/g)
    ?.map((part) => roundToHundredths(Number(part) * scale));
  return {
    paint: paintOfStroke,
    width: roundToHundredths(Number(style['stroke-width'] ?? 1) * scale),
    ...(cap === 'round' || cap === 'square' ? { cap } : {}),
    ...(join === 'round' || join === 'bevel' ? { join } : {}),
    ...(dash ? { dash } : {}),
  };
}

/** The colour words that the drawing sets use, with black and white. */
const words: Readonly<Record<string, string>> = {
  azure: 'f0ffff',
  black: '000000',
  currentColor: '000000',
  gray: '808080',
  green: '008000',
  navy: '000080',
  orange: 'ffa500',
  red: 'ff0000',
  silver: 'c0c0c0',
  white: 'ffffff',
};

/** An SVG colour with an opacity as `#rrggbb[aa]`. Throws on a notation no drawing set used so far. */
export function color(text: string, opacity: number): Color {
  const [red, green, blue, own] = channels(text);
  const alpha = Math.min(1, own * opacity);
  const parts = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green, blue (0 to 255) and alpha (0 to 1). */
function channels(text: string): [number, number, number, number] {
  const list = /^rgba?\((.*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (list && list.length >= 3 && !list.some(Number.isNaN))
    return [...list, 1].slice(0, 4) as [number, number, number, number];
  const hex = /^#([0-9a-f]+)$/i.exec(text)?.[1] ?? words[text];
  if (!hex || ![3, 4, 6, 8].includes(hex.length)) throw new Error(`Unknown colour ${text}`);
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, alpha / 255];
}
