import type { Paint, Stroke } from '#card/scene/scene.ts';
import { roundToHundredths } from './numbers.ts';
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
