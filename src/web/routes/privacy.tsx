import { privacyPolicy } from '#content/legal/privacy.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalData } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return legalData(context, 'privacy');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData.own ?? privacyPolicy(loaderData.facts)) : [];
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.own ?? privacyPolicy(loaderData.facts)} />;
}
