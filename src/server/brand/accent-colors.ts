import { channels, contrast, luminanceOf, minContrast, mixedWithGray } from '#card/contrast/color.ts';
import type { Color } from '#card/scene/scene.ts';
import { fail, ok, type Result } from '#std/result.ts';

/** The three accents, by the names of their tokens in `src/web/styles/tokens.css`. */
export const accents = ['marigold', 'coral', 'leaf'] as const;
export type Accent = (typeof accents)[number];

/** From tokens.css: what lies under the accents, and the text on them, which is the same in both looks. */
const onBright: Color = '#2c2018';
const light = { cream: '#fbecd0', paper: '#fff8ec' } as const;
const dark = { cream: '#2d241a', paper: '#191410' } as const;

/** `#rrggbb`; null for anything else. */
export function parseColor(text: string): Color | null {
  return /^#[0-9a-f]{6}$/i.test(text) ? (text.toLowerCase() as Color) : null;
}

/** WCAG 2: from 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  return contrast(luminanceOf(one), luminanceOf(other));
}

/** `share` of `other` in `color`. */
function mix(color: Color, other: Color, share: number): Color {
  const others = channels(other);
  const parts = channels(color).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${parts
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour, as little nearer to black (0) or white (255) as gives enough contrast on all of `grounds`. */
function readable(color: Color, towards: 0 | 255, grounds: readonly Color[]): Color {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixedWithGray(color, towards, share);
    if (grounds.every((ground) => contrastOf(tried, ground) >= minContrast)) return tried;
  }
  return mixedWithGray(color, towards, 1);
}

/** The tokens of one accent, in both looks; fails with the contrast of text on it where that is too low. */
export function accentTokens(name: Accent, color: Color): Result<Readonly<Record<string, string>>, number> {
  const reached = contrastOf(color, onBright);
  if (reached < minContrast) return fail(reached);
  const softLight = mix(light.paper, color, 0.18);
  const softDark = mix(dark.paper, color, 0.22);
  const text = pair(
    readable(color, 0, [light.cream, light.paper, softLight]),
    readable(color, 255, [dark.cream, dark.paper, softDark]),
  );
  // Lighter where darker would be too dark for the text on it.
  const darker = mixedWithGray(color, 0, 0.08);
  const hover = contrastOf(darker, onBright) >= minContrast ? darker : mixedWithGray(color, 255, 0.15);
  return ok({
    [`--color-${name}`]: color,
    [`--color-${name}-hover`]: hover,
    [`--color-${name}-edge`]: mixedWithGray(color, 0, 0.3),
    [`--color-${name}-text`]: text,
    [`--color-${name}-soft`]: pair(softLight, softDark),
  });
}

function pair(inLight: Color, inDark: Color): string {
  return `light-dark(${inLight}, ${inDark})`;
}
