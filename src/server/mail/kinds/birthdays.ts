import { z } from 'zod';
import { reminderKinds } from '#content/contacts/reminder-kinds.ts';
import { type Language, languageFrom, localeOf } from '#content/languages/languages.ts';
import type { NamedBirthday } from '../birthday-mails.ts';
import { mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/** Birthdays that are in a week, or today: of one person or several. Late by an outage, it says how it is. */
export const birthdays = mailKind({
  kind: 'birthdays',
  data: toReader.extend({
    userId: z.string(),
    reminds: z.enum(reminderKinds),
    people: z.array(z.object({ id: z.string(), day: z.iso.date() })),
    /** The day where the reader is. */
    today: z.iso.date(),
  }),
  lookUp: ({ userId, reminds, people }, { birthdayMails }) =>
    birthdayMails.birthdays({ userId, kind: reminds }, people),
  content({ named, today, language, unsubscribeUrl, reminds }, { site, text }) {
    const [first] = named;
    const name = shortened(first?.name ?? '');
    const days = first ? daysUntil(first, today) : 0;
    const isOne = named.length === 1;
    const lines = named.map((one) => {
      const day = dayText(one, languageFrom(language ?? ''));
      const age = one.born === null ? 0 : Number(one.day.slice(0, 4)) - one.born;
      return age > 0
        ? text('birthdays.line.age', { name: shortened(one.name), day, age })
        : text('birthdays.line', { name: shortened(one.name), day });
    });
    const subject = isOne
      ? days < 0
        ? text('birthdays.subject.late', { name })
        : text('birthdays.subject', { name, days })
      : text('birthdays.subject.several', { count: named.length });
    return {
      subject,
      preview: lines.join(', ').slice(0, 150),
      title: subject,
      before: reminds === 'week' && isOne ? [...lines, text('birthdays.waits')] : lines,
      button: {
        label: isOne ? text('birthdays.label') : text('birthdays.label.several'),
        url: isOne ? `/studio?contact=${first?.id}` : '/people',
      },
      after: [
        reminds === 'week' ? text('birthdays.after.week') : text('birthdays.after.day'),
        unsubscribeUrl,
      ],
      reason: text('birthdays.reason', { site }),
      unsubscribeUrl,
    };
  },
  sample: {
    ...sampleReader,
    userId: 'sample',
    reminds: 'week',
    today: '2026-11-23',
    people: [],
    named: [{ id: 'sample-sample-sample-1', day: '2026-11-30', name: 'Asha', born: 1996 }],
    unsubscribeUrl: 'https://cards.example/sample',
  },
});

function daysUntil({ day }: NamedBirthday, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1000));
}

function dayText({ day }: NamedBirthday, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(day));
}
