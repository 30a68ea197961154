import { data } from 'react-router';
import { ErrorPage } from '../components/error-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/not-found';

export function loader() {
  return data(null, { status: 404 });
}

/** For forms that are sent to addresses that do not exist. */
export function action() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Page not found', hidden: true });
}

export default function NotFound() {
  return (
    <ErrorPage title="We cannot find this page">
      There is nothing at this address. The link may be old, or a part of it may be missing.
    </ErrorPage>
  );
}
