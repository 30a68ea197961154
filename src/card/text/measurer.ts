import type { Font } from '#card/scene/scene.ts';
import { createCache } from './cache.ts';
import { fittedFont } from './fonts.ts';

/** Measures text; given to the layout, because the domain has no canvas of its own. */
export interface Measurer {
  /** Advance width in pixels of the text set in one line, with kerning, in that family alone. */
  width(text: string, font: Font): number;
}

/** Widths are asked for at this size and scaled: the fonts are not hinted, so widths are linear in size. */
const referenceSize = 100;

/** Advance width in em of a text in one family, drawn with its `fittedFont`. */
export type EmWidth = (text: string, family: string, weight: Font['weight']) => number;

/** Measures widths in em, with a cache of `capacity` of them, so that typing measures new words only. */
export function cachedEmWidth(measurer: Measurer, capacity: number): EmWidth {
  const widths = createCache<number>(capacity);
  return (text, family, weight) =>
    widths.get(
      `${weight}${family}\n${text}`,
      () => measurer.width(text, fittedFont({ family, weight, size: referenceSize })) / referenceSize,
    );
}
