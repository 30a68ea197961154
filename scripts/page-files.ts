// Which file of the build a module of the browser's code is in.
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Pages that people open one after another. The files are named after the areas. */
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
  cards: ['dashboard'],
  settings: ['settings'],
  card: ['dashboard-replies', 'dashboard-seal', 'report', 'guest-cards'],
};
const areaOf = new Map(Object.entries(areas).flatMap(([area, pages]) => pages.map((page) => [page, area])));

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Gives a module to one file with all others that the same areas need from the start; what one page alone needs is a file
 * of that page: docs/decisions/0098-few-files-of-code.md. Null for what only late parts
 * and other pages need: the bundler divides that as it does.
 */
export function filesOfPages(): (id: string, modules: Modules) => string | null {
  return (id, modules) => {
    const pages = pagesThatNeed(id, modules);
    // What each page needs.
    if (pages.has('entry') || pages.has('root')) return 'frame';
    const known = [...pages].filter((page) => areaOf.has(page));
    if (known.length < 2) return known[0] ? `page-${known[0]}` : null;
    return [...new Set(known.map((page) => areaOf.get(page)))].sort().join('-');
  };
}

/** The pages that import the module from the start, by the names of their files in `src/web/routes`. */
function pagesThatNeed(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const module = modules.getModuleInfo(one);
    if (module?.isEntry) found.add(basename(one).replace(/\..*/, ''));
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return found;
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
