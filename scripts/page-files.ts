// Which file of the build a module of the browser's code is in: docs/decisions/0098-few-files-of-code.md.
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { plainAddresses, routeOf } from '#server/routes.ts';

/** Pages that people open one after another; any other page is an area by itself. The files are named after the areas. */
const areas: Readonly<Record<string, readonly string[]>> = {
  browsing: ['home', 'gallery', 'discover'],
  forms: [
    'login',
    'signup',
    'reset-password',
    'contact',
    'profile',
    'confirm-email',
    'guest-link',
    'guest-edit-link',
  ],
  making: ['studio', 'studio-offline'],
  card: ['dashboard-replies', 'dashboard-seal', 'report', 'guest-cards'],
  telling: [
    ...plainAddresses.map((address) => nameOf(routeOf(address).by)),
    'reply-mail',
    'not-found',
    'guest-sign-out',
  ],
};

const areaOf = new Map(Object.entries(areas).flatMap(([area, pages]) => pages.map((page) => [page, area])));

/** They show parts of all pages, and would divide the files of the others. */
const ours = new Set(['style-guide', 'outbox']);

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Whose modules import each other through lists of all of them: who needs one cannot be told from its importers. A page
 * then seems to need every icon that any page has.
 */
export const lists = {
  icons: /\/lucide-react\/dist\/esm\/icons\//,
  others: /@(base-ui|floating-ui)\//,
} as const;

/**
 * Gives a module to one file with all others that the same areas need from the start; what one page alone needs is a file
 * of that page. Null for what only late parts need and for lists: the bundler divides
 * that as it does.
 */
export function fileOfModule(id: string, modules: Modules): string | null {
  if (Object.values(lists).some((list) => list.test(id))) return null;
  const pages = pagesThatNeed(id, modules);
  if (['entry', 'root', 'page'].some((frame) => pages.has(frame))) return 'frame';
  const [page, ...others] = [...pages].filter((one) => !ours.has(one));
  if (!page) return null;
  if (others.length === 0) return `page-${page}`;
  return [...new Set([page, ...others].map((one) => areaOf.get(one) ?? one))].sort().join('-');
}

/** The pages that import the module from the start. */
function pagesThatNeed(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const module = modules.getModuleInfo(one);
    if (module?.isEntry) found.add(nameOf(one));
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return found;
}

/** A page is called as its file in `src/web/routes`. */
function nameOf(file: string): string {
  return basename(file).replace(/\..*/, '');
}

/**
 * Lets a page's file export also what others need of it; otherwise its code could not be in a file with others'. The
 * router reads only the names it knows.
 */
export function sharedPageFiles(): Plugin {
  return {
    name: 'shared-page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
