import { pathIn } from '#content/languages/page-address.ts';
import { addressesFor } from '#server/routes.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, languages } = getServices(context).config;
  const addresses = languages.flatMap((language) =>
    addressesFor('listed').map((path) => `  <url><loc>${origin}${pathIn(language, path)}</loc></url>`),
  );
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ];
  return new Response(sitemap.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
