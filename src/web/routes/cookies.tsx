import { cookiePolicy } from '#content/legal/cookies.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalData } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/cookies';

export function loader({ context }: Route.LoaderArgs) {
  return legalData(context, 'cookies');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData.own ?? cookiePolicy(loaderData.facts)) : [];
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.own ?? cookiePolicy(loaderData.facts)} />;
}
