import { fail, ok, type Result } from '#std/result.ts';

/** The three accents, by the names of their tokens in `src/web/styles/tokens.css`. */
export const accents = ['marigold', 'coral', 'leaf'] as const;
export type Accent = (typeof accents)[number];

type Rgb = readonly [red: number, green: number, blue: number];

/** From tokens.css: what lies under the accents, and the text on them, which is the same in both looks. */
const onBright: Rgb = [0x2c, 0x20, 0x18];
const light = { cream: [0xfb, 0xec, 0xd0] as Rgb, paper: [0xff, 0xf8, 0xec] as Rgb };
const dark = { cream: [0x2d, 0x24, 0x1a] as Rgb, paper: [0x19, 0x14, 0x10] as Rgb };

/** The least contrast of text (WCAG 2). */
const minContrast = 4.5;

/** `#rrggbb`; null for anything else. */
export function parseColor(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  return digits ? [Number(`0x${digits[1]}`), Number(`0x${digits[2]}`), Number(`0x${digits[3]}`)] : null;
}

/** WCAG 2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of `other` in `color`. */
function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(color[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

/** The colour, as little nearer to `towards` as gives enough contrast on all of `grounds`. */
function readable(color: Rgb, towards: Rgb, grounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(color, towards, share);
    if (grounds.every((ground) => contrast(tried, ground) >= minContrast)) return tried;
  }
  return towards;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** The tokens of one accent, in both looks; fails with the contrast of text on it where that is too low. */
export function accentTokens(name: Accent, color: Rgb): Result<Readonly<Record<string, string>>, number> {
  const reached = contrast(color, onBright);
  if (reached < minContrast) return fail(reached);
  const softLight = mix(light.paper, color, 0.18);
  const softDark = mix(dark.paper, color, 0.22);
  const text = pair(
    readable(color, black, [light.cream, light.paper, softLight]),
    readable(color, white, [dark.cream, dark.paper, softDark]),
  );
  // Lighter where darker would be too dark for the text on it.
  const darker = mix(color, black, 0.08);
  const hover = contrast(darker, onBright) >= minContrast ? darker : mix(color, white, 0.15);
  return ok({
    [`--color-${name}`]: hex(color),
    [`--color-${name}-hover`]: hex(hover),
    [`--color-${name}-edge`]: hex(mix(color, black, 0.3)),
    [`--color-${name}-text`]: text,
    [`--color-${name}-soft`]: pair(softLight, softDark),
  });
}

function pair(inLight: Rgb, inDark: Rgb): string {
  return `light-dark(${hex(inLight)}, ${hex(inDark)})`;
}

function hex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
