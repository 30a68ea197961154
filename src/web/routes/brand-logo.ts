import { getServices } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/brand-logo';

/** The operator's logo. An SVG that is opened by itself may load nothing and run nothing. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { logo } = getServices(context).brand;
  if (!logo) return new Response(siteText('missing.file.error'), { status: 404 });
  return new Response(logo.bytes, {
    headers: {
      'content-type': logo.contentType,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
