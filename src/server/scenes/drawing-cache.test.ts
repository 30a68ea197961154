import { beforeEach, expect, test } from 'vitest';
import { gradients } from '#card/backgrounds/gradients.ts';
import { seenParts } from '#card/description/seen-parts.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { cardAlone, contentRevision, type ShownCard } from '#card/document/shown-card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { createDrawingCache } from './drawing-cache.ts';
import type { FontTexts } from './fonts/font-faces.ts';

const background = gradients[0] as (typeof gradients)[number];
let laidOut: number;
let asked: readonly FontTexts[][];
let draw: ReturnType<typeof createDrawingCache>;

function scene(description: string, family = 'Baloo 2'): Scene {
  const font = { family, weight: 700, size: 40 } as const;
  const text = { kind: 'text', x: 0, y: 50, width: 90, text: '<b> & co', font, fill: '#000000' } as const;
  const photo = { kind: 'image', x: 0, y: 0, width: 9, height: 9, href: '/files/abc' } as const;
  const nodes = [{ kind: 'group', stage: 0, children: [{ ...text, direction: 'ltr' }, photo] }] as const;
  return { width: 1200, height: 900, nodes, symbols: {}, description };
}

beforeEach(() => {
  laidOut = 0;
  asked = [];
  draw = createDrawingCache({
    layOut: async ({ card }) => {
      laidOut += 1;
      if (card.toName === '') throw new Error('Nobody');
      const page = scene(card.toName, card.toName === 'आशा' ? 'Baloo 2 Devanagari' : undefined);
      const shapes = { landscape: page, portrait: [page, page] };
      return { ...shapes, background, seen: seenParts(card, shapes) };
    },
    fontFaces: async (uses) => {
      asked = [...asked, [...uses]];
      if (asked.length === 1) throw new Error('The thread ended.');
      return { css: '@font-face{}', hash: 'abc=' };
    },
    siteName: 'Cards of Jaipur',
  });
});

function shown(toName: string, id = 'a', revision = 1): ShownCard {
  const card: Card = { ...newCard(1), toName, animation: 'scale' };
  return cardAlone(card, contentRevision(id, revision));
}

test('is an SVG that moves as the card wants, with its text escaped and its photos named', async () => {
  const { portrait, readableWidth, photos, ...drawn } = await draw(shown('Ada'));
  const landscape = `${drawn.landscape}`;
  expect(landscape).toMatch(/^<svg [^>]*role="img"[^>]*aria-label="Birthday card for Ada"/);
  expect(landscape).toContain('entrance-scale');
  expect(landscape).toContain('&lt;b&gt; &amp; co');
  expect(photos).toEqual(['/files/abc?width=160']);
  expect(landscape).toContain('href="/files/abc?width=160"');
  expect(portrait).toHaveLength(2);
  expect(`${portrait[1]}`, 'ids of its own').toMatch(/^<svg /);
  expect(readableWidth, 'where 40 of 1200 units are 12 pixels').toBe(360);
});

test('makes fonts of what stands on the card and around it, once; what failed is made again', async () => {
  const { fontFaces } = await draw(shown('Łukasz'));
  expect(asked).toEqual([]);
  await expect(async () => fontFaces()).rejects.toThrow('The thread ended.');
  expect(await fontFaces()).toEqual({ css: '@font-face{}', hash: 'abc=' });
  expect(fontFaces(), 'at once').toEqual({ css: '@font-face{}', hash: 'abc=' });
  expect(asked).toHaveLength(2);
  const written = (family: string, weight: number) =>
    asked[1]?.filter((use) => use.family === family && use.weight === weight).flatMap(({ texts }) => texts);
  expect(written('Baloo 2', 700)).toEqual(
    expect.arrayContaining(['<b> & co', 'Open the card', 'Cards of Jaipur']),
  );
  expect(written('Baloo 2', 400), 'what the page says').toEqual(
    expect.arrayContaining(['Share', '0123456789']),
  );
  expect(written('Baloo 2 Latin Ext', 400)).toContain('Ł');
});

test('makes those of the drawing alone without what every page has', async () => {
  const familiesOf = async (name: string) => {
    const { fontFacesAlone } = await draw(shown(name, name));
    await Promise.resolve(fontFacesAlone()).catch(() => undefined);
    return asked.at(-1)?.map(({ family }) => family);
  };
  expect(await familiesOf('आशा')).toEqual(['Baloo 2 Devanagari']);
  expect(await familiesOf('Ada')).toEqual([]);
});

test('has the envelope and the candles that the sender chose', async () => {
  const { opening } = await draw(shown('Ada'));
  expect(`${opening.envelope}`).toContain('data-envelope="seal"');
  expect(`${opening.candles}`.match(/type="checkbox"/g)).toHaveLength(5);
  const other = shown('Ada', 'b');
  const plain = { ...other.card, opening: { envelope: 'kraft', candles: false, shown: false } };
  expect((await draw({ ...other, card: plain })).opening).toMatchObject({ envelope: null, candles: null });
});

test('draws a revision once and the next one anew', async () => {
  const [one, other] = await Promise.all([draw(shown('Ada')), draw(shown('Ada'))]);
  expect(other).toBe(one);
  expect(`${(await draw(shown('Bob', 'a', 2))).landscape}`).toContain('Bob');
  expect(`${(await draw(shown('Cleo', 'b'))).landscape}`).toContain('Cleo');
  expect(laidOut).toBe(3);
});

test('forgets what nobody asked for in a long time', async () => {
  for (let revision = 1; revision <= 301; revision += 1) await draw(shown('Ada', 'a', revision));
  expect(laidOut).toBe(301);
  await draw(shown('Ada', 'a', 301));
  await draw(shown('Ada'));
  expect(laidOut).toBe(302);
});

test('tries again after a failure', async () => {
  await expect(draw(shown(''))).rejects.toThrow('Nobody');
  expect(`${(await draw(shown('Ada'))).landscape}`).toContain('Ada');
});

test('its candles speak as its wish does, or as its sender chose', async () => {
  const said = async (changes: Partial<Card>) => {
    const card = { ...newCard(1), toName: 'Ana', language: 'es', ...changes };
    const { opening } = await draw(cardAlone(card, contentRevision(JSON.stringify(changes), 1)));
    return /(Pide|Pida) un deseo/.exec(`${opening.candles}`)?.[1];
  };
  const formal = { tone: 'formal', relationship: 'Teacher' };
  expect([await said({}), await said(formal)]).toEqual(['Pide', 'Pida']);
  expect(await said({ ...formal, closeness: 'familiar' })).toBe('Pide');
});
