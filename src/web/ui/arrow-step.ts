/** 1 for the arrow key that points where reading goes, -1 for the one that points back; undefined for other keys. */
export function arrowStep(key: string): 1 | -1 | undefined {
  const right = document.documentElement.dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return right;
  return key === 'ArrowLeft' ? (-right as 1 | -1) : undefined;
}
