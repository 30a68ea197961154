import { type RefObject, useEffect, useRef } from 'react';

/** The form whose first wrong field gets the focus whenever a new `answer` came back. */
export function useFocusInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // The document's focus is outside React.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return form;
}
