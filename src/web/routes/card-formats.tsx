import { data } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { soundHref } from '#content/sounds.ts';
import { isPublic } from '#server/cards/access.ts';
import { PageHead } from '../components/page-head.tsx';
import { FormatActions } from '../download/format-actions.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { requireCard } from '../request/context.ts';
import { studioText } from '../texts/studio.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/card-formats';

/** Where a receiver gets the files that a browser makes: GIF, MP4 and other shapes. The card's page needs no encoder. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, revision, card, access } = await requireCard(params.id, context);
  return data(
    {
      id,
      revision,
      name: isolatedLine(card.toName),
      toName: card.toName,
      language: card.language,
      animation: card.animation,
      sound: soundHref(card.audio),
      hasEnvelope: card.opening.shown,
      isPublic: isPublic(access),
    },
    { headers: { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' } },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: studioText('formats.title'), hidden: true });
}

export default function CardFormats({ loaderData }: Route.ComponentProps) {
  const { id, revision, name, ...card } = loaderData;
  return (
    <>
      <PageHead
        title={studioText('formats.title')}
        lead={name ? studioText('formats.lead.named', { name }) : studioText('formats.lead')}
      />
      <div className="wrap flex flex-col items-center gap-6 pb-10">
        <FormatActions id={id} {...card} />
        <ul className="noscript:flex hidden flex-wrap justify-center gap-4">
          <li>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`/card/${id}/card.png?revision=${revision}`}
            >
              {studioText('formats.picture.title')}
            </a>
          </li>
          <li>
            <a className="link inline-flex min-h-11 items-center" href={`/card/${id}/print.pdf`}>
              {studioText('formats.pdf.title')}
            </a>
          </li>
        </ul>
        <ButtonLink to={`/card/${id}`} reloadDocument look="quiet">
          {studioText('formats.back.action')}
        </ButtonLink>
      </div>
    </>
  );
}
