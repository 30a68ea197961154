/**
 * Proves that imports point one way: a folder may import only from those to its right in `order`, and inside of `server`
 * and `web` only from layers below its own. So there are no cycles between folders. See docs/decisions/0037-layers.md.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const order = ['main', 'web', 'server', 'encode', 'content', 'card', 'std'];
const outside = new Set(['generated', 'tests']);

/** Top first. What stands in one layer knows nothing of its neighbours. A path inside of another is a part of its own. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  server: [
    ['metrics'],
    ['jobs'],
    ['services.ts', 'http'],
    ['operator'],
    [
      'exports',
      'brand',
      'contacts/reminders',
      'contributions',
      'guests',
      'likes',
      'many',
      'replies',
      'reports',
      'shares',
      'statistics',
      'views',
    ],
    ['favourites'],
    ['designs'],
    ['deliveries'],
    ['accounts', 'cards', 'contacts', 'messages', 'scenes'],
    ['auth', 'db/backup', 'secret.ts'],
    ['files', 'mail', 'push', 'rate-limits', 'wish-model'],
    ['links', 'cards/access.ts'],
    ['db', 'request'],
    ['config', 'make-once.ts', 'routes.ts'],
    [
      'cached-count.ts',
      'cannot-start.ts',
      'icalendar.ts',
      'limited-queue.ts',
      'log.ts',
      'log-name.ts',
      'project-root.ts',
      'random-id.ts',
      'sync-path.ts',
      'thread.ts',
      'unavailable.ts',
      'write-whole.ts',
      'yield-to-event-loop.ts',
    ],
  ],
  web: [
    ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes', 'routes.ts'],
    ['router', 'plain'],
    ['many'],
    [
      'admin',
      'card-page',
      'contact',
      'dashboard',
      'discover',
      'faqs',
      'gallery',
      'home',
      'legal',
      'own-images',
      'profile',
      'settings',
      'studio',
      'style-guide',
    ],
    ['replies', 'likes', 'contributions', 'contacts', 'designs', 'favourites'],
    ['deliveries'],
    ['card-page/frame'],
    ['share'],
    ['download'],
    ['components'],
    ['offline'],
    ['request'],
    ['page'],
    ['ui'],
    ['styles'],
    ['texts', 'card-page/browser'],
    ['browser'],
  ],
};

/**
 * Files of `web` that may reach `server`: routes (their loaders and actions), what has no part in browsers, and these.
 * Browsers get another page language.
 */
const serverImporters =
  /^web\/(routes\/|routes\.ts|router\/|card-page\/(?!browser\/)|replies\/(reply-page|documents|thanks-part)\.|contributions\/pages\/|admin\/(admin|do-command|pages)\.|request\/(answer-attachment|context|file-response|read-form|read-form-with-file)\.ts|root\.tsx|entry\.server\.tsx|texts\/page-language\.ts)/;

/** What the page of a card needs in browsers stays small: it takes nothing but the domain. */
const smallScripts = /^web\/card-page\/browser\//;

/** Packages that would give the domain a clock, a disk or a screen. */
const forbiddenInCard = /^(node:|react|hono|drizzle|pg|sharp|@napi-rs)/;
const router = /^(react-router|@react-router)/;

export function complaints(file: string, source: string): string[] {
  const place = relative('src', file);
  const from = place.includes('/') ? (place.split('/')[0] ?? '') : 'main';
  return imports(source).flatMap(({ specifier, typeOnly }) => {
    const path = target(place, specifier);
    const to = path === null ? null : folderOf(path);
    const problem =
      path === null || to === null
        ? packageProblem({ place, from, specifier })
        : (folderProblem({ place, from, to, specifier, typeOnly }) ?? layerProblem(place, path));
    return problem ? [`${file}: ${problem}: ${specifier}`] : [];
  });
}

interface Import {
  readonly specifier: string;
  /** Erased by the compiler: it names a shape and brings no code. */
  readonly typeOnly: boolean;
}

const importPattern =
  /^\s*(?:import|export)\b([^'";]*?)from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

function imports(source: string): Import[] {
  return [...source.matchAll(importPattern)].map(([, clause, from, dynamic, bare]) => ({
    specifier: from ?? dynamic ?? bare ?? '',
    typeOnly: /^\s*type\b/.test(clause ?? ''),
  }));
}

/** The path below `src` that a specifier leads to, or null for a package. */
function target(place: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(place), specifier) : null;
}

function folderOf(path: string): string {
  if (path.includes('+types/')) return 'web';
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'main';
}

/** Types count as well: what names a shape of another folder cannot be understood without that folder. */
function layerProblem(place: string, path: string): string | null {
  const folder = folderOf(place);
  if (isTest(place) || folderOf(path) !== folder || !layers[folder] || path.includes('+types/')) return null;
  const [from, to] = [partOf(folder, place), partOf(folder, path)];
  if (!from) return `${place} stands in no layer of scripts/check-imports.ts`;
  if (!to) return `${path} stands in no layer of scripts/check-imports.ts`;
  if (from.name === to.name || from.layer < to.layer) return null;
  return `${folder}/${from.name} must not import ${folder}/${to.name}`;
}

/** The part of a folder that a path belongs to, and the number of its layer. */
function partOf(folder: string, path: string): { name: string; layer: number } | null {
  const parts = (layers[folder] ?? []).flatMap((names, layer) => names.map((name) => ({ name, layer })));
  const found = parts.filter(({ name }) => `${path}/`.startsWith(`${folder}/${name}/`));
  return found.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}

function packageProblem(edge: { place: string; from: string; specifier: string }): string | null {
  const { place, from, specifier } = edge;
  if (isTest(place)) return null;
  if (['card', 'content', 'std'].includes(from) && forbiddenInCard.test(specifier))
    return `${from} must stay pure`;
  if (from === 'server' && router.test(specifier)) return 'server must not know the router';
  return null;
}

function folderProblem(edge: Import & { place: string; from: string; to: string }): string | null {
  const { place, from, to, specifier, typeOnly } = edge;
  if (outside.has(to)) return to === 'tests' && !isTest(place) ? 'the product must not import tests' : null;
  if (from !== to && specifier.startsWith('.')) return 'across folders the alias is used';
  if (isTest(place)) return null;
  if (smallScripts.test(place) && !['web', 'card', 'std'].includes(to)) return 'this script must stay small';
  if (!order.includes(to)) return `there is no folder ${to}`;
  if (order.indexOf(to) < order.indexOf(from)) return `${from} must not import ${to}`;
  if (from === 'web' && to === 'server' && !typeOnly && !serverImporters.test(place))
    return 'this file would reach the client';
  return null;
}

function isTest(place: string): boolean {
  return /\.test\.tsx?$/.test(place);
}

if (import.meta.main) {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}'))
    found.push(...complaints(file, readFileSync(file, 'utf8')));
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
