import { getServices } from '../request/context.ts';
import { missingFile } from '../request/file-response.ts';
import type { Route } from './+types/brand-logo';

/** The operator's logo. An SVG that is opened by itself may load nothing and run nothing. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { logo } = getServices(context).brand;
  if (!logo) return missingFile();
  return new Response(logo.bytes, {
    headers: {
      'content-type': logo.contentType,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
