import { type FittedText, fitText, fittingTextSize } from '#card/text/fit-text.ts';
import { splitIntoPages } from '#card/text/split-pages.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { type FromLine, fitFrom } from './blocks.ts';
import type { Elements } from './composition.ts';

/** CSS pixels on a phone 360 wide: no text is smaller than `floor`, a message that fits one page not than `small`. */
export const phone = { width: 360, floor: 12, small: 14, message: 16, short: 18 } as const;

/** Sizes and distances of one face, in user units. */
export interface Measures {
  readonly zone: Frame;
  readonly gap: number;
  /** User units of so many CSS pixels on a phone. */
  readonly px: (pixels: number) => number;
}

export function measuresOf(face: Face): Measures {
  const px = (pixels: number) => (pixels * face.width) / phone.width;
  return { zone: inset(face.calm, px(3)), gap: px(11), px };
}

export function fitSender(
  { from, badge, signature, scale }: Elements,
  { zone, px }: Pick<Measures, 'zone' | 'px'>,
): FromLine | null {
  const maxSize = px(Math.max(15 * scale, phone.floor));
  return fitFrom(from, { width: zone.width, maxSize, minSize: px(phone.floor), badge, signature });
}

/** A message in as many pages as it needs to be read on a phone, and the from line that stands on the last. */
export interface MessagePages {
  readonly pages: readonly (FittedText | null)[];
  readonly from: FromLine | null;
}

/** Lines go on over more pages rather than become too small. One page without a message when only the from line is left. */
export function fitPages(given: Elements, measures: Measures): MessagePages {
  const { zone, gap, px } = measures;
  const from = fitSender(given, measures);
  if (!given.message) return { pages: from ? [null] : [], from };
  const height = zone.height - (from ? from.height + gap : 0);
  const maxSize = Math.max(px(22) * given.scale, px(phone.message));
  const box = { width: zone.width, maxSize, minSize: px(phone.small), lineHeight: 1.42 };
  const fits = fittingTextSize(given.message, { ...box, height }) >= box.minSize;
  if (fits) return { pages: [fitText(given.message, { ...box, height })], from };
  const size = px(phone.message);
  const whole = fitText(given.message, {
    ...box,
    maxSize: size,
    minSize: size,
    height: Number.POSITIVE_INFINITY,
  });
  return { pages: splitIntoPages(whole, height), from };
}
