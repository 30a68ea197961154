import { termsOfService } from '#content/legal/terms.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalFacts } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/terms';

export function loader({ context }: Route.LoaderArgs) {
  return legalFacts(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, termsOfService(loaderData)) : [];
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={termsOfService(loaderData)} />;
}
