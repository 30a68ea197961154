import { LegalArticle } from '../legal/legal-article.tsx';
import { legalPage } from '../legal/legal-page.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/terms';

export function loader({ context }: Route.LoaderArgs) {
  return legalPage(context, 'terms');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData} />;
}
