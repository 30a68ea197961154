import type { Color } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** The least that WCAG 2.2 asks of text of any size. */
export const minContrast = 4.5;

/** What colours are chosen for: what lies under words is sampled at points, and may be a little darker or lighter between them. */
const targetContrast = 4.65;

/** Relative luminances (WCAG 2.2) of the darkest and the lightest part of what lies under words, 0 to 1. */
export type LuminanceRange = readonly [darkest: number, lightest: number];

export function channels(color: string): readonly [number, number, number, number] {
  const value = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [value(1), value(3), value(5), color.length > 7 ? value(7) / 255 : 1];
}

/** The relative luminance of channels from 0 to 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The relative luminance of a colour. */
export function luminanceOf(color: string): number {
  const [red, green, blue] = channels(color);
  return luminance(red, green, blue);
}

/** How far two luminances are from each other: 1 for the same, 21 for black and white. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The contrast of a colour with the part of the range that is most like it. */
export function worstContrast(color: Color, [darkest, lightest]: LuminanceRange): number {
  const own = luminanceOf(color);
  return contrast(own, clamp(own, darkest, lightest));
}

/**
 * The colour itself where it can be read on that range, else the nearest darker or lighter one of the same hue that can;
 * null where no colour can.
 */
export function readableInk(color: Color, range: LuminanceRange): Color | null {
  if (worstContrast(color, range) >= targetContrast) return color;
  for (let step = 1; step <= 40; step += 1) {
    for (const towards of [0, 255]) {
      const ink = mixedWithGray(color, towards, step / 40);
      if (worstContrast(ink, range) >= targetContrast) return ink;
    }
  }
  return null;
}

/** Mixed with black for `towards` 0, with white for 255. */
export function mixedWithGray(color: Color, towards: number, share: number): Color {
  const parts = channels(color).slice(0, 3);
  return `#${parts.map((part) => hex(part + (towards - part) * share)).join('')}`;
}

/** The brightest colour of the same hue and saturation. */
export function brightest(color: Color): Color {
  const parts = channels(color).slice(0, 3);
  const most = Math.max(...parts, 1);
  return `#${parts.map((part) => hex((part * 255) / most)).join('')}`;
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
