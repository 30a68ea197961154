import type { Day } from '#content/birthdays.ts';
import { addDays, compareDays, dayKey } from '#content/contacts/birthday.ts';
import { localTime } from '#content/contacts/local-day.ts';
import { nextOccurrences } from '#content/contacts/next-occurrences.ts';
import { upcomingContacts } from '#content/contacts/upcoming.ts';
import { type CardOfBirthday, findContactCards } from '#server/contacts/cards.ts';
import { listContacts } from '#server/contacts/read.ts';
import { getReminderSettings } from '#server/contacts/settings.ts';
import type { Contact } from '#server/contacts/types.ts';
import { type ShownContact, shownContact } from '../contacts/contacts-data.ts';
import { type Context, getServices } from '../request/context.ts';

interface Wanted {
  readonly userId: string;
  readonly contacts: readonly Contact[];
  readonly today: Day;
  /** People at most. */
  readonly limit: number;
}

/** Whose birthday comes next, with the cards that were begun for them. */
export async function readUpcoming(
  context: Context,
  { userId, contacts, today, limit }: Wanted,
): Promise<readonly ShownContact[]> {
  // From yesterday on: where the visitor is, it may still be today.
  const from = addDays(today, -1);
  const people = upcomingContacts(contacts, from).slice(0, limit);
  const ids = people.map(({ contact }) => contact.id);
  const { read } = getServices(context);
  const cards = await read((db) => findContactCards(db, userId, { ids, from: dayKey(from) }));
  return people.map((one) => shownContact(one, begun(cards)));
}

/** Days for which a birthday is told before it, and after it. */
const told = { before: 30, after: 14 } as const;

/** Somebody whose birthday was some days ago. */
export interface RecentBirthday {
  readonly id: string;
  readonly name: string;
  readonly day: Day;
}

/** Who has a birthday soon, or had one and got no card: for pages that are about something else. */
export async function readSoon(context: Context, userId: string, limit: number) {
  const { read } = getServices(context);
  const [contacts, { zone }] = await Promise.all([
    read((db) => listContacts(db, userId)),
    read((db) => getReminderSettings(db, userId)),
  ]);
  const today = localTime(zone, new Date()).day;
  const last = addDays(today, told.before);
  const all = await readUpcoming(context, { userId, contacts, today, limit });
  const soon = all.filter(({ next }) => next[0] && compareDays(next[0].day, last) <= 0);
  return { today, soon, passed: await readRecent(context, { userId, contacts, today, limit }) };
}

/** Whose birthday was in the last days, the last first, where no card was made for it. */
export async function readRecent(
  context: Context,
  { userId, contacts, today, limit }: Wanted,
): Promise<readonly RecentBirthday[]> {
  const from = addDays(today, -told.after);
  const found = contacts
    .flatMap(({ id, name, birthday }) => {
      const [first] = nextOccurrences(birthday, from, 1);
      // Yesterday here may be today there.
      return first && compareDays(first.day, addDays(today, -1)) < 0 ? [{ id, name, day: first.day }] : [];
    })
    .toSorted((one, other) => compareDays(other.day, one.day));
  const ids = found.map(({ id }) => id);
  const { read } = getServices(context);
  const cards = begun(await read((db) => findContactCards(db, userId, { ids, from: dayKey(from) })));
  return found.filter(({ id, day }) => !cards.has(`${id} ${dayKey(day)}`)).slice(0, limit);
}

/** The ids of the cards that somebody has touched. */
function begun(cards: ReadonlyMap<string, CardOfBirthday>): ReadonlyMap<string, string> {
  return new Map(
    [...cards].flatMap(([key, { cardId, isUntouched }]) => (isUntouched ? [] : [[key, cardId]])),
  );
}
