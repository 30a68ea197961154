import { dayAt } from '#content/contacts/birthday.ts';
import { birthdayFeed } from '#server/contacts/feed.ts';
import { listContacts } from '#server/contacts/read.ts';
import { getServices, requireUser } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/people-calendar';

/** The same birthdays once, for a calendar that takes files alone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { read, config } = getServices(context);
  const contacts = await read((db) => listContacts(db, user.id));
  const { text } = birthdayFeed({
    ...{ contacts, language: pageLanguage(), origin: config.origin },
    today: dayAt(Date.now()),
  });
  return new Response(text, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="birthdays.ics"',
    },
  });
}
