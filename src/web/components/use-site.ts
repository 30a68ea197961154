import { defaultSite, type Site } from '#content/site.ts';
import { useRootData } from '../page/root-data.ts';

/** The site's settings; the defaults when the root's data are missing. */
export function useSite(): Site {
  return useRootData()?.site ?? defaultSite;
}
