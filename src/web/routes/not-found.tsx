import { data, redirectDocument } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import { ErrorPage } from '../components/error-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { cardIdIn } from '../request/card-path.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/not-found';

/** The page of a card is no page of the router: a link to one that was followed here loads it as a document. */
export function loader({ url }: Route.LoaderArgs) {
  const { path } = splitPath(url.pathname);
  if (cardIdIn(path) !== null) throw redirectDocument(path + url.search);
  return data(null, { status: 404 });
}

/** For forms that are sent to addresses that do not exist. */
export function action() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: siteText('missing.page.title'), hidden: true });
}

export default function NotFound() {
  return <ErrorPage title={siteText('missing.page.heading')}>{siteText('missing.page.text')}</ErrorPage>;
}
