import { birthdayText } from '#content/birthdays.ts';
import type { Birthday } from '#content/contacts/birthday.ts';
import { dayKey } from '#content/contacts/birthday.ts';
import { monthValue } from '#content/contacts/contact-form.ts';
import type { Occurrence } from '#content/contacts/next-occurrences.ts';
import type { UpcomingContact } from '#content/contacts/upcoming.ts';
import type { Contact } from '#server/contacts/types.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { spokenBirthday } from './month-names.ts';
import type { ShownTold } from './people-links.tsx';

/** Somebody as the list shows them. */
export interface ShownContact {
  readonly id: string;
  readonly name: string;
  readonly relationship: string | null;
  readonly calendar: Birthday['calendar'];
  /** The birthday in that calendar; null for the common one. */
  readonly spoken: string | null;
  /** The next birthdays, from the day before the server's on: the browser knows which is the first from today. */
  readonly next: readonly Occurrence[];
  /** The card that was begun for the first of these birthdays. */
  readonly begun: string | null;
}

/** `begun`: cards that were begun, by person and day. */
export function shownContact(
  { contact, next }: UpcomingContact<Contact>,
  begun: ReadonlyMap<string, string>,
): ShownContact {
  const { id, name, relationship, birthday } = contact;
  const spoken = spokenBirthday(birthday, pageLanguage());
  const cards = next.map(({ day }) => begun.get(`${id} ${dayKey(day)}`) ?? null);
  const card = cards.find((one) => one !== null) ?? null;
  return { id, name, relationship, calendar: birthday.calendar, spoken, next, begun: card };
}

/** The fields of the form, as text. */
export function fieldsOfContact(contact: Contact): Readonly<Record<string, string>> {
  const { name, birthday, relationship, language, city, note } = contact;
  const { calendar, month, day, year, leapDay } = birthday;
  return {
    ...{ name, note, leapDay },
    day: `${day}`,
    month: monthValue({ calendar, month }),
    year: year === null ? '' : `${year}`,
    moves: calendar === 'moving' ? 'on' : '',
    relationship: relationship ?? '',
    language: language ?? '',
    city: city?.label ?? '',
    unreminded: contact.isReminded ? '' : 'on',
  };
}

/** Somebody who told their birthday, with it in words. */
export function shownTold({ id, name, birthday }: Contact): ShownTold {
  const { calendar, year } = birthday;
  const spoken = spokenBirthday(birthday, pageLanguage());
  if (spoken) return { id, name, birthday: [spoken, year].filter(Boolean).join(' ') };
  const born = calendar === 'gregorian' ? year : null;
  return { id, name, birthday: birthdayText(birthday, pageLanguage(), born) };
}
