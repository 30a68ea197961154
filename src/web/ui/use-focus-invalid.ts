import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for a form, or for another element around fields. Whenever a new `answer` arrives, its first invalid field
 * gets the focus.
 */
export function useFocusInvalid<Box extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  // Focus is the document's.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return form;
}
