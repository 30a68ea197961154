/** Two decimals: a hundredth of a unit is far below a pixel at every size the drawings are shown. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
