import { data, isRouteErrorResponse } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { cardText } from '#card/document/card-text.ts';
import { previewSize } from '#card/layout/preview-size.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { soundOf } from '#content/sounds.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { logName } from '#server/log-name.ts';
import { clientAddressHeader } from '#server/request/client-address.ts';
import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import '../components/card-faces.css';
import { CardDrawing } from '../components/card-drawing.tsx';
import { CardFonts } from '../components/card-fonts.tsx';
import { CardNotFound } from '../components/card-not-found.tsx';
import { CardSound } from '../components/card-sound.tsx';
import { CardText, type CardWords } from '../components/card-text.tsx';
import { MadeWithLove } from '../components/made-with-love.tsx';
import { PageLoadError } from '../components/page-load-error.tsx';
import { ReportButton } from '../components/report/report-button.tsx';
import { CardActions } from '../download/card-actions.tsx';
import { siteNameOf } from '../page/page-meta.ts';
import { getServices, getUser, pageDrawing, requestContext } from '../request/context.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/card';

export async function loader({ params, request: { method, headers }, context }: Route.LoaderArgs) {
  const { config, db, scenes, views, log } = getServices(context);
  const user = await getUser(context);
  const found = await getCardForViewer(db, params.id, user?.id ?? null);
  if (found.state === 'missing') throw data(null, 404);
  if (found.state === 'gone') throw data(found.why, 410);
  if (found.state === 'unreadable') {
    log.error({ card: logName(found.id), why: found.why }, 'card cannot be read');
    // A newer release is being installed: soon every process can read it.
    throw found.why === 'newer' ? data(null, 503) : data(null, 404);
  }
  const address = `${config.origin}/card/${found.id}`;
  const { fonts, photos, ...drawn } = await scenes.drawing(found.card, found);
  const markup = facesMarkup(drawn);
  const request = context.get(requestContext);
  context.set(pageDrawing, markup);
  if (!found.isOwner && request.isDocument && method === 'GET') {
    const address = headers.get(clientAddressHeader) ?? '';
    views.count(found.id, { address, headers: Object.fromEntries(headers) });
  }
  return data(
    {
      id: found.id,
      card: { ...wordsOf(found.card), animation: found.card.animation },
      sound: soundOf(found.card.audio),
      // A page load has it already.
      markup: request.isDocument ? null : markup,
      fonts,
      photos,
      unseen: found.isHidden ? ('hidden' as const) : found.status === 'draft' ? ('draft' as const) : null,
      reportId: found.isOwner ? null : found.id,
      ownId: found.isOwner && found.status === 'published' && !found.isHidden ? found.id : null,
      address,
    },
    { headers: { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' } },
  );
}

/**
 * Both shapes of the card: the style sheet shows the one that the screen has space for, so that neither appears and goes
 * again.
 */
function facesMarkup({ landscape, portrait, readableWidth }: DrawnFaces): string {
  const width = readableWidths.find((one) => readableWidth <= one) ?? 'most';
  const [first = '', ...others] = portrait;
  const inside = others.map((page) => `<div aria-hidden="true">${page}</div>`).join('');
  return (
    `<div class="card-faces" data-readable="${width}"><div class="card-landscape">${landscape}</div>` +
    `<div class="card-portrait"><div>${first}</div>${inside}</div></div>`
  );
}

type DrawnFaces = Pick<DrawnCard, 'landscape' | 'portrait' | 'readableWidth'>;

/** CSS pixels, as `card-faces.css` names them. */
const readableWidths = [520, 672] as const;

/** Cleaned as in the drawing, so that a name cannot reorder or hide the text around it in link previews. */
function wordsOf(card: Card): CardWords {
  const { age, signature } = card;
  const name = isolatedLine(card.toName);
  return {
    toName: normaliseText(card.toName),
    fromName: normaliseText(card.fromName),
    heading: isolatedLine(card.heading) || (name ? `Happy Birthday ${name}!` : 'Happy Birthday!'),
    age,
    text: normaliseText(cardText(card)),
    signature: signature?.kind === 'typed' ? normaliseText(signature.text) : null,
    stickers: card.stickers.flatMap(({ key }) => stickerFor(key)?.label ?? []),
  };
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Card not found' }, { name: 'robots', content: 'noindex' }];
  const { card, address } = loaderData;
  const [to, from] = [isolatedLine(card.toName), isolatedLine(card.fromName)];
  const title = to ? `A birthday card for ${to}` : 'A birthday card';
  const description = `${from || 'Somebody'} made this card. Open it to read what is inside.`;
  const image = `${address}/preview.jpg`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: siteNameOf(matches) },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: `${previewSize.width}` },
    { property: 'og:image:height', content: `${previewSize.height}` },
    { property: 'og:image:alt', content: `An envelope. ${title}.` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
  ];
}

export default function PublicCard({ loaderData }: Route.ComponentProps) {
  const { id, card, sound, markup, fonts, photos, unseen, ownId, reportId, address } = loaderData;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-3 py-6 sm:px-6 print:max-w-none print:p-0">
      <CardFonts files={fonts} />
      {photos.map((href, index) => (
        <link
          key={href}
          rel="preload"
          as="image"
          href={href}
          // The sender's photo is the smaller one.
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      ))}
      <article aria-label={card.heading}>
        <div className="relative">
          <CardDrawing key={address} markup={markup} />
          {unseen ? <Ribbon>{ribbons[unseen]}</Ribbon> : null}
        </div>
        <CardText card={card} />
      </article>
      <CardSound sound={sound} />
      <CardActions
        {...{ id, address, ownId }}
        toName={card.toName}
        animation={card.animation}
        sound={sound?.href ?? null}
        isPublic={unseen === null}
      />
      <MadeWithLove />
      {reportId ? (
        <div className="text-center print:hidden">
          <ReportButton reported={{ card: reportId }} name="this card">
            <Button type="submit" look="quiet" size="small">
              Report this card
            </Button>
          </ReportButton>
        </div>
      ) : null}
    </div>
  );
}

/** Says why others do not see the card. */
const ribbons = {
  draft: 'Draft: only you can see this',
  hidden: 'Hidden by the site: only you can see this',
} as const;

function Ribbon({ children }: { children: string }) {
  return (
    <p className="absolute top-3 left-3 rounded-full bg-ink px-4 py-1.5 font-bold text-sm text-paper shadow-md print:hidden">
      {children}
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: why } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) return <CardNotFound why="missing" />;
  if (status === 410) return <CardNotFound why={why === 'hidden' ? why : 'deleted'} />;
  return <PageLoadError error={error} />;
}
