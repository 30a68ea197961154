import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Edit } from '#card/document/edit.ts';
import { type TextField, textOf, typedText } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { onNativeInput } from './native-input.ts';

interface CardTextField<Control> {
  readonly ref: RefObject<Control | null>;
  /** A frame behind while somebody types. */
  readonly text: string;
}

/**
 * Connects a field of the page with a text of the document, so that a letter never waits for what listens to the document:
 * that follows after the letter's paint. React must not render the field's value. `editOf` gives the edit for a typed text;
 * null refuses it, and the field gets the document's text again.
 */
export function useCardTextField<Control extends HTMLInputElement | HTMLTextAreaElement>(
  field: TextField,
  editOf: (text: string) => Edit | null,
): CardTextField<Control> {
  const { store, editAfterPaint } = useStudio();
  const ref = useRef<Control>(null);
  const text = useCard((card) => textOf(card, field));

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

  // The field's text is the browser's. A layout effect, because the text must be there in the first paint.
  useLayoutEffect(() => show());
  // React does not see these events; see `onNativeInput`.
  useEffect(() => {
    const control = ref.current;
    return control ? onNativeInput(control, () => onTyped(control.value)) : undefined;
  }, []);

  return { ref, text };
}
