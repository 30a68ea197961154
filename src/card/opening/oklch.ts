import type { Color } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. Equal steps look equal, so one lightness suits every hue. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The colour as `#rrggbb`; with less chroma where screens have none so strong. Formulas: Björn Ottosson's Oklab. */
export function oklch(lightness: number, chroma: number, hue: number): Color {
  for (let strength = chroma; ; strength = Math.max(0, strength - 0.01)) {
    const linear = linearRgb({ lightness, chroma: strength, hue });
    if (strength === 0 || linear.every((value) => value >= -0.0005 && value <= 1.0005))
      return `#${linear.map((value) => hex(gamma(clamp(value, 0, 1)))).join('')}`;
  }
}

/** The colour of channels from 0 to 255. */
export function oklchOf(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [red, green, blue].map(linearOf) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, blueYellow), hue: (hue + 360) % 360 };
}

function linearRgb({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function hex(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
