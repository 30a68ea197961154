import { readdirSync, readFileSync } from 'node:fs';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { addresses, routeOf, routes } from '#server/routes.ts';

const folder = 'src/web/routes';

/** What the router answers, out of the table of all addresses: files that end in `.tsx` are pages. */
function answeredBy(ending: string) {
  return addresses.flatMap((address) => {
    const { by } = routeOf(address);
    if (!by.endsWith(ending)) return [];
    if (address === '/') return [index(`routes/${by}`)];
    // Those that share a file are named by their addresses.
    return [route(address.slice(1), `routes/${by}`, by === 'legal.tsx' ? { id: address } : {})];
  });
}

/** A file that answers requests but has no row would never be asked. */
function requireRows(): void {
  const listed = new Set<string>(Object.values(routes).map(({ by }) => by));
  const missing = readdirSync(folder).filter(
    (file) =>
      !listed.has(file) &&
      /^export (async )?function (loader|action)\b/m.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  if (missing.length > 0) throw new Error(`src/server/routes.ts has no row for ${missing.join(', ')}.`);
}

requireRows();

export default [layout('routes/page.tsx', answeredBy('.tsx')), ...answeredBy('.ts')] satisfies RouteConfig;
