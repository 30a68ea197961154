import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsEncoding } from '#server/http/accepted-encoding.ts';
import { noFontFaces, waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { keepsake, keepsakeFiles } from '../card-page/keepsake/keepsake.ts';
import { readKeepsakeFiles } from '../card-page/keepsake/read-files.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { attachment } from '../request/attachment.ts';
import { getServices, getUser, requireCard } from '../request/context.ts';
import { sharedBody } from '../request/shared-body.ts';
import type { Route } from './+types/card-keepsake';

const compress = promisify(gzip);

/** The card as one HTML file to keep, which needs neither this site nor a script. Kept compressed, as it is sent. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const { config, db, downloadCache, scenes, storedFiles, smallerPhotos, log } = getServices(context);
  const { id, card } = found;
  const viewerId = (await getUser(context))?.id ?? null;
  // Its owner gets files that others do not.
  const what = found.isOwner ? 'own keepsake' : 'keepsake';
  let hasFonts = true;
  const file = await downloadCache.get(what, found, async () => {
    const drawn = await scenes.drawing(found);
    const notes = await scenes.notes(found);
    const [fonts, ...ofNotes] = await Promise.all(
      [drawn, ...notes].map((page) => waitForFontFaces(page, log)),
    );
    const sources = { db, storedFiles, smallerPhotos, viewerId };
    const files = await readKeepsakeFiles(keepsakeFiles({ card, drawn, notes }), sources);
    hasFonts = [fonts, ...ofNotes].every((made) => made?.css !== '');
    const address = `${config.origin}/card/${id}`;
    const noteFonts = ofNotes.map(({ css }) => css).join('\n');
    const kept = { id, card, drawn, fonts: fonts ?? noFontFaces, notes, noteFonts, files, address };
    return compress(keepsake(kept), { level: 1 });
  });
  // They may come next time.
  if (!hasFonts) downloadCache.drop(what, found);
  const isCompressed = acceptsEncoding(request.headers.get('accept-encoding'), 'gzip');
  const body = sharedBody(file);
  return new Response(isCompressed ? body : body.pipeThrough(new DecompressionStream('gzip')), {
    headers: {
      ...(isCompressed && { 'content-encoding': 'gzip', 'content-length': `${file.length}` }),
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': attachment(cardFileName(card, 'html'), 'birthday-card.html'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
      vary: 'accept-encoding',
    },
  });
}
