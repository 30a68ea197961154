import { dmcaPolicy } from '#content/legal/dmca.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalFacts } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/dmca';

export function loader({ context }: Route.LoaderArgs) {
  return legalFacts(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, dmcaPolicy(loaderData)) : [];
}

export default function Dmca({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={dmcaPolicy(loaderData)} />;
}
