import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Edit } from '#card/document/edit.ts';
import { type TextField, textOf, typedText } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';

interface CardTextField<Control> {
  readonly ref: RefObject<Control | null>;
  /** What the field begins with. */
  readonly defaultValue: string;
  /** A frame behind while somebody types. */
  readonly text: string;
}

/**
 * Connects a field of the page with a text of the document, so that a letter never waits for what listens to the document:
 * that follows after the letter's paint. React must not render the field's value, but its default. `editOf` gives the
 * edit for a typed text; null refuses it, and the field gets the document's text again.
 */
export function useCardTextField<Control extends HTMLInputElement | HTMLTextAreaElement>(
  field: TextField,
  editOf: (text: string) => Edit | null,
): CardTextField<Control> {
  const { store, editAfterPaint } = useStudio();
  const ref = useRef<Control>(null);
  const text = useCard((card) => textOf(card, field));
  const [defaultValue] = useState(text);

  const show = useEffectEvent(() => {
    const value = textOf(store.getState().card, field);
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });
  const onTyped = useEffectEvent((typed: string) => {
    const edit = editOf(typedText(typed));
    if (edit) editAfterPaint(edit);
    // What the document did not take leaves the field.
    show();
  });

  useEarlyText(ref, onTyped);
  // React does not see these events; see `onNativeInput`. A layout effect, so that nothing is typed unheard after the line
  // above.
  useLayoutEffect(() => {
    const control = ref.current;
    return control ? onNativeInput(control, () => onTyped(control.value)) : undefined;
  }, []);
  // The field's text is the browser's. A layout effect, because the text must be there in the first paint.
  useLayoutEffect(() => show());

  return { ref, text, defaultValue };
}

/** Calls `onTyped` once with what somebody typed into a field of the server's page before its code came. */
export function useEarlyText(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onTyped: (text: string) => void,
): void {
  const onEarly = useEffectEvent(onTyped);
  // A layout effect, before anything writes the document's text into the field.
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && field.value !== field.defaultValue) onEarly(field.value);
  }, [ref]);
}

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
function onNativeInput(field: HTMLElement, changed: () => void): () => void {
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
