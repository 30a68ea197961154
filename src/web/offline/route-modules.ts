import { noAnswerCame } from './network-failure.ts';
import { prefetchCode } from './retryable-import.ts';
import { loadUpdatedDestination } from './site-updated.ts';

/** A page in the router's list of all pages. */
interface ListedRoute {
  readonly id: string;
  /** Where its code is, and what else that needs. */
  readonly module: string;
  readonly imports?: readonly string[];
}

/**
 * Stands in the place of the router's own loader, see `docs/platform-bugs.md`: where the code of a page does not come,
 * that one reloads the page that is there, which without a network ends on the browser's own error page. Here a page
 * that throws takes its place, so that what is said of it is ours.
 */
export async function loadRouteModule(route: ListedRoute, loaded: Record<string, object>): Promise<object> {
  const known = loaded[route.id];
  if (known) return known;
  try {
    await prefetchCode([route.module, ...(route.imports ?? [])]);
    const module: object = await import(/* @vite-ignore */ route.module);
    loaded[route.id] = module;
    return module;
  } catch (cause) {
    // The page is left: nothing more is to be said here.
    if (await loadUpdatedDestination()) return new Promise(() => {});
    const lost = () => {
      throw noAnswerCame(cause);
    };
    return { default: lost, clientAction: lost };
  }
}
