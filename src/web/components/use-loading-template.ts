import { useNavigation } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import { siteText } from '../texts/site.ts';
import { useBusyToast } from '../ui/use-busy-toast.ts';

/** Says on a page with designs that the chosen one is loaded, until the studio or the log-in is there. */
export function useLoadingTemplate(): void {
  const { location } = useNavigation();
  const { path } = splitPath(location?.pathname ?? '');
  const isLoading = path === '/studio' && new URLSearchParams(location?.search).has('template');
  useBusyToast(isLoading ? siteText('template.loading.status') : null);
}
