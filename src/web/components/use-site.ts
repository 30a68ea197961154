import { useRouteLoaderData } from 'react-router';
import { defaultSite, type Site } from '#content/site.ts';
import type { loader } from '../root.tsx';

/** The site's settings; the defaults when the root's data are missing. */
export function useSite(): Site {
  return useRouteLoaderData<typeof loader>('root')?.site ?? defaultSite;
}
