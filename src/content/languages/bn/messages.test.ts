import { expect, test } from 'vitest';
import { texts as catalog } from '#generated/texts/bn.ts';

const messages = Object.entries(catalog).flatMap(([area, texts]) =>
  Object.entries(texts).map(([id, text]) => ({ place: `${area}: ${id}`, text })),
);

/** With something filled in, and without the words of ICU’s notation and the addresses of links. */
function spoken(text: string): string {
  return text
    .replace(/\{\w+(, number)?\}/g, 'ক')
    .replace(/\{\w+, (plural|select),/g, '')
    .replace(/[=\w]+ \{/g, '')
    .replace(/\]\([^)]*\)/g, ']');
}

test('Latin letters are names of products and of formats only', () => {
  const latin =
    /^(AI|JavaScript|JSON|Android|UTC|qr|[a-z]+\.json|cards|photos|sounds|avatars|iPhone|iPad|Mac|WhatsApp|Google|Facebook|Instagram|Pinterest|YouTube|X|Chrome|Apple|Lossless|Baloo|Letter|US|A[34]|name@example\.com|https?|example\.com|a|f|[KM]B|CSV|vCard|iCalendar|ZIP|PDF|HTML|JPE?G|HEIC|PNG|SVG|GIF|WebP|AVIF|MP[34]|M4A|AAC|WAV|OGG|WebM|QR)$/;
  // The way to a file of contacts names the buttons of programs as they are.
  const own = messages.filter(({ place }) => !place.startsWith('contacts: import.how.'));
  const foreign = own.filter(({ text }) =>
    (spoken(text).match(/[A-Za-z][\w.@]*\w|[A-Za-z]/g) ?? []).some((word) => !latin.test(word)),
  );
  expect(foreign).toEqual([]);
});

test('what is counted has the two forms of Bengali', () => {
  const counted = messages.filter(({ text }) => text.includes(', plural,'));
  expect(counted.length).toBeGreaterThan(0);
  expect(
    counted.filter(({ text }) => !/ one \{.* other \{/.test(text) && !/=1 \{.* other \{/.test(text)),
  ).toEqual([]);
});

test('sentences end with a danda, quotes are curved, digits are those of the interface', () => {
  const odd = /["']|[০-৯]|\u200b|\u200e|\u200f| [।,!]|।।|\p{Script=Bengali}\.(?!\.)/u;
  const seconds = 'signing: attach.record';
  expect(messages.filter(({ place, text }) => place !== seconds && odd.test(spoken(text)))).toEqual([]);
});

test('words are composed as Unicode orders them', () => {
  expect(messages.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
});

test('words that only one side of the border says are not in a text', () => {
  const local = /(?<![\u0980-\u09ff])(জল|পানি|নুন|রামধনু|নেমন্তন্ন|তিনটে|চারটে)(?![\u0980-\u09ff])/u;
  expect(messages.filter(({ text }) => local.test(text))).toEqual([]);
});
