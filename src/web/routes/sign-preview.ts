import { contentRevision } from '#card/document/shown-card.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { findSigning } from '#server/contributions/read.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { coverOf } from '../contributions/pages/cover-of.ts';
import { getServices } from '../request/context.ts';
import { previewResponse } from '../request/file-response.ts';
import { errorsText } from '../texts/errors.ts';
import type { Route } from './+types/sign-preview';

/** The link preview of a signing link: unlike that of the card itself, so that nobody takes one for the other. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, scenes, pictureCache } = getServices(context);
  const secret = parseLinkSecret(params.secret);
  const found = secret ? await findSigning(db, secret) : 'missing';
  if (typeof found === 'string')
    return new Response(errorsText('note.missing'), { status: found === 'missing' ? 404 : 410 });
  const shown = coverOf(found.cardId, found.card);
  const note = textIn(languageFrom(found.card.language), 'signing')('sign.picture');
  const content = contentRevision(shown.content, 'sign');
  const picture = await pictureCache.get('sign preview', { content }, () => scenes.preview(shown, note));
  return previewResponse(picture, { 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=3600' });
}
