import type { Faq, FaqCategory } from '#content/faqs.ts';
import { latinKeysOf } from '#content/latin-keys-of.ts';
import { plainText } from '#content/rich-text.ts';
import { RichText } from '../components/rich-text.tsx';
import { pagesText } from '../texts/pages.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';

interface FaqListProps {
  categories: readonly FaqCategory[];
  /** The ids of the questions to be seen; the search shows the others without the server. */
  found: ReadonlySet<string>;
}

/** The questions by category. Wide screens show the list of categories beside them. */
export function FaqList({ categories, found }: FaqListProps) {
  const isEmpty = ({ faqs }: FaqCategory) => !faqs.some(({ id }) => found.has(id));
  return (
    <div
      data-faqs
      hidden={found.size === 0}
      className="wrap grid max-w-5xl gap-x-12 lg:grid-cols-[13rem_1fr]"
    >
      <nav aria-label={pagesText('faqs.categories.label')} className="max-lg:hidden">
        <ul className="sticky top-[calc(var(--header-space)+1rem)]">
          {categories.map((category) => (
            <li key={category.id} data-faq-category={category.id} hidden={isEmpty(category)}>
              <a
                href={`#${category.id}`}
                className="flex min-h-11 items-center rounded-full px-4 text-ink-soft hover:bg-marigold-soft hover:text-ink"
              >
                {category.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-9">
        {categories.map((category) => (
          <section
            key={category.id}
            aria-labelledby={category.id}
            data-faq-category={category.id}
            hidden={isEmpty(category)}
          >
            <h2 id={category.id}>{category.title}</h2>
            <div className="mt-3 flex flex-col gap-3">
              {category.faqs.map((faq) => (
                <Question key={faq.id} faq={faq} found={found} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A `details` element. Those with one name close each other, also without JavaScript. */
function Question({ faq: { id, question, answer }, found }: { faq: Faq; found: ReadonlySet<string> }) {
  const isFound = found.has(id);
  return (
    <details
      name="faq"
      data-latin={latinKeysOf([question, ...answer.map(plainText)].join(' ')).join(' ') || undefined}
      hidden={!isFound}
      open={isFound && found.size === 1}
      className="sheet group open:border-marigold-edge"
    >
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

interface FaqSearchProps {
  search: string;
  /** How many questions are found, and how many there are. */
  count: number;
  of: number;
}

/** Searches while somebody types; without JavaScript there is a button. The address contains the search. */
export function FaqSearch({ search, count, of }: FaqSearchProps) {
  // The script cannot count in every language.
  const counts = Array.from({ length: of + 1 }, (_, index) =>
    pagesText('faqs.search.found', { count: index }),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari has <search> from 17 on
    <form role="search" data-faq-search={JSON.stringify(counts)} className="mt-6 flex w-full max-w-xl gap-3">
      <input
        name="q"
        defaultValue={search}
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
      <p role="status" data-faq-count className="sr-only">
        {search.trim() === '' ? '' : counts[count]}
      </p>
    </form>
  );
}
