/** The relative luminance of a colour (WCAG 2.2), 0 to 1, from its channels of 0 to 255. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
}

const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** How far two luminances are from each other: 1 for the same, 21 for black and white. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The luminance of a colour written as `#rrggbb`. */
export function luminanceOf(color: string): number {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return luminance(channel(1), channel(3), channel(5));
}
