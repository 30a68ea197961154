import { getServices } from '../request/context.ts';
import { missingFile } from '../request/file-response.ts';
import type { Route } from './+types/brand-colors';

/** The operator's accent colours, as a style sheet that comes after ours. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { colors } = getServices(context).brand;
  if (!colors) return missingFile();
  return new Response(colors.bytes, {
    headers: { 'content-type': colors.contentType, 'cache-control': 'public, max-age=86400' },
  });
}
