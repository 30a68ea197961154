import { useState } from 'react';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Day } from '#content/birthdays.ts';
import { compareDays, daysBetween } from '#content/contacts/birthday.ts';
import { categoriesText } from '../texts/categories.ts';
import { contactsText } from '../texts/contacts.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { calendarName } from './contact-fields.tsx';
import type { ShownContact } from './contacts-data.ts';

interface ContactListProps {
  people: readonly ShownContact[];
  /** The server's; the browser's own counts once it is known. */
  today: Day;
}

/** Whose birthday comes next, the first first. */
export function ContactList({ people, today: served }: ContactListProps) {
  const [own] = useState(() => localDay(new Date()));
  const today = useHydrated() ? own : served;
  const upcoming = people
    .map((person) => ({ person, next: person.next.find(({ day }) => compareDays(day, today) >= 0) ?? null }))
    .toSorted((one, other) => (one.next && other.next ? compareDays(one.next.day, other.next.day) : 0));
  return (
    <ul className="flex flex-col gap-3">
      {upcoming.map(({ person, next }) => (
        <li
          key={person.id}
          data-contact={person.id}
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 bg-surface p-3 sm:p-4',
            next && daysBetween(today, next.day) === 0 ? 'border-marigold' : 'border-line',
          )}
        >
          <p className="w-16 shrink-0 text-center leading-tight">
            {next ? <DayMark day={next.day} /> : <span className="text-3xl text-ink-soft">?</span>}
          </p>
          <div className="min-w-0 grow basis-40">
            <p className="font-bold text-lg [overflow-wrap:anywhere]">
              <bdi>{person.name}</bdi>
            </p>
            <p className="text-ink-soft">
              {next
                ? [
                    untilThen(daysBetween(today, next.day)),
                    next.age && contactsText('turns', { age: next.age }),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : contactsText('moved.ask')}
            </p>
            <About {...person} />
          </div>
          <div className="flex gap-2">
            <ButtonLink
              to={`/studio?contact=${person.id}`}
              look="secondary"
              size="small"
              aria-label={contactsText('card.for', { name: isolatedLine(person.name) })}
            >
              {contactsText('card.action')}
            </ButtonLink>
            <ButtonLink
              to={`/people/person?id=${person.id}`}
              look="quiet"
              size="small"
              aria-label={contactsText('change.of', { name: isolatedLine(person.name) })}
            >
              {contactsText('change.action')}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The day as on a leaf of a calendar. */
function DayMark({ day }: { day: Day }) {
  const { year, month, day: date } = day;
  const name = new Intl.DateTimeFormat(pageLocale(), { month: 'short', timeZone: 'UTC' });
  return (
    <time dateTime={`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`}>
      <span className="block text-3xl">{date}</span>
      <span className="block text-ink-soft text-sm">{name.format(Date.UTC(year, month - 1, date))}</span>
    </time>
  );
}

/** How they are related, and the birthday as another calendar says it. */
function About({ relationship, calendar, spoken }: ShownContact) {
  const said = [
    relationship && categoriesText(`category.${relationship as 'Friend'}`),
    spoken && calendar !== 'gregorian' && calendar !== 'moving' && `${calendarName(calendar)}: ${spoken}`,
    calendar === 'islamic' && contactsText('plusMinus'),
  ].filter(Boolean);
  return said.length > 0 ? <p className="text-ink-soft text-sm">{said.join(' · ')}</p> : null;
}

function untilThen(days: number): string {
  if (days === 0) return contactsText('today');
  return days === 1 ? contactsText('tomorrow') : contactsText('inDays', { days });
}

/** The day that the clock of this browser shows. */
export function localDay(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
