import { Outlet } from 'react-router';
import { LostPage } from '../components/lost-page.tsx';
import type { Route } from './+types/page';

/**
 * Around every page, inside what all pages share: an error takes the place of the page alone. In the root it would
 * replace the whole document, and the browser would ask for the style sheets again.
 */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostPage error={error} />;
}
