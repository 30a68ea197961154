import { useEffect } from 'react';
import { Form, useLocation } from 'react-router';
import type { Faq, FaqCategory } from '#content/faqs.ts';
import { RichText } from '../components/rich-text.tsx';
import { useQueryField } from '../page/use-query-field.ts';
import { pagesText } from '../texts/pages.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';

/** The questions by category. Wide screens show the list of categories beside them. */
export function FaqList({ categories }: { categories: readonly FaqCategory[] }) {
  const isAlone = categories.flatMap(({ faqs }) => faqs).length === 1;
  return (
    <div className="wrap grid max-w-5xl gap-x-12 lg:grid-cols-[13rem_1fr]">
      <nav aria-label={pagesText('faqs.categories.label')} className="max-lg:hidden">
        <ul className="sticky top-[calc(var(--header-space)+1rem)]">
          {categories.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-full px-4 text-ink-soft hover:bg-marigold-soft hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-9">
        {categories.map(({ id, title, faqs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className="mt-3 flex flex-col gap-3">
              {faqs.map((faq) => (
                <Question key={faq.id} faq={faq} isOpen={isAlone} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A `details` element. Those with one name close each other, also without JavaScript. */
function Question({ faq: { id, question, answer }, isOpen }: { faq: Faq; isOpen: boolean }) {
  return (
    <details name="faq" open={isOpen} className="sheet group open:border-marigold-edge">
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-lg px-5 py-3 hover:bg-marigold-soft [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-lg">{question}</h3>
        <Chevron />
      </summary>
      {/* The id is inside, because browsers open the `details` element that contains the target of an address. */}
      <div id={id} className="flex scroll-mt-44 flex-col gap-3 px-5 pt-1 pb-5 text-ink-soft">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </div>
    </details>
  );
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 shrink-0 fill-none stroke-coral-text stroke-[2.4] transition-transform duration-200 group-open:rotate-180"
    >
      <path
        d="M5 9c2 2.400 4.500 4.800 7 6.500 2.600-1.700 5-4 7-6.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Opens the answer that the address names. Browsers do that only when they load a page. */
export function useOpenLinkedAnswer(): void {
  const { hash, key } = useLocation();
  // Open answers are the document's state. The key changes even if the same link is pressed again.
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const answer = named?.closest('details');
    if (!named || !answer) return;
    answer.open = true;
    named.scrollIntoView();
  }, [hash, key]);
}

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
