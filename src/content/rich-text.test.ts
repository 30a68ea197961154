import { expect, test } from 'vitest';
import { parseRichText, plainText } from './rich-text.ts';

test('links come out of a text in their places', () => {
  expect(parseRichText('Look at the [gallery](/gallery), or [write](mailto:a@b.example).')).toEqual([
    'Look at the ',
    { label: 'gallery', href: '/gallery' },
    ', or ',
    { label: 'write', href: 'mailto:a@b.example' },
    '.',
  ]);
  expect(parseRichText('[All](/faqs#cost)')).toEqual([{ label: 'All', href: '/faqs#cost' }]);
  expect(plainText('The [gallery](/gallery) is [free](/faqs#cost).')).toBe('The gallery is free.');
});

test('everything else stays as it is', () => {
  for (const text of ['', 'Plain.', '[no link]', '(no link)', '[x](javascript:alert(1))', '<b>a & b</b>']) {
    expect(parseRichText(text)).toEqual(text === '' ? [] : [text]);
    expect(plainText(text)).toBe(text);
  }
});
