import { channels } from '../contrast/color.ts';
import type { Color } from '../scene/scene.ts';

const hues = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [162, 'green'],
  [194, 'teal'],
  [252, 'blue'],
  [296, 'purple'],
  [346, 'pink'],
  [360, 'red'],
] as const;

type Hue = (typeof hues)[number][1] | 'brown' | 'gray';

/** What people call a colour. The texts of `description` have a word for each. */
export type ColorName = Hue | `dark-${Hue}` | `light-${Hue}` | 'black' | 'white' | 'cream';

/** The name of a solid colour, by eye: bounds in hue (degrees), chroma and lightness (0 to 1). */
export function colorName(color: Color): ColorName {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => channel / 255);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const chroma = most - least;
  const lightness = (most + least) / 2;
  const hue = hueOf([red, green, blue], { most, chroma });
  if (lightness < 0.09) return 'black';
  if (lightness > 0.955) return 'white';
  if (lightness > 0.86 && hue > 20 && hue < 68) return chroma > 0.06 ? 'cream' : 'white';
  if (chroma < 0.09) return toned('gray', lightness);
  const named = hues.find(([end]) => hue <= end)?.[1] ?? 'red';
  if ((named === 'orange' && lightness < 0.45) || (named === 'yellow' && lightness < 0.32))
    return toned('brown', lightness + 0.08);
  if (named === 'red' && lightness > 0.72) return 'light-pink';
  return toned(named, lightness);
}

function toned(name: Hue, lightness: number): ColorName {
  if (lightness < 0.34) return `dark-${name}`;
  return lightness > 0.74 ? `light-${name}` : name;
}

/** Degrees on the circle of colours; 0 for grey. */
function hueOf(
  [red, green, blue]: readonly [number, number, number],
  { most, chroma }: { readonly most: number; readonly chroma: number },
): number {
  if (chroma === 0) return 0;
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4);
}
