import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { splitPath } from '#content/languages/page-address.ts';

/** What the account pages have in common. Never a password. */
type CarriedField = 'email' | 'name';

/** The pages among which it is carried. Leaving them forgets it, so that nobody else on this device finds it. */
const pages = ['/login', '/signup', '/reset-password', '/confirm-email'];

export interface CarriedFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Fills a field with what was typed in the one of this name on another account page. It is kept in this tab alone: an
 * address would also stand in histories, logs and referrers.
 */
export function useCarriedField(field: CarriedField): CarriedFieldProps {
  const ref = useRef<HTMLInputElement>(null);
  // The storage, the page's path and the text in the field are the browser's.
  useEffect(() => {
    const input = ref.current;
    if (input && input.value !== '') carry(field, input.value);
    // Not under somebody's cursor: what they type would be added to it.
    else if (input && input !== document.activeElement) input.value = carried(field);
    return () => {
      if (!pages.includes(splitPath(window.location.pathname).path)) carry(field, '');
    };
  }, [field]);
  return { ref, onChange: (event) => carry(field, event.target.value) };
}

/** Makes other account pages begin with this text. */
export function carry(field: CarriedField, text: string): void {
  try {
    sessionStorage.setItem(`bb_${field}`, text);
  } catch {
    // A browser that keeps nothing: it is typed again.
  }
}

function carried(field: CarriedField): string {
  try {
    return sessionStorage.getItem(`bb_${field}`) ?? '';
  } catch {
    return '';
  }
}
