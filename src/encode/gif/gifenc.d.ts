declare module 'gifenc' {
  /** The colours, at most so many, that describe the pixels best: four bytes each, the fourth is not read. */
  export function quantize(
    rgba: Uint8Array,
    most: number,
    options: { readonly format: 'rgb565' | 'rgb444' },
  ): [number, number, number][];
}
