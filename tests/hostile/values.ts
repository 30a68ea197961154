import fc from 'fast-check';

/** Nested as deep as no document is: what walks through it by calling itself runs out of stack. */
const deep = 20_000;
const megabyte = 1024 * 1024;

/** Texts at which programs stumble: ends of strings, halves of characters, other languages' code, and far too much. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts()) },
  // What PostgreSQL does not take as text, alone and at the end of something that looks right.
  { weight: 2, arbitrary: fc.constantFrom('\0', 'aaaaaaaaaaaaaaaaaaaaa\0', '\ud800') },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', '😀', '\u0300', '%').map((one) => one.repeat(5_000)) },
);

function oddTexts(): string[] {
  return [
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202e',
    '\ufeff',
    'İ',
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '..%2f..%2fetc%2fpasswd',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '"; drop table cards; --',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '-1',
    '1e400',
    '2147483648',
    '9007199254740993',
    '99999999999999999999999999',
    '\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '//evil.example',
    'http://[::1',
    'aaaaaaaaaaaaaaaaaaaaaa',
    'a@example.org',
    '😀'.repeat(60),
  ];
}

/** One value as JSON text, some of it not JSON at all. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 50, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 20, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 50, arbitrary: fc.constantFrom(...oddJson()) },
  { weight: 2, arbitrary: fc.constant(`"${'x'.repeat(megabyte)}"`) },
  { weight: 2, arbitrary: fc.constant('['.repeat(deep) + ']'.repeat(deep)) },
  { weight: 2, arbitrary: fc.constant(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`) },
);

function oddJson(): string[] {
  return [
    'null',
    'true',
    '0',
    '-0',
    '0.5',
    '-1',
    '1e400',
    '1e-400',
    '2147483648',
    '9007199254740993',
    '1'.repeat(400),
    '[]',
    '{}',
    '[null]',
    '["a","b"]',
    '{"$gt":""}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"length":1000000000}',
    '{"toString":1}',
    '"\\ud800"',
    '"\\u0000"',
    '"2026-13-45T99:99:99Z"',
    'undefined',
    'NaN',
    "'a'",
    '{"a":1,"a":2}',
    '{"a":',
    '"half',
    '',
  ];
}
