import { arrowStep } from './arrow-step.ts';

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
