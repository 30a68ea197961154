import { refundPolicy } from '#content/legal/refund.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { legalData } from '../legal/legal-facts.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/refund';

export function loader({ context }: Route.LoaderArgs) {
  return legalData(context, 'refund');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData?.own ?? refundPolicy);
}

export default function Refund({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.own ?? refundPolicy} />;
}
