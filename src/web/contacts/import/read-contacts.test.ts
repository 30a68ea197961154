// Shows: files of contacts as phones and programs write them come in right or are refused by name: vCards, calendars, tables, encodings, orders of dates
// Spec: 10.12
import { describe, expect, test } from 'vitest';
import { encodeText } from '#tests/support/encode-text.ts';
import { type ImportChoices, type KnownContact, readContacts } from './read-contacts.ts';

const none: ImportChoices = { encoding: null, order: null, columns: null };

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(
  file: string | Uint8Array,
  choices: Partial<ImportChoices> = {},
  known: readonly KnownContact[] = [],
) {
  const found = readContacts(typeof file === 'string' ? bytesOf(file) : file, known, { ...none, ...choices });
  if (!found) throw new Error('That is no file of contacts.');
  return found;
}

/** "Asha 4-24", with the year where there is one, and "?" where one was left out. */
function people(file: string | Uint8Array, choices: Partial<ImportChoices> = {}): string[] {
  return read(file, choices).found.map(({ name, date: { month, day, year, isYearLeftOut } }) =>
    [name, `${month}-${day}`, year ?? (isYearLeftOut ? '?' : '')].join(' ').trim(),
  );
}

const refusals = (file: string, choices: Partial<ImportChoices> = {}) =>
  read(file, choices).refused.map(({ name, reason }) => `${name}: ${reason}`);

const vcard = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('vCards', () => {
  test.each<[string, string[], string]>([
    [
      'Apple without a year',
      ['VERSION:3.0', 'FN:Asha', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-30'],
      'Asha 11-30',
    ],
    ['the same with quotes', ['FN:Asha', 'BDAY;X-APPLE-OMIT-YEAR="1604":1604-11-30'], 'Asha 11-30'],
    [
      'a year that the card itself omits',
      ['FN:Asha', 'BDAY;X-APPLE-OMIT-YEAR=1904:1904-11-30'],
      'Asha 11-30',
    ],
    ['Open-Xchange', ['FN:Asha', 'BDAY;VALUE=DATE:16040105'], 'Asha 1-5'],
    ['1604 and nothing else', ['FN:Asha', 'BDAY:1604-02-29'], 'Asha 2-29'],
    ['Apple with a group', ['FN:Asha', 'item1.BDAY;VALUE=date:1990-04-24'], 'Asha 4-24 1990'],
    ['Google', ['VERSION:3.0', 'FN:Asha', 'BDAY:--0414'], 'Asha 4-14'],
    ['Google, before', ['FN:Asha', 'BDAY:--01-16'], 'Asha 1-16'],
    ['Android 2.1', ['VERSION:2.1', 'N:Rao;Asha;;;', 'BDAY:--05-14'], 'Asha Rao 5-14'],
    [
      'Android’s event line',
      ['FN:Asha', 'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2010-06-01;3;;;;;;;;;;;;;'],
      'Asha 6-1 2010',
    ],
    [
      'the same in quoted-printable',
      [
        'FN:Asha',
        'X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/=',
        'contact_event;2010-06-01;3;;;;;;;;;;;;;',
      ],
      'Asha 6-1 2010',
    ],
    [
      'a letter that is cut by a soft break',
      [
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=',
        '=BCrgen;;;',
        'BDAY:1980-01-02',
      ],
      'Jürgen Müller 1-2 1980',
    ],
    [
      'quoted-printable of an older code page',
      ['VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE;CHARSET=WINDOWS-1252:M=FCller;Eva', 'BDAY:19800102'],
      'Eva Müller 1-2 1980',
    ],
    [
      'Outlook with an address of several lines and a picture',
      [
        'VERSION:2.1',
        'N;LANGUAGE=de:Müller;Eva',
        'FN:Eva Müller',
        'TEL;WORK;VOICE:030 1234',
        'LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Weg 1=0D=0A=',
        '10115 Berlin',
        'X-MS-CARDPICTURE;TYPE=JPEG;ENCODING=BASE64:',
        ' /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAUD BDAY:19000101',
        ' BQUFBQUFBQUFBQ==',
        '',
        'BDAY:19750607',
      ],
      'Eva Müller 6-7 1975',
    ],
    ['Nextcloud', ['VERSION:4.0', 'FN:Asha', 'BDAY:19930102'], 'Asha 1-2 1993'],
    ['DAVx5', ['FN:Asha', 'BDAY;VALUE=DATE:19500101'], 'Asha 1-1 1950'],
    ['a name of one part', ['VERSION:3.0', 'N:Asha', 'BDAY:1993-01-02'], 'Asha 1-2 1993'],
    ['Exchange with a zone', ['FN:Asha', 'BDAY:19730928T000000+0100'], 'Asha 9-28 1973'],
    ['Zarafa', ['FN:Asha', 'BDAY:19560411230000'], 'Asha 4-11 1956'],
    ['a moment in UTC', ['FN:Asha', 'BDAY:1973-09-27T23:00:00Z'], 'Asha 9-27 1973'],
    [
      'lines that are folded within a name',
      ['FN:Asha of the lo', ' ng name', 'BDAY:1990-04-24'],
      'Asha of the long name 4-24 1990',
    ],
    [
      'signs that are escaped',
      ['N:O\\, Neill\\; Jr;Asha;;;', 'BDAY:19900424'],
      'Asha O, Neill; Jr 4-24 1990',
    ],
    [
      'a nickname where there is nothing else',
      ['N:;;;;', 'FN:', 'NICKNAME:Ash,Ashi', 'BDAY:19900424'],
      'Ash 4-24 1990',
    ],
    ['a stand-in for the year', ['FN:Asha', 'BDAY:1900-04-24'], 'Asha 4-24 ?'],
    ['29 February of a year without it', ['FN:Asha', 'BDAY:1990-02-29'], 'Asha 2-29 ?'],
    ['a colon between quotes', ['FN:Asha', 'BDAY;X-NOTE="a:b;c":19900424'], 'Asha 4-24 1990'],
  ])('%s', (_, lines, expected) => {
    expect(people(vcard(...lines))).toEqual([expected]);
  });

  test.each<[string, string[]]>([
    ['an empty birthday is none, and not 1970 or today', ['FN:Asha', 'BDAY;VALUE=text:']],
    ['none at all', ['FN:Asha']],
    [
      'an anniversary is no birthday',
      ['FN:Asha', 'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2010-06-01;1;;'],
    ],
  ])('%s', (_, lines) => {
    expect(read(vcard(...lines))).toMatchObject({ found: [], refused: [], undated: 1 });
  });

  test('words that are no date, a day that is none, and a birthday of nobody are refused by name', () => {
    const file = [
      vcard('FN:Old', 'BDAY;VALUE=text:circa 1800'),
      vcard('FN:Odd', 'BDAY:1990-13-45'),
      vcard('ORG:Firm', 'BDAY:19900101'),
      vcard(`FN:${'x'.repeat(61)}`, 'BDAY:19900101'),
    ].join('');
    expect(refusals(file)).toEqual([
      'Old: text',
      'Odd: impossible',
      ': no-name',
      `${'x'.repeat(61)}: long-name`,
    ]);
    expect(read(file).refused.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('with the line ends of every system, and a card that is cut off', () => {
    const file = vcard('FN:Asha', 'BDAY:19900424') + vcard('FN:Ravi', 'BDAY:--0414');
    for (const end of ['\n', '\r', '\r\n']) expect(people(file.replaceAll('\r\n', end))).toHaveLength(2);
    expect(people(`${file}BEGIN:VCARD\r\nFN:Tom\r\nBDAY:199`)).toHaveLength(2);
  });
});

describe('calendars', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
  const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');

  test.each<[string, string[], string]>([
    [
      'of every year',
      ['SUMMARY:Asha’s birthday', 'DTSTART;VALUE=DATE:20150424', 'RRULE:FREQ=YEARLY'],
      'Asha 4-24',
    ],
    ['Facebook’s', ['SUMMARY:Asha Rao’s Birthday', 'DTSTART;VALUE=DATE:20261130'], 'Asha Rao 11-30'],
    ['with the year in the title', ['SUMMARY:Birthday: Asha (1990)', 'DTSTART:20260424'], 'Asha 4-24 1990'],
    [
      'in German',
      ['SUMMARY:Geburtstag von Jürgen (*1980)', 'DTSTART;VALUE=DATE:20200102'],
      'Jürgen 1-2 1980',
    ],
    ['in French', ['SUMMARY:Anniversaire de Zoé', 'DTSTART;VALUE=DATE:20200102'], 'Zoé 1-2'],
    ['with a cake', ['SUMMARY:🎂 Asha', 'DTSTART;VALUE=DATE:20200102'], 'Asha 1-2'],
    ['with the age', ['SUMMARY:Asha’s 30th birthday', 'DTSTART;VALUE=DATE:20260424'], 'Asha 4-24'],
    ['a category', ['CATEGORIES:BIRTHDAY', 'SUMMARY:Asha', 'DTSTART:20200102T080000Z'], 'Asha 1-2'],
    [
      'a folded title',
      ['SUMMARY:Asha of the lo', ' ng name', 'DTSTART:20200102', 'RRULE:FREQ=YEARLY'],
      'Asha of the long name 1-2',
    ],
  ])('%s', (_, lines, expected) => {
    expect(people(calendar(event(...lines)))).toEqual([expected]);
  });

  test('an event for each year is one person, and other events are none', () => {
    const yearly = ['2025', '2026', '2027'].map((year) =>
      event('SUMMARY:Asha’s birthday', `DTSTART;VALUE=DATE:${year}0424`),
    );
    const meeting = event('SUMMARY:Dentist', 'DTSTART:20260424T100000Z');
    expect(people(calendar(...yearly, meeting))).toEqual(['Asha 4-24']);
  });
});

describe('tables', () => {
  const csv = (...rows: string[]) => rows.join('\r\n');

  test.each<[string, string[], string[]]>([
    [
      'Google, now',
      [
        'First Name,Middle Name,Last Name,Birthday,Notes',
        'Asha,,Rao,1990-04-24,"one, two"',
        'Ravi,K,,--03-05,',
      ],
      ['Asha Rao 4-24 1990', 'Ravi K 3-5'],
    ],
    [
      'Google, before',
      ['Name,Given Name,Family Name,Birthday', 'Asha Rao,Asha,Rao, --04-24'],
      ['Asha Rao 4-24'],
    ],
    [
      'Outlook in English',
      ['"First Name","Last Name","Birthday"', '"Asha","Rao","4/24/1990"', '"Ravi","","0/0/00"'],
      ['Asha Rao 4-24 1990'],
    ],
    ['Outlook in German', ['Vorname;Nachname;Geburtstag', 'Eva;Müller;7.6.1975'], ['Eva Müller 6-7 1975']],
    [
      'Outlook in Russian',
      ['Имя;Фамилия;День рождения', 'Ольга;Иванова;07.06.1975'],
      ['Ольга Иванова 6-7 1975'],
    ],
    [
      'Thunderbird',
      [
        'First Name,Last Name,Display Name,Birth Year,Birth Month,Birth Day',
        'Asha,Rao,Asha Rao,1990,4,24',
        'Ravi,,Ravi,,3,5',
      ],
      ['Asha Rao 4-24 1990', 'Ravi 3-5'],
    ],
    [
      'Thunderbird in German, where one word is the day',
      ['Vorname,Nachname,Geburtsjahr,Geburtsmonat,Geburtstag', 'Eva,Müller,1975,6,7'],
      ['Eva Müller 6-7 1975'],
    ],
    ['of Facebook', ['Name,Year,Month,Day', 'Asha,1990,4,24', 'Ravi,,3,5'], ['Asha 4-24 1990', 'Ravi 3-5']],
    ['with tabs', ['Name\tBirthday', 'Asha\t1990-04-24'], ['Asha 4-24 1990']],
    ['Japanese', ['氏名,生年月日', '山田花子,1990年4月24日'], ['山田花子 4-24 1990']],
    ['Chinese, with the family name first', ['姓,名,生日', '王,小明,1990/4/24'], ['王小明 4-24 1990']],
    ['Hindi', ['नाम,जन्मदिन', 'आशा,24 अप्रैल 1990'], ['आशा 4-24 1990']],
    ['Arabic', ['الاسم,تاريخ الميلاد', 'ليلى,1990-04-24'], ['ليلى 4-24 1990']],
    [
      'months in words',
      ['Name,Birthday', 'A,"April 24, 1990"', 'B,5 de marzo de 1990', 'C,7. März'],
      ['A 4-24 1990', 'B 3-5 1990', 'C 3-7'],
    ],
    ['with a mark and a line of equality signs', ['\ufeffName;DOB', 'Asha;24.4.90'], ['Asha 4-24 1990']],
    ['a mixed column', ['Name,Birthday', 'A,1/1', 'B,1/1/1990'], ['A 1-1', 'B 1-1 1990']],
  ])('%s', (_, rows, expected) => {
    expect(people(csv(...rows))).toEqual(expected);
  });

  test('the order of day and month is that which one date of the column shows', () => {
    expect(people(csv('Name,Birthday', 'A,3/4/1990', 'B,24/4/1990'))).toEqual(['A 4-3 1990', 'B 4-24 1990']);
    expect(people(csv('Name,Birthday', 'A,3/4/1990', 'B,4/24/1990'))).toEqual(['A 3-4 1990', 'B 4-24 1990']);
  });

  test('where no date shows it, it is asked once with an example', () => {
    const file = csv('Name,Birthday', 'A,3/4/1990', 'B,5/6/1990', 'C,7/7/1990');
    expect(read(file)).toMatchObject({ asksOrder: '3/4/1990', found: [{ name: 'C' }] });
    expect(people(file, { order: 'day-month' })).toEqual(['A 4-3 1990', 'B 6-5 1990', 'C 7-7 1990']);
    expect(people(file, { order: 'month-day' })).toEqual(['A 3-4 1990', 'B 5-6 1990', 'C 7-7 1990']);
  });

  test('where the headers say nothing, two columns are pointed at', () => {
    const file = csv('wer,wann', 'Asha,24.4.1990');
    expect(read(file).asksColumns).toEqual([
      ['wer', 'wann'],
      ['Asha', '24.4.1990'],
    ]);
    expect(people(file, { columns: { name: 0, birthday: 1 } })).toEqual(['Asha 4-24 1990']);
  });

  test('what is no file of contacts is said to be none', () => {
    for (const file of ['', 'hello', '\0\0PNG'])
      expect(readContacts(bytesOf(file), [], none), JSON.stringify(file)).toBeNull();
  });
});

describe('encodings', () => {
  test.each([
    ['windows-1252', 'Name;Geburtstag\r\nJürgen Müßig;24.4.1990', 'Jürgen Müßig'],
    ['windows-1251', 'Имя;День рождения\r\nОльга Иванова;24.4.1990', 'Ольга Иванова'],
    ['shift_jis', '氏名,生年月日\r\n山田はなこ,1990-04-24', '山田はなこ'],
    ['gb18030', '姓名,生日\r\n王小明,1990-04-24\r\n李建国,1990-04-25', '王小明'],
    ['big5', '姓名,生日\r\n王小明,1990-04-24\r\n陳淑芬,1990-04-25', '王小明'],
    ['euc-kr', '이름,생일\r\n김철수,1990-04-24', '김철수'],
  ] as const)('%s is recognised', (encoding, text, name) => {
    const found = read(encodeText(text, encoding));
    expect(found.found[0]?.name).toBe(name);
    expect(found.encoding).toBe(encoding);
  });

  test('UTF-16 with and without its mark, as Google wrote it', () => {
    const text = 'Name,Birthday\r\nJürgen,1990-04-24';
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    for (const file of [little, new Uint8Array([0xff, 0xfe, ...little])])
      expect(people(file)).toEqual(['Jürgen 4-24 1990']);
    expect(people(new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]))).toEqual([
      'Jürgen 4-24 1990',
    ]);
  });

  test('the letters can be read otherwise', () => {
    const file = encodeText('Name;DOB\r\nŁukasz Żak;24.4.1990', 'windows-1250');
    expect(people(file, { encoding: 'windows-1250' })).toEqual(['Łukasz Żak 4-24 1990']);
  });
});

describe('beside those who are there', () => {
  const asha = { id: 'a', name: 'Asha', month: 4, day: 24, year: null };
  const one = (date: string, known: readonly KnownContact[]) =>
    read(`Name,Birthday\r\nASHA,${date}`, {}, known);

  test('the same is left out, a year is added, another day is a question', () => {
    expect(one('--04-24', [asha])).toMatchObject({ found: [], same: 1 });
    expect(one('1990-04-24', [{ ...asha, year: 1990 }])).toMatchObject({ found: [], same: 1 });
    expect(one('1990-04-24', [asha]).found).toMatchObject([{ state: 'update', replaces: asha }]);
    expect(one('1991-04-24', [{ ...asha, year: 1990 }]).found).toMatchObject([{ state: 'differs' }]);
    expect(one('1990-05-24', [asha]).found).toMatchObject([{ state: 'differs', replaces: asha }]);
    expect(one('1990-05-24', []).found).toMatchObject([{ state: 'new', replaces: null }]);
  });

  test('twice in the file is once', () => {
    expect(read('Name,Birthday\r\nAsha,1990-04-24\r\nasha,1990-04-24')).toMatchObject({
      found: [{ name: 'Asha' }],
      same: 1,
    });
  });
});

test('whatever is read, it ends and throws nothing', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    let state = seed * 7919;
    const random = () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state;
    };
    const start =
      ['', 'BEGIN:VCARD\r\nBDAY', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'Name,Birthday\r\n'][seed % 4] ?? '';
    const noise = Array.from({ length: 200 }, () => random() % 256);
    expect(() => readContacts(new Uint8Array([...bytesOf(start), ...noise]), [], none)).not.toThrow();
  }
});
