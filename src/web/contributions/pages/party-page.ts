import { createHash } from 'node:crypto';
import { type QrCode, qrCode } from '#card/print/qr-code.ts';
import { fileHref } from '#content/file-href.ts';
import type { Text } from '#content/languages/areas.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { messageTextIn, textIn } from '#content/languages/text-in.ts';
import { getViewer } from '#server/auth/viewer.ts';
import { ownedFrom } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { type CardForViewer, newerCardMessage, sealedCardMessage } from '#server/cards/types.ts';
import { getSigning } from '#server/contributions/read.ts';
import { isReading } from '#server/http/found-route.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import { inLanguage } from '#server/request/requested-language.ts';
import type { Services } from '#server/services.ts';
import { titleOf } from '../../card-page/frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../../card-page/frame/frame.ts';
import { html, languageAttribute, Markup } from '../../card-page/frame/markup.ts';
import { cardNotFound } from '../../card-page/frame/not-found.ts';
import { htmlResponse, privateAnswer } from '../../card-page/frame/page-response.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { attachmentMarkup, transcriptText } from './attachment-part.ts';
import { signingRefused } from './documents.ts';
import { partyStyle } from './party-style.ts';

interface PartyRequest {
  readonly request: Request;
  readonly requestId: string;
  /** As the address has it, unchecked. */
  readonly id: string;
}

type FoundCard = Extract<CardForViewer, { state: 'found' }>;

const hash = createHash('sha256').update(partyStyle).digest('base64');

/**
 * What others wrote on a card, one note after the other on a whole screen, for the room in which it is opened. Who may
 * see the card may see it; its owner before the hour as well.
 */
export function createPartyPage(
  { auth, config, db, log, scenes, secret }: Services,
  frame: PageFrame,
  security: Pick<SecurityHeaders, 'policyFor'>,
) {
  /** Of the signing link, for guests who have not signed yet: only its owner has that to show. */
  async function codeFor(found: FoundCard): Promise<QrCode | null> {
    const owned = ownedFrom(found);
    const signing = owned && (await getSigning({ db, secret }, owned));
    return signing?.secret && !signing.isPaused && !signing.isOver
      ? qrCode(`${config.origin}/sign/${signing.secret}`)
      : null;
  }

  async function show(found: FoundCard): Promise<Response> {
    const [drawn, code] = await Promise.all([scenes.drawing(found), codeFor(found)]);
    const page = partyPage(frame, { found, cover: drawn.portrait[0] ?? drawn.landscape, code });
    return htmlResponse(page, { headers: { 'content-security-policy': security.policyFor([], [hash]) } });
  }

  async function respond({ request, id }: PartyRequest): Promise<Response> {
    if (!isReading(request)) {
      const sentence = messageTextIn(pageLanguage(), ['server.cardOnlyRead']);
      return new Response(sentence, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { viewer } = await getViewer(auth, request.headers);
    const found = await getCardForViewer(db, id, viewer?.userId ?? null);
    if (found.state === 'found') return inLanguage(languageFrom(found.card.language), () => show(found));
    const sentence = (text: typeof newerCardMessage) => messageTextIn(pageLanguage(), text);
    if (found.state === 'sealed')
      return htmlResponse(signingRefused(frame, sentence(sealedCardMessage), pageLanguage()), {
        status: 403,
      });
    if (found.state === 'unreadable' && found.why === 'newer')
      return new Response(sentence(newerCardMessage), { status: 503 });
    const isGone = found.state === 'gone' || found.state === 'hidden';
    const why = found.state === 'gone' ? 'deleted' : found.state === 'hidden' ? 'hidden' : 'missing';
    return htmlResponse(cardNotFound(frame, why, pageLanguage()), { status: isGone ? 410 : 404 });
  }

  return (asked: PartyRequest): Promise<Response> => privateAnswer({ frame, log }, asked, respond);
}

interface PartyPage {
  readonly found: FoundCard;
  readonly cover: Buffer;
  readonly code: QrCode | null;
}

/** All slides, one under the other: the script shows them one by one. */
function partyPage(frame: PageFrame, { found: { id, card, notes }, cover, code }: PartyPage): Markup {
  const language = languageFrom(card.language);
  const text = textIn(language, 'signing');
  const title = titleOf(card, textIn(language, 'card-page'));
  return renderFramedPage(frame, {
    kind: 'party',
    language,
    title,
    head: html`<style>${new Markup(partyStyle)}</style>`,
    main: html`<h1 class="unseen">${title}</h1>
<div data-party="/card/${id}/show">
<section class="slide slide-cover"><div aria-hidden="true">${new Markup(cover)}</div>
<div><p class="party-title" aria-hidden="true">${title}</p>
<p><button class="button button-primary" data-start hidden>${text('party.start')}</button></p>
${code ? codePart(code, text) : null}</div></section>
${notes.map((note) => slide(note, textIn(language, 'card-page')))}
</div>
<nav class="party-controls" data-controls hidden>
<button class="button button-secondary" data-back>${text('party.back')}</button>
<button class="button button-secondary" data-pause aria-pressed="false">${text('party.pause')}</button>
<button class="button button-secondary" data-next>${text('party.next')}</button>
</nav>`,
  });
}

/** The longer a note, the smaller it is written. */
function slide(note: FoundCard['notes'][number], text: Text<'card-page'>): Markup {
  const { id, name, words } = note;
  const hrefOf = (file: string) => fileHref({ file });
  const length = [...words].length;
  const size = length <= 60 ? 'large' : length <= 220 ? 'medium' : 'small';
  return html`<section class="slide slide-${size}" data-note="${id}">
${attachmentMarkup({ note, hrefOf, text })}${transcriptText(note.attachment, text)}${words ? html`<p dir="auto"${languageAttribute(words)}>${words}</p>` : null}<p class="slide-name" dir="auto"${languageAttribute(name)}>${name}</p></section>
`;
}

function codePart({ side, path }: QrCode, text: Text<'signing'>): Markup {
  return html`<details><summary>${text('party.code')}</summary>
<svg role="img" aria-label="${text('party.code')}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg></details>`;
}
