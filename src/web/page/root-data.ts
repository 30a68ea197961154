import { useRouteLoaderData } from 'react-router';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#content/site.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** What the loader of `root.tsx` sends with every page. */
export interface RootData {
  readonly site: Site;
  /** Addresses of the operator's logo and of the style sheet with their colours; null for ours. */
  readonly brand: { readonly logo: string | null; readonly colors: string | null };
  readonly origin: string;
  readonly year: number;
  /** The address of the signed-in account; null for guests and for nobody, undefined while it is not known. */
  readonly email: string | null | undefined;
  /** The id of the guest; null for everybody else. */
  readonly guest: string | null;
  /** To be shown once, on this page. */
  readonly message: ToastMessage | null;
  /** Addresses of the fonts that every page needs. */
  readonly fonts: readonly string[];
  readonly requestId: string;
  /** Without the prefix of its language. */
  readonly pathname: string;
  /** The languages of pages; one alone means that there is nothing to choose. */
  readonly languages: readonly Language[];
  /** Pages without React, which are loaded as documents. */
  readonly plainPaths: readonly string[];
}

/** Undefined where the root could not load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
