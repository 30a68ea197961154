import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import { noFontFaces } from '#server/scenes/fonts/font-faces.ts';
import type { PageContent } from './documents/card.ts';
import { html } from './frame/markup.ts';
import { createPageWriter } from './page-writer.ts';

const drawn: DrawnCard = {
  landscape: Buffer.from('<svg></svg>'),
  portrait: [],
  readableWidth: 600,
  fontFaces: () => noFontFaces,
  fontFacesAlone: () => noFontFaces,
  photos: [],
  photoPages: 0,
  opening: { stage: '', envelope: null, closed: null, candles: null },
  description: [],
};
const content: PageContent = {
  id: 'Ab3-_ZyX0987654321qwQw',
  revision: 1,
  card: { ...newCard(0), toName: 'Asha', fromName: 'Rao' },
  drawn,
  fonts: noFontFaces,
  address: 'https://example.org/card/Ab3-_ZyX0987654321qwQw',
  isRepliesClosed: false,
  notes: [],
  day: null,
  print: 'normal',
  noteFonts: noFontFaces,
  owner: null,
};

const frame = { siteName: 'Birthday Bloom', style: html``, script: '/card-page.js', colors: null };
const owner = { unseen: null, opensOn: null };
const changes: Readonly<Record<string, Partial<PageContent>>> = {
  'takes no replies any more': { isRepliesClosed: true },
  'is written large': { print: 'large' },
  'is its owner’s': { owner },
};

test('the same page is written once', () => {
  const write = createPageWriter(frame, () => '');
  expect(write({ ...content }, null)).toBe(write(content, null));
});

test.each(Object.keys(changes))('a card that %s has another page', (what) => {
  const write = createPageWriter(frame, () => '');
  const before = write(content, null).page.text;
  expect(write({ ...content, ...changes[what] }, null).page.text).not.toBe(before);
  expect(write(content, null).page.text).toBe(before);
});

test('a message, and what only the owner sees, is for one visitor', () => {
  const write = createPageWriter(frame, () => '');
  expect(write(content, { title: 'Report Submitted' }).page.text).toContain('Report Submitted');
  expect(write(content, null).page.text).not.toContain('Report Submitted');
  const mine = { ...content, owner };
  expect(write(mine, null)).not.toBe(write(mine, null));
});
