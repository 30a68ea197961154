import { getServices } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/brand-colors';

/** The operator's accent colours, as a style sheet that comes after ours. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { colors } = getServices(context).brand;
  if (!colors) return new Response(siteText('missing.file.error'), { status: 404 });
  return new Response(colors.bytes, {
    headers: { 'content-type': colors.contentType, 'cache-control': 'public, max-age=86400' },
  });
}
