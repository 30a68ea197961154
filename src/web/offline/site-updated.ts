declare global {
  interface Window {
    /** The router's list of all pages; its name changes with every build. */
    readonly __reactRouterManifest?: { readonly url: string };
  }
}

/**
 * Whether the files that this page came with are gone, because the site was updated since. Asked when a part of the page
 * did not come: modules, workers and fonts fail alike for that and for a lost connection.
 */
export async function isSiteUpdated(): Promise<boolean> {
  const texts = JSON.parse(document.querySelector('script[type=importmap]')?.textContent || '{}') as {
    readonly imports?: Readonly<Record<string, string>>;
  };
  const files = [window.__reactRouterManifest?.url, ...Object.values(texts.imports ?? {})];
  const gone = files.map(async (file) => {
    // Not from a cache, which may keep what the site no longer has.
    const answer = file && (await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null));
    return answer ? answer.status === 404 : false;
  });
  return (await Promise.all(gone)).includes(true);
}

const keepers = new Set<() => void>();

/** `keep` is called before the page is loaded again; the returned function ends that. */
export function keepForUpdate(keep: () => void): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

export function loadUpdatedPage(): void {
  for (const keep of keepers) keep();
  window.location.reload();
}

/** Goes on to the page that was asked for, when its code is gone: as a document it comes with the new code. */
export async function loadUpdatedDestination(): Promise<boolean> {
  const router = (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
  const to = router?.state.navigation.location;
  if (!to || !(await isSiteUpdated())) return false;
  window.location.assign(to.pathname + to.search + to.hash);
  return true;
}

interface Router {
  readonly state: {
    readonly navigation: { readonly location?: Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>> };
  };
}
