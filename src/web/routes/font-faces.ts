import { findFontFile } from '#card/text/font-files.ts';
import type { Route } from './+types/font-faces';

/** More than a card with the longest text in three scripts needs. */
const mostFiles = 200;

/** The `@font-face` rules of the font files in the query: those that a card needs beyond the site's own fonts. */
export function loader({ request }: Route.LoaderArgs): Response {
  const names = new URL(request.url).searchParams.getAll('file').slice(0, mostFiles);
  const faces = names.flatMap((name) => {
    const file = findFontFile(name);
    if (!file) return [];
    const { family, weight, url, unicodeRange } = file;
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${unicodeRange}}`;
  });
  return new Response(faces.join('\n'), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
