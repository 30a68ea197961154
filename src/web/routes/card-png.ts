import { landscapeFormat } from '#encode/card-formats.ts';
import { clientAddressHeader } from '#server/request/client-address.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { attachment } from '../request/attachment.ts';
import { getServices, requireCard } from '../request/context.ts';
import { sharedBody } from '../request/shared-body.ts';
import type { Route } from './+types/card-png';

/** The card as the picture file that Download saves. The address contains the revision, so it can be cached for ever. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const isNamed = new URL(request.url).searchParams.get('revision') === `${found.revision}`;
  const { pictureThread, downloadCache, downloads } = getServices(context);
  const picture = await downloadCache.get('png', { content: found.cardContent }, async () =>
    Buffer.from(await pictureThread.png(found, landscapeFormat.width.picture)),
  );
  if (request.method === 'GET') {
    const address = request.headers.get(clientAddressHeader) ?? '';
    downloads.count(found.id, { address, headers: Object.fromEntries(request.headers) });
  }
  return new Response(sharedBody(picture), {
    headers: {
      'content-length': `${picture.length}`,
      'content-type': 'image/png',
      'content-disposition': attachment(cardFileName(found.card, 'png'), 'birthday-card.png'),
      'x-robots-tag': 'noindex',
      'cache-control': isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    },
  });
}
