import { type ChangeEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';

interface FaqSearchProps {
  search: string;
  /** Questions found. */
  count: number;
}

/** Follows typing; without scripts it is sent by its button. The address always tells what is searched. */
export function FaqSearch({ search, count }: FaqSearchProps) {
  const [, setQuery] = useSearchParams();
  // The field is led by hand only while somebody types; the Back button changes `search` from outside.
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (typed.trim() !== search.trim()) setTyped(search);
  }

  function follow({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    setTyped(value);
    setQuery(value.trim() ? { q: value } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <Form role="search" preventScrollReset className="mt-6 flex w-full max-w-xl gap-3">
      <input
        type="search"
        name="q"
        value={typed}
        onChange={follow}
        aria-label="Search the questions"
        placeholder="Search, for example: photo"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className={controlLook}
      />
      <div className="hidden noscript:block">
        <Button type="submit" look="secondary">
          Search
        </Button>
      </div>
      <p role="status" className="sr-only">
        {search.trim() ? `${count} ${count === 1 ? 'question' : 'questions'} found` : ''}
      </p>
    </Form>
  );
}
