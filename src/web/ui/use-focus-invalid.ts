import { type RefObject, useEffect, useRef } from 'react';

/** The form, or another box of fields, whose first wrong one gets the focus whenever a new `answer` came back. */
export function useFocusInvalid<Box extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  // The document's focus is outside React.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return form;
}
