import { legalPages } from '#server/brand/brand.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalPage } from '../legal/legal-page.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/legal';

/** The legal pages. Each has an address of its own, which says which one it is. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const name = legalPages.find((one) => pattern.endsWith(one));
  if (!name) throw new Error(`There is no legal page at ${pattern}.`);
  return legalPage(context, name);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData} />;
}
