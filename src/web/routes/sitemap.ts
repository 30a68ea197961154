import { pathIn } from '#content/languages/page-address.ts';
import { createDesignCounts } from '#server/designs/counts.ts';
import { readSitemap, type SitemapAddress } from '#server/designs/sitemap.ts';
import { getServices, requestContext } from '../request/context.ts';
import { missingFile } from '../request/file-response.ts';
import type { Route } from './+types/sitemap';

/** All pages that search engines are told of, or one file of them. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const sitemap = await readSitemap(services.read, {
    part: url.searchParams.get('part'),
    counts: () => services.of(createDesignCounts).read(),
  });
  if (!sitemap) return missingFile();
  if (sitemap.kind === 'index') {
    const { origin } = services.config;
    const lines = sitemap.parts.map(
      (part) => `  <sitemap><loc>${origin}/sitemap.xml?part=${part}</loc></sitemap>`,
    );
    return answer('sitemapindex', lines);
  }
  const { listed, problem } = sitemap;
  if (problem) services.log.warn({ requestId, err: problem }, 'designs of others not listed');
  return answer('urlset', inEveryLanguage(context, listed), problem ? 300 : 86_400);
}

function inEveryLanguage(
  context: Route.LoaderArgs['context'],
  listed: readonly SitemapAddress[],
): readonly string[] {
  const { origin, languages } = getServices(context).config;
  return languages.flatMap((language) =>
    listed.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
      return `  <url><loc>${origin}${pathIn(language, path)}</loc>${changed}</url>`;
    }),
  );
}

/** `maxAge`: seconds. */
function answer(kind: 'urlset' | 'sitemapindex', lines: readonly string[], maxAge = 86_400): Response {
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${kind}>`,
    '',
  ];
  return new Response(sitemap.join('\n'), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${maxAge}`,
    },
  });
}
