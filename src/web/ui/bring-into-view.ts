/** A ref for an element that appears after a press. On phones it may appear behind the preview or the button bar. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
