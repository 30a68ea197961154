// Spec: 5.9
import { describe, expect, test } from 'vitest';
import { countryOptions, guess } from './dialling.ts';
import { readEmail, readMobile } from './receiver-address.ts';

describe('readEmail', () => {
  test.each([' ravi@example.org ', 'ravi+home@mail.example.co.in', "o'neill@example.org", 'रवि@उदाहरण.भारत'])(
    'accepts %s',
    (email) => {
      expect(readEmail({ email })).toEqual({ ok: true, value: email.trim() });
    },
  );

  test.each([
    'ravi',
    'ravi@',
    '@example.org',
    'ravi@example',
    'ravi@example.',
    'ravi@example..org',
    'a@b.org, c@d.org',
    'a b@example.org',
    'Ravi <ravi@example.org>',
    `${'a'.repeat(250)}@b.org`,
  ])('%s is none', (email) => {
    expect(readEmail({ email })).toEqual({
      ok: false,
      error: {
        field: 'email',
        title: 'Email Required',
        description: "Please enter the receiver's email address.",
        reason: 'Please enter one valid email address, like name@example.com, or leave it empty.',
      },
    });
  });

  test('nothing typed is no problem: the mail program asks', () => {
    expect(readEmail({ email: '  ' })).toEqual({ ok: true, value: '' });
  });
});

describe('readMobile', () => {
  test.each([
    ['', ''],
    ['919876543210', '919876543210'],
    [' +91 98765-43210 ', '919876543210'],
    ['0091 (98765) 43210', '919876543210'],
    ['+1 202.555/0142', '12025550142'],
    ['\u202a+91\u00a098765\u201143210\u202c', '919876543210'],
    ['९१ ९८७६५ ४३२१०', '919876543210'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
    ['９１９８７６５４３２１０', '919876543210'],
    ['6834123', '6834123'],
  ])('%s is dialled as %s, in whichever country it is typed', (mobile, digits) => {
    for (const country of ['IN', 'GB', 'US', 'DE']) {
      expect(readMobile({ mobile, country })).toEqual({ ok: true, value: digits });
    }
  });

  test.each([
    ['IN', '98765 43210', '919876543210'],
    ['IN', '098765 43210', '919876543210'],
    ['IN', '91987 65432', '919198765432'],
    ['GB', '07911 123456', '447911123456'],
    ['DE', '0151 23456789', '4915123456789'],
    ['US', '(202) 555-0142', '12025550142'],
    ['US', '1 202 555 0142', '12025550142'],
    ['IT', '347 123 4567', '393471234567'],
    ['RU', '8 916 123-45-67', '79161234567'],
    ['HU', '06 20 123 4567', '36201234567'],
    ['ID', '0812 3456 789', '628123456789'],
    ['ID', '62 812 3456 789', '628123456789'],
    ['BR', '(55) 99999-9999', '5555999999999'],
    ['AR', '011 2345-6789', '5491123456789'],
    ['NZ', '021 123 456', '6421123456'],
    ['CI', '07 12 34 56 78', '2250712345678'],
  ])('in %s, %s is dialled as %s', (country, mobile, digits) => {
    expect(readMobile({ mobile, country })).toEqual({ ok: true, value: digits });
  });

  test.each([
    ['ask Ravi', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['91 98765 4321O', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['91+9876543210', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['+09876543210', 'Please begin with the country code instead of 0, such as 91….'],
    ['+98765', 'This number is too short. Please enter all of it, with the country code.'],
    [`00${'1'.repeat(16)}`, 'This number is too long: with the country code a number has at most 15 digits.'],
    ['0987654321', notWhole()],
    ['98765', notWhole()],
    ['()', notWhole()],
  ])('%s cannot be one', (mobile, reason) => {
    expect(readMobile({ mobile, country: 'IN' })).toEqual({
      ok: false,
      error: {
        field: 'mobile',
        title: 'Mobile Number Required',
        description: "Please enter the receiver's mobile number.",
        reason,
      },
    });
  });
});

describe('the country of a number', () => {
  test.each([
    [['en-US', 'hi'], 'Asia/Calcutta', 'IN'],
    [['de'], 'Europe/Vienna', 'AT'],
    [['en-GB'], 'Pacific/Chatham', 'NZ'],
    [['fr-CA', 'en-CA'], 'UTC', 'CA'],
    [['not a tag', 'en'], 'UTC', ''],
  ])('%s in the zone %s is %s', (languages, zone, country) => {
    expect(guess(languages, zone)).toBe(country);
  });

  test('can be chosen by its English name', () => {
    const labels = countryOptions().map(({ label }) => label);
    expect(labels).toContain('India (+91)');
    expect(labels[0]).toBe('Afghanistan (+93)');
    expect(new Set(labels).size).toBe(243);
  });
});

function notWhole(): string {
  return 'That number isn’t complete for the chosen country. Please check it, or begin with + and the country code.';
}
