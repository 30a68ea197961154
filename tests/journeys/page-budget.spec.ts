// Shows: each page's code stays within its budget of bytes and files
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * What a page needs before its controls work, without its texts, as Brotli sends it; 1,000 bytes each. A page that has
 * become lighter lowers its figure, so that it stays so.
 */
const budget = {
  home: { kilobytes: 131, files: 11 },
  gallery: { kilobytes: 130, files: 13 },
  discover: { kilobytes: 129, files: 12 },
  login: { kilobytes: 129, files: 15 },
  signup: { kilobytes: 129, files: 15 },
  contact: { kilobytes: 130, files: 16 },
  profile: { kilobytes: 134, files: 18 },
  dashboard: { kilobytes: 193, files: 19 },
  settings: { kilobytes: 165, files: 14 },
  studio: { kilobytes: 231, files: 21 },
} as const;

/** For the script of pages without React: those of cards, and those that only tell. */
const scriptBudget = { 'card-page': 5, plain: 3.5 } as const;

const assets = 'build/client/assets';

interface Manifest {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly module: string }>>;
}

function readManifest(): Manifest {
  const before = 'window.__reactRouterManifest=';
  const text = readdirSync(assets)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .find((one) => one.startsWith(before));
  return JSON.parse(text?.slice(before.length).replace(/;\s*$/, '') ?? '');
}

/** The names of all files that these need before they run. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const name of found) {
    const code = readFileSync(join(assets, name), 'utf8');
    for (const [, file = ''] of code.matchAll(
      /(?:^|[;}])(?:import|export)\b[^"'`();]*["'`]\.\/([^"'`]+)["'`]/g,
    ))
      found.add(file);
  }
  return found;
}

function sentBytes(name: string): number {
  const path = join(assets, name);
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

for (const [page, { kilobytes, files }] of Object.entries(budget)) {
  test(`${page}: ${kilobytes} kB in ${files} files`, () => {
    const { entry, routes } = readManifest();
    const modules = [entry.module];
    for (let id: string | undefined = `routes/${page}`; id; id = routes[id]?.parentId)
      modules.push(routes[id]?.module ?? '');
    const needed = [...withImports(modules.map((module) => basename(module)))];
    const bytes = needed.reduce((sum, name) => sum + sentBytes(name), 0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    // A tenth more is what nobody asked for.
    expect(bytes / 1000, 'the figure can be lowered').toBeGreaterThan(kilobytes * 0.9);
    expect(needed.length).toBeLessThanOrEqual(files);
  });
}

for (const [script, kilobytes] of Object.entries(scriptBudget)) {
  test(`the script ${script}: ${kilobytes} kB`, () => {
    const name = readdirSync(assets).find((one) => new RegExp(`^${script}-[\\w-]{8}\\.js$`).test(one)) ?? '';
    expect(sentBytes(name) / 1000).toBeLessThanOrEqual(kilobytes);
  });
}
