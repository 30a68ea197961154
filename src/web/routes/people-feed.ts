import { dayAt } from '#content/contacts/birthday.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { birthdayFeed } from '#server/contacts/feed.ts';
import { findContactLink, parseContactSecret } from '#server/contacts/links.ts';
import { listContacts } from '#server/contacts/read.ts';
import { getServices } from '../request/context.ts';
import { contactsText } from '../texts/contacts.ts';
import type { Route } from './+types/people-feed';

/** The birthdays that somebody keeps, for calendars that ask again and again. Who has the address reads it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { read, config } = getServices(context);
  const secret = parseContactSecret(params.secret);
  const owner = secret && (await read((db) => findContactLink(db, 'calendar', secret)));
  if (!owner) return new Response(contactsText('feed.gone'), { status: 404 });
  const contacts = await read((db) => listContacts(db, owner.userId));
  const language = languageFrom(owner.language ?? '');
  const { text, etag } = birthdayFeed({
    contacts,
    language,
    origin: config.origin,
    today: dayAt(Date.now()),
  });
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-type': 'text/calendar; charset=utf-8',
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
