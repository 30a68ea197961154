import type { IncomingMessage } from 'node:http';
import { openForAllInstant } from '#card/seal/opening-instant.ts';
import type { Language } from '#content/languages/languages.ts';
import { getViewer, isOperator } from '#server/auth/viewer.ts';
import { createCardReader } from '#server/cards/read.ts';
import { type CardForViewer, type Envelope, envelopeOf } from '#server/cards/types.ts';
import { headersOf, pathOf } from '#server/http/found-route.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import { logName } from '#server/log-name.ts';
import { addressFinder } from '#server/request/client-address.ts';
import { inLanguage } from '#server/request/requested-language.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import { type FontFaces, noFontFaces, waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import type { Services } from '#server/services.ts';
import { Unavailable } from '#server/unavailable.ts';
import { notesPage } from '../contributions/pages/notes.ts';
import { clearFlash, readFlash } from '../request/flash.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { OwnerView } from './documents/card.ts';
import { sealedCardPage } from './documents/sealed.ts';
import type { PageFrame } from './frame/frame.ts';
import { cardHidden, cardNotFound } from './frame/not-found.ts';
import { type RenderedHtml, renderHtml, renderNotLoaded } from './frame/page-response.ts';
import { printChoice } from './frame/print-choice.ts';
import { createPageWriter } from './page-writer.ts';

interface CardRequest {
  /** As the address has it, unchecked. */
  readonly id: string;
  readonly request: IncomingMessage;
  readonly requestId: string;
}

interface PageMakerParts {
  readonly services: Services;
  readonly frame: PageFrame;
  readonly security: SecurityHeaders;
  /** The visitor's, for what is there instead of a card. */
  readonly languageOf: (path: string, headers: Pick<Headers, 'get'>) => Language;
}

type FoundCard = Extract<CardForViewer, { state: 'found' }>;

const noStore = { 'cache-control': 'private, no-store' };

/**
 * Makes the public page of a card from its row. It is no page of the router: it needs neither React nor the site's frame,
 * and is the same bytes for everybody but the card's owner, and whoever chose large print or has a message to read.
 */
export function createPageMaker({ services, frame, security, languageOf }: PageMakerParts) {
  const { auth, config, read, scenes, views, log } = services;
  const secure = config.origin.startsWith('https:');
  const addressOf = addressFinder(config.trustedProxies);
  const readCard = createCardReader(read);
  const writePage = createPageWriter(frame, policyWith);
  const addressOfCard = (id: string) => `${config.origin}/card/${id}`;

  function inVisitorsLanguage<Answer>(request: IncomingMessage, answer: () => Answer): Answer {
    return inLanguage(languageOf(pathOf(request.url ?? ''), headersOf(request)), answer);
  }

  async function sealedResponse(
    envelope: Envelope,
    request: IncomingMessage,
    hasDateBegunSomewhere = false,
  ): Promise<RenderedHtml> {
    const { id, seal, card } = envelope;
    const drawn = await scenes.drawing(envelope);
    const fonts = await waitForFontFaces(drawn, log);
    const address = addressOfCard(id);
    const { print, remember } = printChoice(request, config.origin);
    const shown = { id, seal, card, drawn, fonts, address, hasDateBegunSomewhere, print };
    const page = sealedCardPage(frame, shown);
    // It opens without anybody being told, so no cache may keep it.
    const cookies = remember ? { 'set-cookie': [remember] } : {};
    return renderHtml(page, {
      headers: { ...noStore, 'content-security-policy': policyWith(fonts), ...cookies },
    });
  }

  /** For a page with its fonts in a style element. */
  function policyWith(...fonts: readonly FontFaces[]): string {
    return security.policyFor([], fonts.map(({ hash }) => hash).filter(Boolean));
  }

  /** What is there instead of the card. */
  async function responseWithoutCard(
    found: Exclude<CardForViewer, FoundCard>,
    { request, requestId }: Omit<CardRequest, 'id'>,
  ): Promise<RenderedHtml> {
    // It is in the visitor's language, and the page cache has one page for everybody.
    const headers = config.languages.length > 1 ? { 'cache-control': 'no-store' } : {};
    if (found.state === 'gone' || found.state === 'hidden') {
      const why = found.state === 'gone' ? 'deleted' : 'hidden';
      return renderHtml(cardNotFound(frame, why, pageLanguage()), { status: 410, headers });
    }
    if (found.state === 'sealed') return sealedResponse(found, request);
    if (found.state === 'unreadable') {
      log.error({ card: logName(found.id), why: found.why }, 'card cannot be read');
      // A newer release is being installed: soon every process can read it.
      if (found.why === 'newer') return renderNotLoaded(frame, requestId, true);
    }
    return renderHtml(cardNotFound(frame, 'missing', pageLanguage()), { status: 404, headers });
  }

  async function cardResponse(found: FoundCard, request: IncomingMessage): Promise<RenderedHtml> {
    const { id, revision, card, access, isOwner } = found;
    const { seal, isRepliesClosed } = access;
    // The day has begun somewhere, and whoever asks has not said that it has begun here.
    const isByDate = !isOwner && access.state === 'by-date';
    const envelope =
      isByDate && queryOf(request.url).get('day') !== access.seal.date ? envelopeOf(found) : null;
    if (envelope) return sealedResponse(envelope, request, true);
    const notes = await scenes.notes(found);
    const further = Number(queryOf(request.url).get('notes'));
    const day = isByDate ? access.seal.date : null;
    if (notes[further - 1]) return furtherNotes(found, { pages: notes, page: further, day });
    const message = readFlash(request.headers.cookie ?? '', secure);
    const drawn = await scenes.drawing(found);
    const owner = isOwner ? ownerView(found) : null;
    const address = addressOfCard(id);
    const [fonts, noteFonts] = await Promise.all([
      waitForFontFaces(drawn, log),
      notes[0] ? waitForFontFaces(notes[0], log) : noFontFaces,
    ]);
    const { print, remember } = printChoice(request, config.origin);
    const content = { id, revision, card, drawn, fonts, notes, noteFonts, day, print, address };
    const { page, policy } = writePage({ ...content, isRepliesClosed, owner }, message);
    const cookies = [...(message ? [clearFlash(secure)] : []), ...(remember ? [remember] : [])];
    const isOneReaders = isOwner || message !== null || print === 'large' || remember !== null;
    if (!isOwner && request.method === 'GET') {
      views.count(id, { address: addressOf(request), headers: request.headers });
    }
    const rendered = renderHtml(page, {
      headers: {
        'content-security-policy': policy,
        // The owner's own view is for nobody else, what is said once is not said again, and fonts may come next time.
        ...((isOneReaders || isByDate || !fonts.css) && noStore),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
    });
    // A clock that ran ahead may be set back while the page is cached.
    return seal ? { ...rendered, notBefore: openForAllInstant(seal) } : rendered;
  }

  async function furtherNotes(
    { id, card, isOwner, access }: FoundCard,
    { pages, page, day }: { pages: readonly DrawnNotePage[]; page: number; day: string | null },
  ): Promise<RenderedHtml> {
    const shown = pages[page - 1];
    const fonts = shown ? await waitForFontFaces(shown, log) : noFontFaces;
    const document = notesPage(frame, { id, card, pages, page, day, fonts: fonts.css });
    const isForAll = !isOwner && access.state === 'open' && fonts.css;
    return renderHtml(document, {
      headers: { 'content-security-policy': policyWith(fonts), ...(!isForAll && noStore) },
    });
  }

  async function respond({ id, request, requestId }: CardRequest): Promise<RenderedHtml> {
    const { viewer, setCookies } = await getViewer(auth, headersOf(request));
    const found = await readCard(id, viewer?.userId ?? null);
    const answer =
      found.state === 'found'
        ? await cardResponse(found, request)
        : await inVisitorsLanguage(request, () =>
            found.state === 'hidden' && isOperator(viewer, config.adminEmails)
              ? renderHtml(cardHidden(frame, id, pageLanguage()), { status: 410, headers: noStore })
              : responseWithoutCard(found, { request, requestId }),
          );
    const { 'set-cookie': own = [], ...headers } = answer.headers;
    const cookies = [...setCookies, own].flat();
    return cookies.length > 0 ? { ...answer, headers: { ...headers, 'set-cookie': cookies } } : answer;
  }

  return async (cardRequest: CardRequest): Promise<RenderedHtml> => {
    try {
      return await respond(cardRequest);
    } catch (err) {
      const { request, requestId } = cardRequest;
      if (!request.destroyed) log.error({ requestId, err }, 'page failed');
      return inVisitorsLanguage(request, () => renderNotLoaded(frame, requestId, err instanceof Unavailable));
    }
  };
}

function queryOf(target = ''): URLSearchParams {
  return new URLSearchParams(target.split('?', 2)[1]);
}

function ownerView(found: FoundCard): OwnerView {
  const unseen = whyUnseen(found);
  return { unseen, opensOn: unseen === 'sealed' ? (found.access.seal?.date ?? null) : null };
}

/** Why others do not see what its owner sees; null when they do. */
function whyUnseen({ access: { isHidden, state } }: FoundCard): OwnerView['unseen'] {
  if (isHidden || state === 'hidden') return 'hidden';
  if (state === 'draft') return 'draft';
  return state === 'open' ? null : 'sealed';
}
