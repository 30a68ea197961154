/** The tags that the painter writes. */
export type SvgTag =
  | 'svg'
  | 'defs'
  | 'g'
  | 'rect'
  | 'ellipse'
  | 'path'
  | 'image'
  | 'text'
  | 'use'
  | 'linearGradient'
  | 'radialGradient'
  | 'stop'
  | 'clipPath'
  | 'filter'
  | 'feColorMatrix'
  | 'symbol';

/** The attributes that the painter writes, as SVG spells them; no `style`, which a strict content policy refuses. */
export type SvgAttribute =
  | 'xmlns'
  | 'viewBox'
  | 'overflow'
  | 'width'
  | 'height'
  | 'role'
  | 'aria-label'
  | 'id'
  | 'class'
  | 'x'
  | 'y'
  | 'rx'
  | 'ry'
  | 'cx'
  | 'cy'
  | 'r'
  | 'fx'
  | 'fy'
  | 'x1'
  | 'y1'
  | 'x2'
  | 'y2'
  | 'd'
  | 'href'
  | 'transform'
  | 'opacity'
  | 'clip-path'
  | 'clip-rule'
  | 'filter'
  | 'color-interpolation-filters'
  | 'values'
  | 'fill'
  | 'fill-rule'
  | 'stroke'
  | 'stroke-width'
  | 'stroke-linecap'
  | 'stroke-linejoin'
  | 'stroke-dasharray'
  | 'font-family'
  | 'font-size'
  | 'font-weight'
  | 'direction'
  | 'text-anchor'
  | 'text-rendering'
  | 'xml:space'
  | 'preserveAspectRatio'
  | 'gradientUnits'
  | 'gradientTransform'
  | 'offset'
  | 'stop-color';

/** A plain tree: React, markup and tests read the same one. A string child is text, never markup. */
export interface SvgElement {
  readonly tag: SvgTag;
  readonly attributes: SvgAttributes;
  readonly children: readonly (SvgElement | string)[];
}

export type SvgAttributes = { readonly [Name in SvgAttribute]?: string | number };

/** The tree as SVG text that is at once well-formed XML and good inside HTML. */
export function svgMarkup(element: SvgElement): string {
  const { tag, attributes, children } = element;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const start = `<${tag}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : svgMarkup(child)));
  return `${start}>${inside.join('')}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (character) => entities[character] as string);
}
