/** Two decimals: a hundredth of a unit is far below a pixel at every size the drawings are shown. */
export function roundTo(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** A rounded number as short as SVG allows: `.5`, `-.25`, `3`. */
export function shortNumber(value: number): string {
  const text = String(roundTo(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}
