import { prefixOf } from '#content/languages/page-address.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/robots';

/**
 * Pages that search engines should not load. Cards are not listed, because they carry `noindex` themselves, which
 * crawlers must be able to read, and because link previews need access.
 */
const notForSearch = [
  '/api/',
  '/dashboard',
  '/guest/',
  '/mail/',
  '/profile',
  '/studio',
  '/confirm-email',
  '/report',
  '/reset-password',
  '/session.json',
] as const;

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, languages } = getServices(context).config;
  const lines = [
    'User-agent: *',
    ...languages.flatMap((language) => notForSearch.map((path) => `Disallow: ${prefixOf(language)}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
