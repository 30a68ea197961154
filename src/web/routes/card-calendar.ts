import { calendarFile } from '#server/cards/calendar.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { envelopeOf } from '#server/cards/types.ts';
import { getServices, getUser } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/card-calendar';

/** When a sealed card opens, for calendars. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { read, config } = getServices(context);
  const user = await getUser(context);
  const found = await read((db) => getCardForViewer(db, params.id, user?.id ?? null));
  const headers = { 'cache-control': 'no-store' };
  if (found.state === 'gone' || found.state === 'hidden')
    return new Response(siteText('missing.card.error'), { status: 410, headers });
  const envelope = envelopeOf(found);
  if (!envelope) return new Response(siteText('missing.sealDay.error'), { status: 404, headers });
  const { id, seal, card } = envelope;
  const address = `${config.origin}/card/${id}`;
  return new Response(
    calendarFile({
      ...{ id, seal, card, address, now: new Date() },
    }),
    {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="birthday-card.ics"',
        'x-robots-tag': 'noindex',
      },
    },
  );
}
