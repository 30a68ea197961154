/** A ref for what appears in answer to a press: on phones that may be behind the card or the bar. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
