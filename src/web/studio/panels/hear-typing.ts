const letterEvents = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup', 'selectionchange'];

/**
 * Calls with every change that a person makes to the area's text, before anything else in the page hears of it, and
 * keeps the events of plain letters from the rest: for each letter React asks the whole tree seven times, twice each
 * (on the way down and up), which takes a slow phone a fifth of a frame. Keys that mean something elsewhere pass.
 */
export function hearTyping(area: HTMLTextAreaElement, changed: () => void): () => void {
  const left = new AbortController();
  function onEvent(event: Event): void {
    const isOfArea = event.target === area || (event.target === document && document.activeElement === area);
    if (!isOfArea || (event instanceof KeyboardEvent && isCommand(event))) return;
    event.stopPropagation();
    if (event.type === 'input') changed();
  }
  for (const type of letterEvents) {
    // On the window, because React listens on the document.
    window.addEventListener(type, onEvent, { capture: true, signal: left.signal });
  }
  return () => left.abort();
}

function isCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape';
}
