const letterEvents = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup', 'selectionchange'];

/**
 * Calls with every change that a person makes to the area's text, and keeps the events of plain letters from what the
 * area stands in: for each letter React would look through its tree seven times, which takes a slow phone a tenth of a
 * frame. Keys that mean something elsewhere pass, and helpers of the browser hear everything where they listen: at the
 * area, or before it.
 */
export function onNativeInput(area: HTMLTextAreaElement, changed: () => void): () => void {
  const left = new AbortController();
  function onEvent(event: Event): void {
    if (event instanceof KeyboardEvent && isCommand(event)) return;
    event.stopPropagation();
    if (event.type === 'input') changed();
  }
  for (const type of letterEvents) area.addEventListener(type, onEvent, { signal: left.signal });
  return () => left.abort();
}

function isCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape';
}
