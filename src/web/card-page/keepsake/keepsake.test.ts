import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import { noFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { type EmbeddedFile, keepsake, keepsakeLimit } from './keepsake.ts';

function kept(
  shape: Pick<DrawnCard, 'landscape' | 'portrait'>,
  files: ReadonlyMap<string, EmbeddedFile> = new Map(),
  notes: readonly DrawnNotePage[] = [],
): string {
  const drawn = {
    ...shape,
    readableWidth: 360,
    fontFaces: async () => noFontFaces,
    fontFacesAlone: async () => noFontFaces,
    photos: [],
    photoPages: 0,
    description: ['On the cover: a yellow balloon.'],
    opening: { stage: '', envelope: null, closed: null, candles: null },
  };
  const file = keepsake({
    id: 'a',
    card: newCard(1),
    drawn,
    fonts: noFontFaces,
    notes,
    noteFonts: '',
    address: 'https://cards.example/card/a',
    files,
  });
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(keepsakeLimit);
  return `${file}`;
}

test('a kept card has both its shapes', () => {
  const text = kept({
    landscape: Buffer.from('<svg>wide</svg>'),
    portrait: [Buffer.from('<svg>tall</svg>')],
  });
  expect(text).toContain('<svg>wide</svg>');
  expect(text).toContain('<svg>tall</svg>');
  expect(text).toContain('On the cover: a yellow balloon.');
});

test('every page of what others wrote is in it, as a drawing and as text', () => {
  const page = (n: number): DrawnNotePage => ({
    svg: Buffer.from(`<svg>notes ${n}</svg>`),
    notes: [{ id: `${n}`, name: 'Ravi & Mia', words: `Wish ${n}`, attachment: null, isLate: false }],
    fontFaces: () => noFontFaces,
  });
  const text = kept({ landscape: Buffer.from(''), portrait: [] }, new Map(), [page(1), page(2)]);
  for (const n of [1, 2]) expect(text).toContain(`<svg>notes ${n}</svg>`);
  expect(text).toContain('Wish 2 <b>Ravi &amp; Mia</b>');
});

test('its limit counts bytes: of a script that needs three for a character it leaves out a shape as well', () => {
  const drawing = (name: string) => Buffer.from(`<svg>${name}${'祝'.repeat(keepsakeLimit / 5)}</svg>`);
  const text = kept({ landscape: drawing('wide'), portrait: [drawing('tall')] });
  expect(text).toContain('<svg>wide');
  expect(text).not.toContain('<svg>tall');
});

test('each photo is in it wherever it is drawn, and what could not be read stays an address', () => {
  const image = (href: string) => `<svg><image href="${href}" width="9"/></svg>`;
  const text = kept(
    {
      landscape: Buffer.from(image('/files/a?width=640') + image('/files/b')),
      portrait: [Buffer.from(image('/files/a?width=640'))],
    },
    new Map([['/files/a?width=640', { contentType: 'image/webp', bytes: Buffer.from('a photo') }]]),
  );
  const photo = `href="data:image/webp;base64,${btoa('a photo')}" width="9"/>`;
  expect(text.split(photo)).toHaveLength(3);
  expect(text).toContain('href="/files/b" width="9"/>');
});
