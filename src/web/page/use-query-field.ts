import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

interface QueryField<Control> {
  ref: RefObject<Control | null>;
  name: string;
  defaultValue: string;
  onChange: () => void;
}

interface QueryFieldOptions {
  /** As a form sends it. */
  name: string;
  /** Milliseconds without a keystroke after which the address follows. */
  delay?: number;
  /** A value that says the same as none. */
  none?: string;
  /** All that can be chosen, whatever its case in the address; anything else shows none. */
  options?: readonly string[];
}

/**
 * What a text field or list needs so that its value stands in the page's address, and the address' in it. In a GET
 * form it does the same without scripts.
 */
export function useQueryField<Control extends HTMLInputElement | HTMLSelectElement>({
  name,
  delay = 0,
  none = '',
  options,
}: QueryFieldOptions): QueryField<Control> {
  const [query, setQuery] = useSearchParams();
  const ref = useRef<Control>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stated = query.get(name) ?? none;
  const value = options
    ? (options.find((option) => option.toLowerCase() === stated.trim().toLowerCase()) ?? none)
    : stated;

  // What stands in the field is the document's. While somebody types there, the field leads and the address follows.
  useEffect(() => {
    const field = ref.current;
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(): void {
    // The address itself: other fields may have changed it since the page was last rendered.
    const next = new URLSearchParams(window.location.search);
    const typed = ref.current?.value.trim() ?? '';
    if (typed === none || typed === '') next.delete(name);
    else next.set(name, typed);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return {
    ref,
    name,
    defaultValue: value,
    onChange() {
      clearTimeout(timer.current);
      if (delay > 0) timer.current = setTimeout(write, delay);
      else write();
    },
  };
}
