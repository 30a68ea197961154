import { useLocation } from 'react-router';
import type { FaqCategory } from '#content/faqs.ts';
import { findFaqs } from '#content/find-faqs.ts';
import { languageContent } from '#content/languages/language-content.ts';
import { PageHead } from '../components/page-head.tsx';
import { TextAround } from '../components/text-around.tsx';
import { FaqList, FaqSearch } from '../faqs/faq-list.tsx';
import { shortened } from '../faqs/faq-search.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/faqs';

export function loader({ context }: Route.LoaderArgs) {
  return languageContent[pageLanguage()].faqCategories({
    hasWishModel: getServices(context).wishModel !== null,
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('faqs.page.title'),
    description: pagesText('faqs.page.description'),
  });
}

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { search: query } = useLocation();
  const search = new URLSearchParams(query).get('q') ?? '';
  const found = new Set(idsOf(findFaqs(search, loaderData)));
  return (
    <>
      <PageHead title={pagesText('faqs.title')} lead={pagesText('faqs.lead')}>
        <FaqSearch search={search} count={found.size} of={idsOf(loaderData).length} />
      </PageHead>
      <FaqList categories={loaderData} found={found} />
      <div data-no-faqs hidden={found.size > 0}>
        <NoneFound search={search} />
      </div>
      <section className="wrap flex flex-col items-center gap-4 pt-14 text-center">
        <h2>{pagesText('faqs.ask.title')}</h2>
        <ButtonLink to="/contact" look="secondary">
          {pagesText('faqs.ask.action')}
        </ButtonLink>
      </section>
    </>
  );
}

function idsOf(categories: readonly FaqCategory[]): string[] {
  return categories.flatMap(({ faqs }) => faqs.map(({ id }) => id));
}

function NoneFound({ search }: { search: string }) {
  return (
    <EmptyState
      title={pagesText('faqs.none.title')}
      action={
        <ButtonLink to="/faqs" data-all-faqs>
          {pagesText('faqs.none.action')}
        </ButtonLink>
      }
    >
      <p className="wrap-anywhere">
        <TextAround say={(searched) => pagesText('faqs.none.text', { search: searched })}>
          <span data-searched data-typed>
            {shortened(search)}
          </span>
        </TextAround>
      </p>
    </EmptyState>
  );
}
