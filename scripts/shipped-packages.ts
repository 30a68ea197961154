import { readdirSync, readFileSync } from 'node:fs';

/*
 * The packages of others that are part of the product, found from our dependencies through the lockfile. The `dev` marks
 * in the lockfile are not reliable.
 */

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** In the lockfile and on the disk: `node_modules/pg`. */
  readonly path: string;
}

/** Development packages of which parts go out: what is drawn and written with, and the style sheet's base. */
const partlyShipped = /^(@fontsource\/|@iconify-json\/|tailwindcss$)/;

/** Types are gone when the product is built. */
const typesOnly = /^@types\//;

export function shippedPackages(): ShippedPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockEntry & { readonly devDependencies?: Record<string, string> }>>;
  };
  const { packages } = lock;
  const own = packages[''];
  const found = new Map<string, ShippedPackage>();
  const visit = (name: string, from: string) => {
    const path = resolve(packages, name, from);
    if (!path || found.has(path) || typesOnly.test(name)) return;
    const entry = packages[path] as LockEntry;
    found.set(path, { name, version: entry.version, licence: entry.license ?? 'none', path });
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, path);
    // What a package is used with is shipped by whoever names it, which is us.
    for (const next of Object.keys(peerDependencies ?? {})) if (own?.dependencies?.[next]) visit(next, path);
  };
  const parts = Object.keys(own?.devDependencies ?? {}).filter((name) => partlyShipped.test(name));
  for (const name of Object.keys({ ...own?.dependencies, ...own?.optionalDependencies })) visit(name, '');
  for (const name of parts) visit(name, '');
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** As Node looks for it: in the package's own folder, then in each above. */
function resolve(packages: Readonly<Record<string, unknown>>, name: string, from: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    if (path in packages) return path;
    if (!place) return null;
  }
}

/** What a package's own files say of its licence; null where it has none. */
export function licenceText({ path }: Pick<ShippedPackage, 'path'>): string | null {
  const names = readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /^(licen[cs]es?|copying|notice|third.?party.*)([._-].*)?$/i.test(entry.name),
    )
    .map(({ name }) => name)
    .sort();
  if (!names.some((name) => /^(licen|copying)/i.test(name))) return null;
  return names
    .map((name) => readFileSync(`${path}/${name}`, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
