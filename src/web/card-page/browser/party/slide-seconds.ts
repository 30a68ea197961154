/** Seconds that a slide stands: about eight, and longer for what takes longer to read aloud. */
export function slideSeconds(text: string): number {
  const lettersPerSecond = 18;
  return Math.max(8, Math.round(text.trim().length / lettersPerSecond));
}
