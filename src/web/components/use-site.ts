import { useRouteLoaderData } from 'react-router';
import { defaultSite, type Site } from '#content/site.ts';
import type { loader } from '../root.tsx';

/** The site as its operator named it; the defaults on a page whose root could not load. */
export function useSite(): Site {
  return useRouteLoaderData<typeof loader>('root')?.site ?? defaultSite;
}
