import type { ParsedPerson } from './read-date.ts';

/**
 * Reads the birthdays of a calendar (RFC 5545): events that come every year or say that they are one. The year counts only
 * where the title says it, because an event begins in whichever year somebody wrote it.
 */
export function readCalendar(text: string): ParsedPerson[] {
  const people = new Map<string, ParsedPerson>();
  let place = 0;
  for (const event of text
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split(/^BEGIN:VEVENT$/im)
    .slice(1)) {
    place += 1;
    const value = (name: string) =>
      new RegExp(String.raw`^${name}(?:;[^:\n]*)?:(.*)$`, 'im').exec(event)?.[1] ?? '';
    const title = value('SUMMARY')
      .replace(/\\n/gi, ' ')
      .replace(/\\(.)/g, '$1')
      .trim()
      .slice(0, longestTitle);
    const isBirthday = /birthday/i.test(value('CATEGORIES')) || birthdayWord.test(title);
    if (!isBirthday && !/FREQ=YEARLY/i.test(value('RRULE'))) continue;
    const { name, year } = nameIn(title);
    const start = value('DTSTART').trim();
    const date = /^\d{8}/.test(start) ? `${year ?? '1604'}${start.slice(4, 8)}` : start || null;
    // One that has an event for each year is one person.
    const key = `${name}\n${date?.slice(-4)}`;
    if (!people.has(key)) people.set(key, { place, name, date, order: null });
  }
  return [...people.values()];
}

/** Characters of a title that are read. */
const longestTitle = 200;

/** How calendars call a birthday, in the languages of those that were seen. */
const words = [
  ...['birthday', 'bday', 'b-day', 'geburtstag', 'anniversaire', 'cumpleaños', 'compleanno', 'aniversário'],
  ...[
    'verjaardag',
    'urodziny',
    'день рождения',
    'doğum günü',
    'عيد ميلاد',
    'जन्मदिन',
    '誕生日',
    '生日',
    '생일',
  ],
];
const birthdayWord = new RegExp(`${words.join('|')}|🎂|🎉|🎁`, 'iu');

/** "Asha’s birthday", "Birthday: Asha (1990)", "🎂 Asha", "Geburtstag von Asha", "Asha's 30th birthday". */
function nameIn(title: string): { readonly name: string; readonly year: string | null } {
  const [, year = null] = /[(*]\s*(?:\*\s*)?((?:18|19|20)\d\d)\s*\)?/.exec(title) ?? [];
  const word = words.join('|');
  const name = withoutBrackets(title)
    .replace(/\*\s*\d{4}/g, ' ')
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ')
    .replace(new RegExp(String.raw`['’]?s?\s+\d{1,3}(?:st|nd|rd|th)\s+(?=${word})`, 'iu'), ' ')
    .replace(
      new RegExp(
        String.raw`^(?:happy\s+|feliz\s+|joyeux\s+)?(?:${word})\s*(?:of|von|de|di|van|d['’])?\s*[:,-]?\s*`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(String.raw`\s*(?:['’]s?|的|の|-|,)?\s*(?:${word})\s*$`, 'iu'), '')
    .replace(/\s+/gu, ' ')
    .trim();
  return { name, year };
}

/** What stands in brackets is a year or a remark. */
function withoutBrackets(title: string): string {
  const [first = '', ...rest] = title.split(/[([]/);
  return [first, ...rest.map((part) => part.replace(/^[^)\]]*[)\]]/, ''))].join(' ');
}
