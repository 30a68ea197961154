import { expect, test } from 'vitest';
import { cardAddress } from './spelling-redirect.ts';

const id = 'Ab3-_ZyX0987654321qwQw';
const card = `/card/${id}`;

test('an address that is spelled right leads nowhere', () => {
  for (const target of [
    card,
    `${card}?fbclid=x`,
    `${card}?day=2026-11-12&utm_source=x`,
    `${card}/reply`,
    `${card}/card.png?revision=2`,
    `${card}/formats`,
    `/hi${card}/formats`,
    `/hi${card}/card.png`,
    `${card}.data`,
    `${card}/_.data`,
    `${card}/formats.data`,
    '/card/short',
    '/card/short.',
    '/card/',
    '/card',
    '/cards/Ab3-_ZyX0987654321qwQw',
    `/files/${id}`,
    `/x${card}`,
    '//evil.example',
    '/',
  ])
    expect(cardAddress(target), target).toBeNull();
});

const glued = [
  ...['.', ',', ')', '>', '!', '*', '_', "'", '"', ';', ':', ']', '=', '}', '…', '।', '؟', '»', '。', 'abc'],
  ...[').', '%20', '%20and%20more', '+', '%E2%80%8B', '%EF%BB%BF', '%C2%A0', '%0A', '%', '%E0%A4%A', '%00'],
  ...[
    '%3F',
    '%3Ffbclid=x',
    '&fbclid=x',
    '&',
    '%26utm_source=x',
    '/',
    '//',
    '/.',
    '/amp',
    '/amp/',
    '/?',
    '%2F',
  ],
];

test.each(glued)('what a chat glued to a link of a card (%s) is left out', (end) => {
  expect(cardAddress(card + end)).toBe(card);
  expect(cardAddress(`${card}${end}?fbclid=x`)).toBe(card);
  expect(cardAddress(`/ar${card}${end}`)).toBe(card);
  if (!end.startsWith('abc')) expect(cardAddress(`${card}/reply${end}`)).toBe(`${card}/reply`);
});

test.each([
  [`/${card}`, card],
  [`///card//${id}`, card],
  [`/\\card/${id}`, card],
  [`/%2Fcard/${id}`, card],
  [`http://evil.example${card}.`, card],
  [`/CARD/${id}`, card],
  [`/card/%41${id.slice(1)}`, card],
  [`/card/%E2%80%8B${id}`, card],
  [`/card/<${id}>`, card],
  [`/hi${card}`, card],
  [`/HI//card/${id}/`, card],
  [`/ar${card}/reply?a=b`, `${card}/reply`],
  [`/hi${card}/formats/`, `/hi${card}/formats`],
  [`${card}/card.html).`, `${card}/card.html`],
  [`${card}/preview.jpg,`, `${card}/preview.jpg`],
  [`${card}/CALENDAR.ICS`, `${card}/calendar.ics`],
  [`${card}/card.png.?revision=2&utm_source=x`, `${card}/card.png?revision=2`],
  [`${card}/print.pdf/?qr=1&paper=letter&fbclid=x`, `${card}/print.pdf?paper=letter&qr=1`],
  [`${card}/?day=2026-11-12&day=x&fbclid=y`, `${card}?day=2026-11-12`],
  [`${card}/?day=%0D%0AX-Y:%20z`, `${card}?day=%0D%0AX-Y%3A+z`],
])('%s leads to %s, in one step', (target, address) => {
  expect(cardAddress(target)).toBe(address);
  expect(cardAddress(address)).toBeNull();
});

test('whatever is asked for, nobody is led to another site', () => {
  const pieces = [
    '/',
    '\\',
    '//',
    'evil.example',
    '%2F',
    '%5C',
    '@',
    ':',
    '.',
    'card',
    id,
    '?',
    '#',
    '\t',
    '..',
  ];
  for (const one of pieces)
    for (const other of pieces)
      for (const third of pieces)
        for (const target of [`/${one}${other}${card}${third}`, `/${one}card/${id}${other}${third}`]) {
          const address = cardAddress(target);
          if (address !== null) expect(address, target).toMatch(/^\/card\/[\w-]{22}(\/[a-z.]+)?(\?|$)/);
        }
});
