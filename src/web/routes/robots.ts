import { prefixOf } from '#content/languages/page-address.ts';
import { addressesFor } from '#server/routes.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/robots';

/**
 * Pages that search engines should not load, each with all below it. Cards are not among them, because they carry
 * `noindex` themselves, which crawlers must be able to read, and because link previews need access.
 */
function refusedPaths(): readonly string[] {
  const paths = addressesFor('refused').map((address) => address.replace(/[:*].*/, ''));
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, languages } = getServices(context).config;
  const lines = [
    'User-agent: *',
    ...languages.flatMap((language) =>
      refusedPaths().map((path) => `Disallow: ${prefixOf(language)}${path}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
