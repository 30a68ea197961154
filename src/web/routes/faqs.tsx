import { useSearchParams } from 'react-router';
import { findFaqs } from '#content/find-faqs.ts';
import { faqs } from '#content/languages/long-texts.ts';
import { PageHead } from '../components/page-head.tsx';
import { FaqList, FaqSearch, useOpenLinkedAnswer } from '../faqs/faq-list.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/faqs';

export function loader({ context }: Route.LoaderArgs) {
  return faqs[pageLanguage()]({ hasWishModel: getServices(context).wishModel !== null });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('faqs.page.title'),
    description: pagesText('faqs.page.description'),
  });
}

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const found = findFaqs(search, loaderData);
  useOpenLinkedAnswer();
  return (
    <>
      <PageHead title={pagesText('faqs.title')} lead={pagesText('faqs.lead')}>
        <FaqSearch isSearching={search.trim() !== ''} count={found.flatMap(({ faqs }) => faqs).length} />
      </PageHead>
      {found.length > 0 ? <FaqList categories={found} /> : <NoneFound search={search} />}
      <section className="wrap flex flex-col items-center gap-4 pt-14 text-center">
        <h2>{pagesText('faqs.ask.title')}</h2>
        <ButtonLink to="/contact" look="secondary">
          {pagesText('faqs.ask.action')}
        </ButtonLink>
      </section>
    </>
  );
}

function NoneFound({ search }: { search: string }) {
  return (
    <EmptyState
      title={pagesText('faqs.none.title')}
      action={
        <ButtonLink to="/faqs" preventScrollReset>
          {pagesText('faqs.none.action')}
        </ButtonLink>
      }
    >
      <p className="wrap-anywhere">{pagesText('faqs.none.text', { search: search.trim().slice(0, 60) })}</p>
    </EmptyState>
  );
}
