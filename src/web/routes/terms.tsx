import { termsOfService } from '#content/legal/terms.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalData } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/terms';

export function loader({ context }: Route.LoaderArgs) {
  return legalData(context, 'terms');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData.own ?? termsOfService(loaderData.facts)) : [];
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.own ?? termsOfService(loaderData.facts)} />;
}
