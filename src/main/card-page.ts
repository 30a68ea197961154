import { script, style } from 'virtual:card-page-files';
import { sealState } from '#card/seal/opening-instant.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { siteOf } from '#content/site.ts';
import type { ViewerResult } from '#server/auth/viewer.ts';
import { cardNotFound, cardNotLoaded } from '#server/card-page/card-not-found.ts';
import { cardPage, type OwnerView } from '#server/card-page/card-page.ts';
import type { Notice, PageFrame } from '#server/card-page/frame.ts';
import { type SealedCard, sealedCard } from '#server/card-page/sealed-card.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import type { CardForViewer } from '#server/cards/types.ts';
import { logName } from '#server/log-name.ts';
import { clientAddressHeader } from '#server/request/client-address.ts';
import type { Services } from '#server/services.ts';
import { setUnavailable, Unavailable } from '#server/unavailable.ts';
import { cardIdIn, repliedIdIn } from '#web/request/card-path.ts';
import { clearFlash, readFlash } from '#web/request/flash.ts';
import { pageLanguage } from '#web/texts/page-language.ts';
import { htmlResponse } from './html-response.ts';
import { createReplyPage } from './reply-page.ts';

interface CardPageRequest {
  readonly request: Request;
  readonly requestId: string;
  /** Reads the session, once per request. */
  readonly session: () => Promise<ViewerResult>;
}

/**
 * The public page of a card. It is no page of the router: it needs neither React nor the site's frame, and is the same
 * bytes for everybody but the card's owner. Null: this is not for here.
 */
export type AnswerCardPage = (asked: CardPageRequest) => Promise<Response | null>;

type FoundCard = Extract<CardForViewer, { state: 'found' }>;

export function createCardPage(services: Services): AnswerCardPage {
  const { config, db, scenes, views, brand, log } = services;
  const secure = config.origin.startsWith('https:');
  const frame: PageFrame = {
    siteName: siteOf(config.site).name,
    style,
    script,
    colors: brand.colors?.href ?? null,
  };

  const reply = createReplyPage(services, frame);

  async function show(found: FoundCard, notice: Notice | null): Promise<string> {
    const { id, revision, card, isOwner } = found;
    const shown = {
      id,
      revision,
      card,
      drawn: await scenes.drawing(card, found),
      address: `${config.origin}/card/${id}`,
      isRepliesClosed: found.isRepliesClosed,
      owner: isOwner ? { unseen: whyUnseen(found) } : null,
    };
    return cardPage(frame, shown, notice);
  }

  function sealed(
    card: Omit<SealedCard, 'address' | 'isByDate' | 'language'> & { readonly language: string },
    isByDate: boolean,
  ): Response {
    const language = languageFrom(card.language);
    const text = sealedCard(frame, {
      ...card,
      language,
      address: `${config.origin}/card/${card.id}`,
      isByDate,
    });
    // It opens without anybody being told, so no cache may keep it.
    return htmlResponse(text, { headers: { 'cache-control': 'private, no-store' } });
  }

  async function answer(id: string, { request, requestId, session }: CardPageRequest): Promise<Response> {
    const { viewer } = await session();
    const found = await getCardForViewer(db, id, viewer?.userId ?? null);
    if (found.state === 'missing')
      return htmlResponse(cardNotFound(frame, 'missing', pageLanguage()), { status: 404 });
    if (found.state === 'gone')
      return htmlResponse(cardNotFound(frame, found.why, pageLanguage()), { status: 410 });
    if (found.state === 'unreadable') {
      log.error({ card: logName(found.id), why: found.why }, 'card cannot be read');
      // A newer release is being installed: soon every process can read it.
      if (found.why === 'damaged')
        return htmlResponse(cardNotFound(frame, 'missing', pageLanguage()), { status: 404 });
      const headers = new Headers();
      return htmlResponse(cardNotLoaded(frame, requestId, pageLanguage()), {
        status: setUnavailable(headers),
        headers,
      });
    }
    if (found.state === 'sealed') return sealed(found, false);
    // The day has begun somewhere, and whoever asks has not said that it has begun here.
    const { seal, card } = found;
    const isByDate = !found.isOwner && seal !== null && sealState(seal, Date.now()) === 'by-date';
    if (isByDate && new URL(request.url).searchParams.get('day') !== seal.date) {
      const { toName, fromName, language } = card;
      return sealed({ id: found.id, seal, toName, fromName, language }, true);
    }
    const message = readFlash(request.headers.get('cookie') ?? '', secure);
    const text = await show(found, message);
    if (!found.isOwner && request.method === 'GET') {
      const address = request.headers.get(clientAddressHeader) ?? '';
      views.count(found.id, { address, headers: Object.fromEntries(request.headers) });
    }
    return htmlResponse(text, {
      headers: {
        // The owner's own view is for nobody else, and what is said once is not said again.
        ...((found.isOwner || message || isByDate) && { 'cache-control': 'private, no-store' }),
        ...(message && { 'set-cookie': clearFlash(secure) }),
      },
    });
  }

  return async (asked) => {
    const { request, requestId } = asked;
    const { pathname } = new URL(request.url);
    const replied = repliedIdIn(pathname);
    const id = replied ?? cardIdIn(pathname);
    if (id === null) return null;
    if (replied === null && request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('A card is only looked at here.', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    try {
      return replied === null ? await answer(id, asked) : await reply(request, replied);
    } catch (err) {
      if (!request.signal.aborted) log.error({ requestId, err }, 'page failed');
      const headers = new Headers({ 'cache-control': 'no-store' });
      const status = err instanceof Unavailable ? setUnavailable(headers) : 500;
      return htmlResponse(cardNotLoaded(frame, requestId, pageLanguage()), { status, headers });
    }
  };
}

/** Why others do not see what its owner sees; null when they do. */
function whyUnseen({ isHidden, status, seal }: FoundCard): OwnerView['unseen'] {
  if (isHidden) return 'hidden';
  if (status === 'draft') return 'draft';
  return sealState(seal, Date.now()) === 'open' ? null : 'sealed';
}
