import { pathIn } from '#content/languages/page-address.ts';
import { templates } from '#content/templates.ts';
import { createDesignCounts } from '#server/designs/counts.ts';
import { listAddresses } from '#server/designs/discover.ts';
import { addressesFor } from '#server/routes.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/sitemap';

/** Designs of others in one file: with every language far below the 50,000 addresses that a file may have. */
const designsInPart = 2_000;

/**
 * All pages that search engines are told of. While there are few designs of others, they are in one file; then it lists
 * files, at its own address with `?part=`: `pages` has what is ours, 1 the oldest designs of others, and so on.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { of, read } = getServices(context);
  const { all } = await of(createDesignCounts).read();
  const part = url.searchParams.get('part');
  const parts = Math.ceil(all / designsInPart);
  const number = Number(part);
  const others = (n: number) =>
    read((db) => listAddresses(db, { limit: designsInPart, offset: (n - 1) * designsInPart }));
  if (part === 'pages') return pages(context, ours());
  if (part !== null && Number.isInteger(number) && number >= 1 && number <= parts) {
    return pages(context, await others(number));
  }
  if (parts < 2) return pages(context, [...ours(), ...(await others(1))]);
  const { origin } = getServices(context).config;
  const files = ['pages', ...Array.from({ length: parts }, (_, index) => index + 1)];
  const lines = files.map((name) => `  <sitemap><loc>${origin}/sitemap.xml?part=${name}</loc></sitemap>`);
  return answer('sitemapindex', lines);
}

interface Listed {
  readonly path: string;
  readonly changedAt?: Date | null;
}

function ours(): readonly Listed[] {
  const designs = templates.map(({ id }) => ({ path: `/designs/${id}` }));
  return [...addressesFor('listed').map((path) => ({ path })), ...designs];
}

/** Each in every language. */
function pages(context: Route.LoaderArgs['context'], listed: readonly Listed[]): Response {
  const { origin, languages } = getServices(context).config;
  const lines = languages.flatMap((language) =>
    listed.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
      return `  <url><loc>${origin}${pathIn(language, path)}</loc>${changed}</url>`;
    }),
  );
  return answer('urlset', lines);
}

function answer(kind: 'urlset' | 'sitemapindex', lines: readonly string[]): Response {
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${kind}>`,
    '',
  ];
  return new Response(sitemap.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
