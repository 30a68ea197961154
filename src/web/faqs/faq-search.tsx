import { Form } from 'react-router';
import { useQueryField } from '../page/use-query-field.ts';
import { pagesText } from '../texts/pages.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';

interface FaqSearchProps {
  isSearching: boolean;
  /** The number of questions found. */
  count: number;
}

/** Searches while somebody types; without JavaScript there is a button. The address contains the search. */
export function FaqSearch({ isSearching, count }: FaqSearchProps) {
  const field = useQueryField<HTMLInputElement>({ name: 'q' });
  return (
    <Form role="search" preventScrollReset className="mt-6 flex w-full max-w-xl gap-3">
      <input
        {...field}
        type="search"
        aria-label={pagesText('faqs.search.label')}
        placeholder={pagesText('faqs.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className={controlLook}
      />
      <div className="hidden noscript:block">
        <Button type="submit" look="secondary">
          {pagesText('faqs.search.action')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSearching ? pagesText('faqs.search.found', { count }) : ''}
      </p>
    </Form>
  );
}
