import { getServices } from '../request/context.ts';
import type { Route } from './+types/robots';

/**
 * What search engines need not ask for. Cards are not among it: each says itself that it does not want to be listed,
 * which only those can read who may open it, and so may the fetchers of link previews.
 */
const notForSearch = [
  '/api/',
  '/dashboard',
  '/profile',
  '/studio',
  '/confirm-email',
  '/reset-password',
  '/session.json',
] as const;

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = getServices(context).config;
  const lines = [
    'User-agent: *',
    ...notForSearch.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
