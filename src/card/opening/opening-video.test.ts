import { beforeAll, describe, expect, test } from 'vitest';
import { findBackground } from '#card/backgrounds/registry.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { landscape, square } from '#card/faces/faces.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene, TextNode } from '#card/scene/scene.ts';
import { cardFormats } from '#encode/card-formats.ts';
import { registerNodeFonts } from '#encode/node-surface.ts';
import { videoSize } from '#encode/video/video-limits.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { composed } from '#tests/pictures/composed.ts';
import { envelopeOf, notePagesOf } from '#tests/pictures/sample-scenes.ts';
import { cardHues, stageColors } from './card-hues.ts';
import { envelopes } from './envelopes/registry.ts';
import { frontOf, videoMoment, videoPictures, videoSheets } from './opening-video.ts';
import { openingSeconds, placedAt, videoTimes } from './timeline.ts';

beforeAll(() => registerNodeFonts(nodeFonts, process.cwd()));

const { flap, rise } = videoTimes;
const videos = cardFormats.map(({ key, frame }) => [key, videoSize(frame)] as const);

function enveloped(given: Partial<Card>): Scene {
  return envelopeOf({ ...newCard(7), toName: 'Asha', fromName: 'Mira', ...given });
}

/** The pictures that are seen at that second, the one behind first. */
function seenAt(video: (typeof videos)[number][1], t: number): readonly string[] {
  return [...everyNode(videoMoment(video, t))].flatMap((node) => (node.kind === 'image' ? [node.href] : []));
}

describe.each(videos)('a video of %s', (_, video) => {
  test('is closed at first', () => {
    for (const t of [-1.2, 0]) expect(seenAt(video, t)).toEqual(['table', 'back', 'pocket', 'flap']);
    expect(videoMoment(video, -1)).toEqual(videoMoment(video, 0));
  });

  test('shows the lining of the flap, behind the card, when it has turned by 90 degrees', () => {
    const upright = flap.from + flap.seconds / 2;
    expect(seenAt(video, upright - 0.05)).toEqual(['table', 'back', 'front', 'pocket', 'flap']);
    expect(seenAt(video, upright + 0.05)).toEqual(['table', 'back', 'lining', 'front', 'pocket']);
  });

  test('has the card in its place before its front turns, and nothing of it at the end', () => {
    expect(seenAt(video, placedAt)).toEqual(['front']);
    const placed = videoMoment(video, placedAt);
    expect(boundsOf({ kind: 'group', children: placed.nodes }, placed)).toEqual([
      0,
      0,
      video.width,
      video.height,
    ]);
    const almost = videoMoment(video, placedAt - 0.001);
    const front = [...everyNode(almost)].find((node) => node.kind === 'image' && node.href === 'front');
    expect(front).toMatchObject({ x: expect.closeTo(0, 1), width: expect.closeTo(video.width, 1) });
    expect(seenAt(video, openingSeconds)).toEqual([]);
  });

  test.each(envelopes)('has nothing of $label outside before it falls away', ({ key }) => {
    const envelope = enveloped({ opening: { ...newCard(7).opening, envelope: key } });
    const page = { ...video, nodes: [], symbols: {}, description: '' };
    const pictures = videoPictures(envelope, frontOf(envelope, [page]), video);
    for (const t of [0, flap.from + flap.seconds, rise.from + rise.seconds]) {
      const moment = composed(videoMoment(video, t), pictures);
      const bounds = boundsOf({ kind: 'group', children: moment.nodes.slice(1) }, moment);
      const [left, top, right, bottom] = bounds ?? [];
      expect(Math.min(left ?? -1, top ?? -1), `${t} s`).toBeGreaterThanOrEqual(0);
      expect(right, `${t} s`).toBeLessThanOrEqual(video.width);
      expect(bottom, `${t} s`).toBeLessThanOrEqual(video.height);
    }
  });
});

test('a video begins on the stage of the card’s page', () => {
  const card = { ...newCard(7), background: 'bg-cherry-blossom' };
  const background = findBackground(card.background);
  if (!background) throw new Error('There are no cherry blossoms.');
  const { '--stage': dark, '--stage-light': light } = stageColors(cardHues(card, background));
  const table = envelopeOf(card).nodes[videoSheets.indexOf('table')];
  const colors = [light, dark].map((color) => expect.objectContaining({ color }));
  expect(table).toMatchObject({ children: [{ fill: { stops: colors } }] });
});

describe('the front of the folded card', () => {
  const page: Scene = { width: 900, height: 1260, nodes: [], symbols: {}, description: '' };

  test('is the cover page of a card that has an inside', () => {
    expect(frontOf(enveloped({}), [page, { ...page }])).toBe(page);
  });

  test('is not the one page of a card that others signed', () => {
    const card = { ...newCard(7), toName: 'Asha' };
    const notes = [{ id: '1', name: 'Mia', words: 'Happy birthday!', attachment: null, isLate: false }];
    for (const face of [landscape, square]) {
      const pages = [page, ...notePagesOf(card, notes, face)];
      const front = frontOf(envelopeOf(card), pages);
      expect(pages, face.key).not.toContain(front);
      expect(videoTurns({ pages, front, ends: 'show' }, 0).map((turn) => turn.page)).toEqual([
        ...[front, front, front],
        ...pages,
      ]);
    }
  });

  test('is else the cover sheet of the envelope, over the whole page', () => {
    const front = frontOf(enveloped({}), [page]);
    const [left, top, right, bottom] = boundsOf({ kind: 'group', children: front.nodes }, front) ?? [];
    expect([left, top].every((edge) => edge !== undefined && edge <= 0)).toBe(true);
    expect(right).toBeGreaterThanOrEqual(page.width);
    expect(bottom).toBeGreaterThanOrEqual(page.height);
  });
});

describe('the names on the envelope', () => {
  const namesOf = (given: Partial<Card>): readonly TextNode[] => {
    const pocket = enveloped(given).nodes[videoSheets.indexOf('pocket')];
    if (pocket?.kind !== 'group') throw new Error('The pocket is a group.');
    return pocket.children.filter((node) => node.kind === 'text');
  };

  test('are in the card’s language, in the typeface of its heading', () => {
    const arabic = namesOf({ toName: 'آمنة', fromName: 'Mira', language: 'ar', typeface: 'storybook' });
    // From left to right, line by line.
    expect(arabic.map(({ text }) => text.trim())).toEqual(['،', 'آمنة', 'إلى', 'Mira', 'من']);
    expect(arabic.map(({ direction }) => direction)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'rtl']);
    const fonts = ['Amiri', 'Amiri', 'Amiri', 'Playfair Display', 'Amiri'];
    expect(arabic.map(({ font }) => font.family)).toEqual(fonts);
    const hindi = namesOf({ toName: 'प्रियंका', fromName: 'மீரா', language: 'hi', typeface: 'storybook' });
    expect(hindi[0]).toMatchObject({ text: 'प्रियंका के लिए', font: { family: 'Noto Serif Devanagari' } });
    expect(hindi.map(({ font }) => font.family)).toContain('Noto Serif Tamil');
  });

  test.each([
    ['Maximiliana Josephine Charlotte von Hohenzollern-Sigmaringen', 'en', 'elegant'],
    ['प्रियंका सत्यनारायण श्रीवास्तव और पूरा परिवार', 'hi', 'handwritten'],
    ['عبد الرحمن بن عبد العزيز الأنصاري وجميع أفراد العائلة', 'ar', 'elegant'],
    ['தமிழ்ச்செல்வி கார்த்திகேயன் சுப்பிரமணியன்', 'en', 'classic'],
  ])('are all between the flap and the lower border: %s', (name, language, typeface) => {
    for (const { x, y, width, font } of namesOf({ toName: name, fromName: name, language, typeface })) {
      expect(font.size).toBeGreaterThanOrEqual(14);
      expect(y - 0.7 * font.size).toBeGreaterThan(290);
      expect(y + 0.2 * font.size).toBeLessThan(424);
      expect(x).toBeGreaterThan(100);
      expect(x + width).toBeLessThan(540);
    }
  });

  test('are words for a card without names', () => {
    expect(namesOf({ toName: '', fromName: '' }).map(({ text }) => text)).toEqual(['A card for you']);
  });
});
