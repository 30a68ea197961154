import { use, useEffect } from 'react';
import {
  createPath,
  matchRoutes,
  type RouterNavigateOptions,
  type To,
  UNSAFE_DataRouterContext,
} from 'react-router';
import { fetchCode } from './late-code.ts';
import { toast } from './ui/toast.tsx';

/** What React Router keeps in the page; its own types leave it out. */
interface RouterGlobals {
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<
      Record<string, { readonly module: string; readonly imports?: string[]; readonly css?: string[] }>
    >;
  };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}

/**
 * Brings the code of a page here before the router goes there. Where the code does not come the router would load the
 * present page anew, and with it goes what was typed; so it stays, and says so.
 */
export function useRouteCode(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;

  // The router is outside React.
  useEffect(() => {
    if (!router) return;
    const { navigate, routes } = router;
    let newest = 0;

    async function navigateWithCode(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
      if (typeof to === 'number') return navigate(to);
      newest += 1;
      const turn = newest;
      const missing = to === null ? [] : missingFiles(typeof to === 'string' ? to : createPath(to));
      if (missing.length > 0) {
        try {
          await fetchCode(missing);
        } catch {
          if (turn === newest) toast(lostPage);
          return;
        }
      }
      // Somebody went elsewhere meanwhile.
      if (turn === newest) await navigate(to, options);
    }

    function missingFiles(to: string): string[] {
      const { __reactRouterManifest: manifest, __reactRouterRouteModules: here } = window as RouterGlobals;
      const { pathname } = new URL(to, window.location.href);
      return (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { id } }) => {
        const files = manifest?.routes[id];
        return files && !(here && id in here)
          ? [files.module, ...(files.imports ?? []), ...(files.css ?? [])]
          : [];
      });
    }

    /** Whoever is about to press a link has the code a moment sooner. */
    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) fetchCode(missingFiles(link.href)).catch(() => {});
    }

    router.navigate = navigateWithCode;
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      router.navigate = navigate;
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [router]);
}

const lostPage = {
  title: 'This page did not arrive',
  description: 'Please check your connection and try again. Everything here stays as it is.',
  destructive: true,
};
