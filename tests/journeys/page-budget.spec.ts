// Shows: each page's code stays within its budget of bytes and files
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * What a page needs before its controls work, without its texts, as Brotli sends it; 1,000 bytes each. A page that has
 * become lighter lowers its figure, so that it stays so.
 */
const budget = {
  login: { kilobytes: 124, files: 21 },
  signup: { kilobytes: 124, files: 21 },
  profile: { kilobytes: 129.5, files: 31 },
  dashboard: { kilobytes: 192.8, files: 51 },
  'dashboard-replies': { kilobytes: 122.8, files: 21 },
  settings: { kilobytes: 151, files: 28 },
  'dashboard-delivery': { kilobytes: 130, files: 40 },
  'dashboard-signing': { kilobytes: 137.4, files: 39 },
  studio: { kilobytes: 242.3, files: 56 },
  people: { kilobytes: 130.1, files: 32 },
  'card-formats': { kilobytes: 122.8, files: 20 },
} as const;

/** For the script of pages without React: those of cards, and those that need no application. */
const scriptBudget = { 'card-page': 6.3, plain: 6.8 } as const;

const assets = 'build/client/assets';

interface Part {
  readonly module: string;
  /** All files that it imports, and those that they import. */
  readonly imports: readonly string[];
}

/** What the router tells the browser. */
interface Manifest {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part & { readonly parentId?: string }>>;
}

function readManifest(): Manifest {
  const before = 'window.__reactRouterManifest=';
  const text = readdirSync(assets)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .find((one) => one.startsWith(before));
  return JSON.parse(text?.slice(before.length).replace(/;\s*$/, '') ?? '');
}

/** The addresses of all files that a page needs before it runs. */
function filesOf(page: string): ReadonlySet<string> {
  const { entry, routes } = readManifest();
  const parts: Part[] = [entry];
  for (let route = routes[`routes/${page}`]; route; route = routes[route.parentId ?? '']) parts.push(route);
  return new Set(parts.flatMap(({ module, imports }) => [module, ...imports]));
}

function sentBytes(name: string): number {
  const path = join(assets, name);
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

for (const [page, { kilobytes, files }] of Object.entries(budget)) {
  test(`${page}: ${kilobytes} kB in ${files} files`, () => {
    const needed = [...filesOf(page)];
    const sent = needed.reduce((sum, address) => sum + sentBytes(basename(address)), 0) / 1000;
    expect(sent).toBeLessThanOrEqual(kilobytes);
    expect(sent, 'the figure can be lowered').toBeGreaterThan(kilobytes * 0.9);
    expect(needed.length).toBeLessThanOrEqual(files);
  });
}

for (const [script, kilobytes] of Object.entries(scriptBudget)) {
  test(`the script ${script}: ${kilobytes} kB`, () => {
    const names = readdirSync(assets).filter((one) => new RegExp(`^${script}-[\\w-]{8}\\.js$`).test(one));
    expect(names).toHaveLength(1);
    expect(sentBytes(names.join()) / 1000).toBeLessThanOrEqual(kilobytes);
  });
}
