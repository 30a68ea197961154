import { contentRevision } from '#card/document/shown-card.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { sealDay } from '#content/seal-form.ts';
import { isPublic } from '#server/cards/access.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { getServices, getUser, requireCard } from '../request/context.ts';
import { previewResponse } from '../request/file-response.ts';
import type { Route } from './+types/card-preview';

/** The link preview of a card: an envelope with the receiver's name, and the day for one that is sealed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { read, scenes, pictureCache } = getServices(context);
  const user = await getUser(context);
  const card = await read((db) => getCardForViewer(db, params.id, user?.id ?? null));
  if (card.state === 'sealed') {
    const language = languageFrom(card.card.language);
    const day = sealDay(card.seal, language);
    const content = contentRevision(card.cardContent, day);
    const note = cardPageText(card.card)('sealed.preview', { day });
    const picture = await pictureCache.get('sealed preview', { content }, () => scenes.preview(card, note));
    return previewResponse(picture, { ...notIndexed, 'cache-control': 'no-store' });
  }
  const found = await requireCard(params.id, context);
  const picture = await pictureCache.get('preview', { content: found.cardContent }, () =>
    scenes.preview(found),
  );
  // One that is sealed comes here for its owner only.
  const isForAll = isPublic(found.access) && found.access.seal === null;
  const caching = isForAll ? 'public, max-age=3600' : 'private, no-store';
  return previewResponse(picture, { ...notIndexed, 'cache-control': caching });
}

const notIndexed = { 'x-robots-tag': 'noindex' };
