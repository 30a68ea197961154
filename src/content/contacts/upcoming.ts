import type { Day } from '../birthdays.ts';
import { addDays, type Birthday, compareDays } from './birthday.ts';
import { nextOccurrences, type Occurrence } from './next-occurrences.ts';

/** Somebody with their next two birthdays on or after a day; none where a day that moves is not known yet. */
export interface UpcomingContact<Contact> {
  readonly contact: Contact;
  readonly next: readonly Occurrence[];
}

/** Days after which a day that moves is about to come again. */
const movingYear = 335;

/** Everybody, whoever has the next birthday first. */
export function upcomingContacts<Contact extends { readonly birthday: Birthday }>(
  contacts: readonly Contact[],
  from: Day,
): readonly UpcomingContact<Contact>[] {
  return contacts
    .map((contact) => {
      const next = nextOccurrences(contact.birthday, from, 2);
      return { contact, next, place: next[0]?.day ?? expectedDay(contact.birthday, from) };
    })
    .toSorted((one, other) => compareDays(one.place, other.place))
    .map(({ contact, next }) => ({ contact, next }));
}

/** Where one stands whose day has passed and moves. */
function expectedDay({ year, month, day }: Birthday, from: Day): Day {
  return year === null ? from : addDays({ year, month, day }, movingYear);
}
