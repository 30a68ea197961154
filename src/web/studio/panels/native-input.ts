const characterEvents = [
  'keydown',
  'keypress',
  'beforeinput',
  'textInput',
  'input',
  'keyup',
  'selectionchange',
];

/**
 * Calls `changed` when somebody types into the field, and stops the events of plain characters there. For each
 * character React would search its tree seven times, which takes a slow phone a tenth of a frame. Command keys pass.
 * Input helpers of the browser still get all events, because they listen at the field or in the capture phase.
 */
export function onNativeInput(field: HTMLElement, changed: () => void): () => void {
  const controller = new AbortController();
  function onEvent(event: Event): void {
    if (event instanceof KeyboardEvent && isCommand(event)) return;
    event.stopPropagation();
    if (event.type === 'input') changed();
  }
  for (const type of characterEvents) field.addEventListener(type, onEvent, { signal: controller.signal });
  return () => controller.abort();
}

function isCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape';
}
