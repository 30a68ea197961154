import { useState } from 'react';
import { Link } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Day } from '#content/birthdays.ts';
import { compareDays, dayKey, daysBetween } from '#content/contacts/birthday.ts';
import { categoriesText } from '../texts/categories.ts';
import { contactsText } from '../texts/contacts.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
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
            'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 bg-surface p-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] sm:p-4',
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
            <CardLink {...person} />
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

/** To the card that waits for them, or the one that was begun. */
function CardLink({ id, name, begun }: Pick<ShownContact, 'id' | 'name' | 'begun'>) {
  const named = { name: isolatedLine(name) };
  return (
    <ButtonLink
      to={begun ? `/studio?cardId=${begun}` : `/studio?contact=${id}`}
      look="secondary"
      size="small"
      aria-label={begun ? contactsText('card.begun.for', named) : contactsText('card.for', named)}
    >
      {begun ? contactsText('card.begun') : contactsText('card.action')}
    </ButtonLink>
  );
}

interface RecentBirthdaysProps {
  people: readonly { readonly id: string; readonly name: string; readonly day: Day }[];
  today: Day;
}

/** Whose birthday was some days ago: a card may be late. */
export function RecentBirthdays({ people, today }: RecentBirthdaysProps) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="passed">
      <h2 id="passed" className="text-xl">
        {contactsText('passed.title')}
      </h2>
      <ul className="mt-2 flex flex-col">
        {people.map(({ id, name, day }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t py-1"
          >
            <span className="[overflow-wrap:anywhere]">
              <bdi className="font-bold">{name}</bdi>{' '}
              <span className="text-ink-soft">{contactsText('ago', { days: daysBetween(day, today) })}</span>
            </span>
            <ButtonLink
              to={`/studio?contact=${id}`}
              look="quiet"
              size="small"
              aria-label={contactsText('late.card.for', { name: isolatedLine(name) })}
            >
              {contactsText('late.card')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SoonProps extends RecentBirthdaysProps {
  soon: readonly ShownContact[];
  today: Day;
}

/** Whose birthday is next, on a page about something else. */
export function SoonSection({ soon, people, today }: SoonProps) {
  if (soon.length === 0 && people.length === 0) return null;
  return (
    <section aria-labelledby="soon" className="mt-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="soon" className="text-2xl">
          {contactsText('soon.title')}
        </h2>
        <Link to="/people" className="link inline-flex min-h-11 items-center">
          {contactsText('soon.all')}
        </Link>
      </div>
      {soon.length > 0 ? <ContactList people={soon} today={today} /> : null}
      <RecentBirthdays people={people} today={today} />
    </section>
  );
}

/** The day as on a leaf of a calendar. */
function DayMark({ day }: { day: Day }) {
  const { year, month, day: date } = day;
  const name = new Intl.DateTimeFormat(pageLocale(), { month: 'short', timeZone: 'UTC' });
  return (
    <time dateTime={dayKey(day)}>
      <span className="block text-3xl">{date}</span>
      <span className="block text-ink-soft text-sm">{name.format(Date.UTC(year, month - 1, date))}</span>
    </time>
  );
}

/** How they are related, and the birthday as another calendar says it. */
function About({ relationship, calendar, spoken }: ShownContact) {
  const said = [
    relationship && categoriesText(`category.${relationship as 'Friend'}`),
    spoken &&
      calendar !== 'gregorian' &&
      calendar !== 'moving' &&
      `${contactsText(`calendar.${calendar}`)}: ${spoken}`,
    calendar === 'islamic' && contactsText('plusMinus'),
  ].filter(Boolean);
  return said.length > 0 ? <p className="text-ink-soft text-sm">{said.join(' · ')}</p> : null;
}

function untilThen(days: number): string {
  if (days === 0) return contactsText('today');
  return days === 1 ? contactsText('tomorrow') : contactsText('inDays', { days });
}

/** The day that the clock of this browser shows. */
function localDay(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
