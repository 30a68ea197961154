import { languageFrom } from '#content/languages/languages.ts';
import { calendarFile } from '#server/cards/calendar.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { getServices, getUser } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/card-calendar';

/** When a sealed card opens, for calendars. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { read, config } = getServices(context);
  const user = await getUser(context);
  const found = await read((db) => getCardForViewer(db, params.id, user?.id ?? null));
  const seal = found.state === 'sealed' || found.state === 'found' ? found.seal : null;
  const headers = { 'cache-control': 'no-store' };
  if (found.state === 'gone') return new Response(siteText('missing.card.error'), { status: 410, headers });
  if (!seal || (found.state !== 'sealed' && found.state !== 'found')) {
    return new Response(siteText('missing.sealDay.error'), { status: 404, headers });
  }
  const { fromName, language } = found.state === 'sealed' ? found : found.card;
  const address = `${config.origin}/card/${found.id}`;
  return new Response(
    calendarFile({
      ...{ id: found.id, seal, fromName, address, now: new Date() },
      language: languageFrom(language),
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
