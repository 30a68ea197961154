import { expect, test } from 'vitest';
import { texts as catalog } from '#generated/texts/hi.ts';

const messages = Object.entries(catalog).flatMap(([area, texts]) =>
  Object.entries(texts).map(([id, text]) => ({ place: `${area}: ${id}`, text })),
);

/** With something filled in, and without the words of ICU’s notation and the addresses of links. */
function spoken(text: string): string {
  return text
    .replace(/\{\w+(, number)?\}/g, 'क')
    .replace(/\{\w+, (plural|select),/g, '')
    .replace(/[=\w]+ \{/g, '')
    .replace(/\]\([^)]*\)/g, ']');
}

test('Latin letters are names of products and of formats only', () => {
  const latin =
    /^(AI|JavaScript|JSON|Android|UTC|qr|[a-z]+\.json|cards|photos|sounds|avatars|iPhone|WhatsApp|Google|Facebook|Instagram|Pinterest|YouTube|X|Chrome|Letter|A[34]|Baloo|name@example\.com|https?|example\.com|a|f|[KM]B|CSV|vCard|ZIP|PDF|HTML|JPE?G|HEIC|PNG|SVG|GIF|WebP|AVIF|MP[34]|M4A|AAC|ALAC|WAV|OGG|WebM|QR)$/;
  const foreign = messages.filter(({ text }) =>
    (spoken(text).match(/[A-Za-z][\w.@]*\w|[A-Za-z]/g) ?? []).some((word) => !latin.test(word)),
  );
  expect(foreign).toEqual([]);
});

test('what is counted has the two forms of Hindi', () => {
  const counted = messages.filter(({ text }) => text.includes(', plural,'));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ text }) => !/ one \{.* other \{/.test(text))).toEqual([]);
});

test('sentences end with a danda, quotes are curved, digits are those of the interface', () => {
  const odd = /["']|[०-९]|\u200b|\u200e|\u200f| [।,!]|।।|\p{Script=Devanagari}\.(?!\.)/u;
  expect(messages.filter(({ text }) => odd.test(spoken(text)))).toEqual([]);
});

test('words are composed as Unicode orders them', () => {
  expect(messages.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
});
