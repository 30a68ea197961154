import { refundPolicy } from '#content/legal/refund.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/refund';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, refundPolicy);
}

export default function Refund() {
  return <LegalArticle page={refundPolicy} />;
}
