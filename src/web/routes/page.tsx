import { Outlet } from 'react-router';
import { PageLoadError } from '../components/page-load-error.tsx';
import type { Route } from './+types/page';

/**
 * Around every page, inside what all pages share: an error takes the place of the page alone. In the root it would
 * replace the whole document, and the browser would ask for the style sheets again.
 */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageLoadError error={error} />;
}
