/** How far a script's ink reaches from the baseline, in em of its font: up and down, both positive. */
export interface Extent {
  readonly ascent: number;
  readonly descent: number;
}

/** Latin, Greek, Cyrillic, Chinese, Japanese, Korean and pictures. */
export const plainExtent: Extent = { ascent: 0.9, descent: 0.3 };

const tall: readonly (readonly [RegExp, Extent])[] = [
  [
    /\p{Script=Devanagari}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Bengali}/u,
    { ascent: 1.05, descent: 0.5 },
  ],
];

/** What a cluster needs; accents above accents need more than their script. */
export function extentOf(cluster: string): Extent {
  const found = tall.find(([script]) => script.test(cluster));
  return found?.[1] ?? plainExtent;
}

/** The greater of both in each direction. */
export function taller(one: Extent, other: Extent): Extent {
  if (other.ascent <= one.ascent && other.descent <= one.descent) return one;
  return {
    ascent: Math.max(one.ascent, other.ascent),
    descent: Math.max(one.descent, other.descent),
  };
}
