/** Proves that imports point one way: a folder may import only from those to its right. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const order = ['main', 'web', 'server', 'encode', 'content', 'card', 'std'];
const outside = new Set(['generated', 'tests']);

/** Files of `web` that may reach `server`: routes (their loaders and actions), and these. */
const serverDoors = /^web\/(routes\/|request\/context\.ts|root\.tsx|entry\.server\.tsx)/;

/** Packages that would give the domain a clock, a disk or a screen. */
const forbiddenInCard = /^(node:|react|hono|drizzle|pg|sharp|@napi-rs)/;
const router = /^(react-router|@react-router)/;

export function complaints(file: string, source: string): string[] {
  const place = relative('src', file);
  const from = place.includes('/') ? (place.split('/')[0] ?? '') : 'main';
  return imports(source).flatMap(({ specifier, typeOnly }) => {
    const to = target(place, specifier);
    const problem =
      to === null
        ? packageProblem({ place, from, specifier })
        : folderProblem({ place, from, to, specifier, typeOnly });
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

/** The folder of `src` that a specifier leads to, or null for a package. */
function target(place: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? null;
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(place), specifier);
  if (path.includes('+types/')) return 'web';
  return path.includes('/') ? (path.split('/')[0] ?? null) : 'main';
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
  if (!order.includes(to)) return `there is no folder ${to}`;
  if (order.indexOf(to) < order.indexOf(from)) return `${from} must not import ${to}`;
  if (from === 'web' && to === 'server' && !typeOnly && !serverDoors.test(place))
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
