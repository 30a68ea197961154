import { createHash } from 'node:crypto';
import { oneLine } from '#card/text/normalise-text.ts';
import type { Day } from '#content/birthdays.ts';
import { addDays, compareDays, dayKey } from '#content/contacts/birthday.ts';
import { nextOccurrences } from '#content/contacts/next-occurrences.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { calendarText, escapedText, stamp } from '../icalendar.ts';
import type { Contact } from './types.ts';

interface Feed {
  readonly contacts: readonly Contact[];
  readonly language: Language;
  /** Of the site. */
  readonly origin: string;
  /** At UTC. */
  readonly today: Day;
}

/** Days before a birthday on which its card is to be prepared. */
const preparedBefore = 7;

/**
 * A calendar with the birthdays of last year, this one and the next two, and an event a week before those to come, which
 * leads to the card. Dated events and no rules, because a birthday of the moon follows none; no alarms, because calendars
 * that are subscribed to leave them out. The same people give the same bytes on the same day.
 */
export function birthdayFeed({ contacts, language, origin, today }: Feed): { text: string; etag: string } {
  const text = textIn(language, 'contacts');
  const host = new URL(origin).hostname;
  const first = { year: today.year - 1, month: 1, day: 1 };
  const last = { year: today.year + 2, month: 12, day: 31 };
  const events = contacts.flatMap(({ id, birthday, updatedAt, ...contact }) => {
    const name = oneLine(contact.name);
    const made = stamp(updatedAt.getTime());
    const link = `${origin}/studio?contact=${id}`;
    const years = nextOccurrences(birthday, first, 5).filter(({ day }) => compareDays(day, last) <= 0);
    return years.flatMap(({ day, age }) => {
      const uid = `${id}.${dateOf(day).slice(0, 6)}`;
      const title = age === null ? text('feed.birthday', { name }) : text('feed.birthday.age', { name, age });
      const own = event({ uid: `${uid}@${host}`, made, day, title, link, category: 'BIRTHDAY' });
      const before = addDays(day, -preparedBefore);
      if (compareDays(before, today) < 0) return own;
      const prepare = text('feed.prepare', { name });
      return [...own, ...event({ uid: `${uid}.card@${host}`, made, day: before, title: prepare, link })];
    });
  });
  const name = escapedText(text('feed.name'));
  const body = calendarText([
    'PRODID:-//birthday-bloom//people//EN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events,
  ]);
  return { text: body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

interface Event {
  readonly uid: string;
  /** When it last changed. */
  readonly made: string;
  readonly day: Day;
  readonly title: string;
  readonly link: string;
  readonly category?: string;
}

/** It ends on the day after: where both days are the same, Outlook shows nothing. */
function event({ uid, made, day, title, link, category }: Event): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(link)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    ...(category ? [`CATEGORIES:${category}`] : []),
    'END:VEVENT',
  ];
}

function dateOf(day: Day): string {
  return dayKey(day).replaceAll('-', '');
}
