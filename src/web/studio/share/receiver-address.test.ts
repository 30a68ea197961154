import { describe, expect, test } from 'vitest';
import { readEmail, readMobile } from './receiver-address.ts';

describe('readEmail', () => {
  test.each([' ravi@example.org ', 'ravi+home@mail.example.co.in', "o'neill@example.org", 'रवि@उदाहरण.भारत'])(
    'accepts %s',
    (text) => {
      expect(readEmail(text)).toEqual({ ok: true, value: text.trim() });
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
  ])('%s is none', (text) => {
    expect(readEmail(text)).toMatchObject({ ok: false, error: { field: 'email' } });
  });

  test('rejects an empty text', () => {
    expect(readEmail('  ')).toEqual({
      ok: false,
      error: {
        field: 'email',
        title: 'Email Required',
        description: "Please enter the receiver's email address.",
      },
    });
  });
});

describe('readMobile', () => {
  test.each([
    ['919876543210', '919876543210'],
    [' +91 98765-43210 ', '919876543210'],
    ['0091 (98765) 43210', '919876543210'],
    ['+1 202.555/0142', '12025550142'],
    ['\u202a+91\u00a098765\u201143210\u202c', '919876543210'],
    ['९१ ९८७६५ ४३२१०', '919876543210'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
    ['９１９８７６５４３２１０', '919876543210'],
    ['6834123', '6834123'],
  ])('%s is dialled as %s', (text, digits) => {
    expect(readMobile(text)).toEqual({ ok: true, value: digits });
  });

  test.each([
    ['', "Please enter the receiver's mobile number."],
    ['ask Ravi', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['91 98765 4321O', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['91+9876543210', 'A mobile number has only digits, with the country code first, such as 91….'],
    ['09876543210', 'Please begin with the country code instead of 0, such as 91….'],
    ['98765', 'This number is too short. Please enter all of it, with the country code.'],
    ['()', 'This number is too short. Please enter all of it, with the country code.'],
    ['1'.repeat(16), 'This number is too long: with the country code a number has at most 15 digits.'],
  ])('%s cannot be one', (text, description) => {
    const title = text ? 'Please check the mobile number' : 'Mobile Number Required';
    expect(readMobile(text)).toEqual({ ok: false, error: { field: 'mobile', title, description } });
  });
});
