import { dmcaPolicy } from '#content/legal/dmca.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalData } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/dmca';

export function loader({ context }: Route.LoaderArgs) {
  return legalData(context, 'dmca');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData.own ?? dmcaPolicy(loaderData.facts)) : [];
}

export default function Dmca({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.own ?? dmcaPolicy(loaderData.facts)} />;
}
