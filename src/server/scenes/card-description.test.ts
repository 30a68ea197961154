import { describe, expect, test } from 'vitest';
import { backgroundKeys, findBackground } from '#card/backgrounds/registry.ts';
import { seenParts } from '#card/description/seen-parts.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { type Face, landscape, portrait } from '#card/faces/faces.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { stickerFor, stickers } from '#card/stickers/stickers.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { catalogs } from '#content/languages/catalogs.ts';
import { type Language, offeredLanguages } from '#content/languages/languages.ts';
import { describeCard } from './card-description.ts';
import { wordsOf } from './card-words.ts';

const layouter = createLayouter({
  measurer: { width: (text, { size }) => text.length * size * 0.5 },
  emoji: { find: () => null },
  phrasesOf: drawnPhrases,
});

const photo = { file: 'a'.repeat(22), width: 900, height: 1200, focusX: 0.5, focusY: 0.5, zoom: 1 };

/** What is said of a card for Asha. */
function said(changes: Partial<Card>, language: Language = 'en'): readonly string[] {
  const card = { ...newCard(7), toName: 'Asha', message: 'Have a lovely day.', ...changes };
  const background = findBackground(card.background);
  if (!background) throw new Error(card.background);
  const options = {
    background,
    findSticker: stickerFor,
    photoHref: (one: { readonly file: string }) => `/files/${one.file}`,
  };
  const seen = seenParts(card, {
    landscape: layouter.layout(card, options),
    portrait: layouter.layoutPages(card, { ...options, face: portrait }),
  });
  return describeCard({ ...card, background: background.key, seen }, language);
}

test('a card is described by its cover, what is around its words, its stickers and its colours', () => {
  const sentences = said({
    background: 'bg-tropical',
    titleColor: '#a01818',
    stickers: [{ slot: 0, key: 'rocket' }],
  });
  expect(sentences[0]).toMatch(/^On the cover: a black toucan with a white throat/);
  expect(sentences[1]).toMatch(/^Around the words: large dark green leaves/);
  expect(sentences[2]).toMatch(/^[A-Z][a-z ]+: a white and red rocket with orange fire\.$/);
  expect(sentences[3]).toMatch(/^The heading is written in .*red.*, the words in dark grey\.$/);
  expect(sentences).toHaveLength(4);
});

test('a card of before there were covers has none', () => {
  expect(said({ cover: 'frame', background: 'bg-tropical' })[0]).toMatch(/^Around the words: large dark/);
});

test('a place is said as far as both shapes of the card agree on it', () => {
  const places = [0, 1, 2, 3, 4, 5].map((slot) => {
    const [sentence] = said({ stickers: [{ slot, key: 'heart' }] }).filter((one) =>
      one.includes('red heart'),
    );
    return sentence?.split(':')[0];
  });
  const [wide, narrow] = [middles(landscape), middles(portrait)];
  for (const [slot, place] of places.entries()) {
    const [a, b] = [wide[slot], narrow[slot]];
    if (/left/i.test(place ?? '')) expect([a?.x, b?.x].every((x) => (x ?? 1) < 0.5)).toBe(true);
    if (/right/i.test(place ?? '')) expect([a?.x, b?.x].every((x) => (x ?? 0) > 0.5)).toBe(true);
    if (/top/i.test(place ?? '')) expect([a?.y, b?.y].every((y) => (y ?? 1) < 0.5)).toBe(true);
    if (/bottom/i.test(place ?? '')) expect([a?.y, b?.y].every((y) => (y ?? 0) > 0.5)).toBe(true);
  }
  expect(new Set(places).size).toBeGreaterThan(2);
});

test('photos are named, with their colours; the first is the cover', () => {
  const sentences = said({
    receiverPhoto: photo,
    senderPhoto: { ...photo, file: 'b'.repeat(22) },
    photoFilter: 'mono',
  });
  expect(sentences[0]).toBe('On the cover: the photo, from edge to edge.');
  expect(sentences.some((one) => one.includes('a photo of the sender'))).toBe(true);
  expect(sentences).toContain('The photos are black and white.');
});

test('a sticker that this program does not know is left out', () => {
  expect(said({ stickers: [{ slot: 0, key: 'from-the-future' }] })).toEqual(said({}));
});

test('who signs with the name alone is named once', () => {
  const signedBy = (text: string) =>
    wordsOf({ ...newCard(1), fromName: 'Asha', signature: { kind: 'typed', text } }, 'en').signature;
  expect(signedBy('Asha')).toBe(null);
  expect(signedBy('Your Asha')).toBe('Your Asha');
});

describe.each(offeredLanguages)('in %s', (language) => {
  test('every background, on its cover and around words, and every sticker is described', () => {
    const texts: Readonly<Record<string, string | undefined>> = catalogs[language].description;
    const ids = [
      ...backgroundKeys.flatMap((key) => [`cover.${key}`, `frame.${key}`]),
      ...stickers.map(({ key }) => `sticker.${key}`),
      'sticker.own',
    ];
    expect(ids.filter((id) => !texts[id])).toEqual([]);
    const known = new Set(ids);
    expect(Object.keys(texts).filter((id) => /^(cover|frame|sticker)\./.test(id) && !known.has(id))).toEqual(
      [],
    );
  });

  test('a whole description has no braces and no English left', () => {
    const sentences = said({ background: 'bg-snow', stickers: [{ slot: 2, key: 'owl' }] }, language);
    expect(sentences.join(' ')).not.toMatch(/[{}]|undefined|\w+\.\w+-/);
    if (language !== 'en') expect(sentences.join(' ')).not.toMatch(/\b(the|with|words)\b/);
  });
});

/** The middles of the slots on a face, as shares. */
function middles(face: Face) {
  const background = findBackground('bg-tropical');
  if (!background) throw new Error('bg-tropical');
  return [0, 1, 2, 3, 4, 5].map((slot) => {
    const { nodes, width, height } = layouter.layoutPages(
      { ...newCard(7), toName: 'Asha', message: 'Have a lovely day.', stickers: [{ slot, key: 'heart' }] },
      { background, face, photoHref: () => '', findSticker: stickerFor },
    )[0] as { nodes: readonly object[]; width: number; height: number };
    const group = nodes.at(-1) as {
      children: { children: { x: number; y: number; width: number; height: number }[] }[];
    };
    const [box] = group.children[0]?.children ?? [];
    return box && { x: (box.x + box.width / 2) / width, y: (box.y + box.height / 2) / height };
  });
}
