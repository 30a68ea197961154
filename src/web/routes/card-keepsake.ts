import { keepsake, keepsakeFiles } from '#server/card-page/keepsake.ts';
import { readKeepsakeFiles } from '#server/card-page/read-keepsake-files.ts';
import { waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { attachment } from '../request/attachment.ts';
import { getServices, getUser, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-keepsake';

/** The card as one HTML file to keep, which needs neither this site nor a script. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const { config, db, scenes, storedFiles, smallerPhotos, log } = getServices(context);
  const { id, card } = found;
  const drawn = await scenes.drawing(card, found);
  const fonts = await waitForFontFaces(drawn, log);
  const viewerId = (await getUser(context))?.id ?? null;
  const sources = { db, storedFiles, smallerPhotos, viewerId };
  const files = await readKeepsakeFiles(keepsakeFiles({ card, drawn }), sources);
  const file = keepsake({ id, card, drawn, fonts, files, address: `${config.origin}/card/${id}` });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': attachment(cardFileName(card, 'html'), 'birthday-card.html'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  });
}
