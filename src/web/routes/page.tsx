import { Outlet } from 'react-router';
import { PageLoadError } from '../components/page-load-error.tsx';
import type { Route } from './+types/page';

/**
 * Its error boundary replaces only the page. An error in the root would replace the whole document, and the browser
 * would load the style sheets again.
 */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageLoadError error={error} />;
}
