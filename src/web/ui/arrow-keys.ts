/** 1 for the arrow key that points where reading goes, -1 for the one that points back; undefined for other keys. */
export function arrowStep(key: string): 1 | -1 | undefined {
  const right = document.documentElement.dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return right;
  return key === 'ArrowLeft' ? (-right as 1 | -1) : undefined;
}

/** Makes the arrow keys select the next of the tabs that are links, in a circle. */
export function moveByArrow(event: KeyboardEvent): void {
  const tab = event.target as HTMLElement;
  const step = tab.role === 'tab' ? arrowStep(event.key) : undefined;
  const tabs = [...(tab.parentElement?.querySelectorAll('a') ?? [])];
  const next = step && tabs.at((tabs.indexOf(tab as HTMLAnchorElement) + step) % tabs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
