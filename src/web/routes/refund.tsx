import { LegalArticle } from '../legal/legal-article.tsx';
import { legalPage } from '../legal/legal-page.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/refund';

export function loader({ context }: Route.LoaderArgs) {
  return legalPage(context, 'refund');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function Refund({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData} />;
}
