import { describe, expect, test } from 'vitest';
import { landscape, portrait, square } from '#card/faces/faces.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { openingSeconds, placedAt } from '#card/opening/timeline.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { cardFormats } from '../card-formats.ts';
import { framesPerSecond, readingSeconds, shownAt, showTurns, type Turn, voiceGap } from '../turns.ts';
import { avcCodecStrings } from '../video/video-encoding.ts';
import { statusVideo, videoLimits, videoSize, videoVoices } from './video-limits.ts';
import type { VideoEnd } from './video-request.ts';
import { videoTurns } from './video-turns.ts';

function outlined(node: SceneNode): SceneNode {
  if (node.kind === 'text') return { ...node, outline: 2 };
  return node.kind === 'group' ? { ...node, children: node.children.map(outlined) } : node;
}

function card(characters: number): Scene {
  const text: SceneNode = {
    kind: 'text',
    x: 0,
    y: 0,
    width: 100,
    text: 'x'.repeat(characters),
    font: { family: 'Baloo 2', weight: 400, size: 20 },
    fill: '#000000',
    direction: 'ltr',
  };
  const nodes: SceneNode[] = [{ kind: 'group', stage: 0, children: [text] }];
  return { width: 1200, height: 900, nodes, symbols: {}, description: '' };
}

describe('the length of a video', () => {
  const seconds = (pages: readonly Scene[], sound: number, ends: VideoEnd = 'sound') =>
    (videoTurns({ pages, ends, front: null }, sound).at(-1)?.end ?? 0) / framesPerSecond;

  test('is that of its sound, to the frame, but not for ever', () => {
    expect(seconds([card(40)], 36)).toBe(36);
    expect(seconds([card(40)], 300)).toBe(videoLimits.longest);
  });

  test('lets a card be seen when the sound is short or none', () => {
    expect(seconds([card(40)], 0.2)).toBeCloseTo(1.9, 1);
    expect(seconds([card(0)], 0)).toBe(videoLimits.least);
    expect(seconds([card(300)], 0)).toBeGreaterThan(seconds([card(100)], 0));
  });

  test('is that of the show where the sender picks it, whatever the sound', () => {
    expect(seconds([card(300)], 100, 'show')).toBe(seconds([card(300)], 0));
    expect(seconds([card(300)], 1, 'show')).toBe(seconds([card(300)], 0));
  });

  test('the longer the text, the longer it rests, within reason', () => {
    expect(readingSeconds(card(0))).toBe(4);
    expect(readingSeconds(card(150))).toBe(13);
    expect(readingSeconds(card(1000))).toBe(30);
  });

  test('and the sides of letters are not read', () => {
    const page = card(150);
    const sides = page.nodes.map((node) => outlined(node));
    expect(readingSeconds({ ...page, nodes: [...sides, ...page.nodes] })).toBe(13);
  });
});

describe('the pages of a card take turns', () => {
  const pages = [card(10), card(200), card(50)];
  const video = (sound: number) => videoTurns({ pages, front: null, ends: 'sound' }, sound);

  test('each enters and is read, and no frame is lost between two', () => {
    for (const turns of [showTurns(pages), video(0), video(90)]) {
      expect(turns.map(({ page }) => page)).toEqual(pages);
      expect(turns.map(({ first }) => first)).toEqual([1, turns[0]?.end, turns[1]?.end]);
      for (const { page, resting, end } of turns.slice(0, -1)) {
        expect((end - resting) / framesPerSecond).toBeCloseTo(readingSeconds(page), 1);
      }
    }
  });

  test('the last stays until the sound ends', () => {
    const [short, long] = [video(1), video(90)];
    expect(long.slice(0, -1)).toEqual(short.slice(0, -1));
    expect(long.at(-1)?.end).toBe(90 * framesPerSecond);
    expect((short.at(-1)?.end ?? 0) - (short.at(-1)?.resting ?? 0)).toBeGreaterThanOrEqual(
      framesPerSecond - 1,
    );
  });

  test('frame 0 is the whole first page; each entrance begins at its beginning', () => {
    const [first, second] = showTurns(pages);
    if (!first || !second) throw new Error('There are three pages.');
    expect(shownAt(first, 0)).toBe(entranceSeconds(first.page));
    expect([first, second].map((turn) => shownAt(turn, turn.first))).toEqual([0, 0]);
    expect(shownAt(second, second.resting)).toBeGreaterThanOrEqual(entranceSeconds(second.page));
  });
});

describe('the voices of notes', () => {
  const [first, last] = [card(10), card(50)];
  const shown = (lengths: readonly number[], sound: number, ends: VideoEnd) =>
    videoTurns(
      {
        pages: [first, last],
        front: null,
        ends,
        voices: new Map([first, last].map((page) => [page, lengths])),
      },
      sound,
    ).map(({ resting, end }) => (end - resting) / framesPerSecond);

  test('are heard to their end, each after a moment of silence, as long as their page is shown', () => {
    const seconds = 30 + 20 + 3 * voiceGap;
    for (const turns of [
      shown([30, 20], 0, 'sound'),
      shown([30, 20], 10, 'sound'),
      shown([30, 20], 10, 'show'),
    ])
      for (const one of turns) expect(one).toBeCloseTo(seconds, 1);
    expect(shown([1], 0, 'show')).toEqual(shown([], 0, 'show'));
    expect(shown([30, 20], 115, 'sound')[1]).toBeGreaterThan(seconds + 5);
  });

  test('are those that a video has time for, whole', () => {
    const voice = (seconds: number) => ({ href: `/files/${seconds}`, seconds });
    const pages = [
      { ...first, voices: [voice(30), voice(20)] },
      last,
      { ...last, voices: Array.from({ length: 40 }, () => voice(30)) },
    ];
    const voices = videoVoices(pages);
    expect([...voices.keys()]).toEqual([pages[0], pages[2]]);
    const all = [...voices.values()].flat().reduce((sum, { seconds }) => sum + seconds, 0);
    expect(all).toBeLessThanOrEqual(videoLimits.voices);
    expect(all).toBeGreaterThan(videoLimits.voices - 30);
  });
});

describe('a video for a status', () => {
  const turnsOf = (
    pages: readonly Scene[],
    options: Partial<Parameters<typeof videoTurns>[0]> = {},
    sound = 0,
  ) => videoTurns({ pages, front: null, ends: 'show', longest: statusVideo.seconds, ...options }, sound);
  const seconds = (turns: readonly Turn[]) => (turns.at(-1)?.end ?? 0) / framesPerSecond;

  test('is as any other where it is short enough', () => {
    const pages = [card(10), card(50)];
    expect(turnsOf(pages)).toEqual(videoTurns({ pages, front: null, ends: 'show' }, 0));
  });

  test('shows long pages shorter, in proportion, and ends by then', () => {
    const turns = turnsOf([card(10), card(400), card(400)]);
    expect(turns).toHaveLength(3);
    expect(seconds(turns)).toBe(30);
    const [cover, inside] = turns.map(({ resting, end }) => (end - resting) / framesPerSecond);
    expect(cover).toBeGreaterThan(2);
    expect(inside).toBeGreaterThan(3 * (cover ?? 0));
    for (const [at, turn] of turns.entries()) {
      expect(turn.first).toBe(turns[at - 1]?.end ?? 1);
      expect(turn.resting - turn.first).toBe(Math.ceil(entranceSeconds(turn.page) * framesPerSecond));
    }
  });

  test('leaves out the last pages where each would be gone in a moment', () => {
    const pages = Array.from({ length: 30 }, () => card(200));
    const turns = turnsOf(pages);
    expect(turns.length).toBeGreaterThan(5);
    expect(turns.length).toBeLessThan(15);
    expect(turns.map(({ page }) => page)).toEqual(pages.slice(0, turns.length));
    expect(seconds(turns)).toBeLessThanOrEqual(30);
  });

  test('ends a long sound, also after an envelope', () => {
    expect(seconds(turnsOf([card(10)], { ends: 'sound' }, 200))).toBe(30);
    expect(seconds(turnsOf([card(900), card(900)], { ends: 'sound', front: card(0) }, 200))).toBe(30);
  });
});

describe('a video that begins with the envelope', () => {
  const pages = [card(10), card(200)] as const;
  const seconds = (frames: number | undefined) => (frames ?? 0) / framesPerSecond;

  test('shows it closed, opens it, turns the front, and goes on with the page', () => {
    const front = card(0);
    const turns = videoTurns({ pages: [pages[0]], front, ends: 'show' }, 0);
    expect(turns.map(({ page }) => page)).toEqual([front, front, front, pages[0]]);
    expect(turns.map(({ end }) => seconds(end)).slice(0, 3)).toEqual([1.2, 3, 3.6]);
    expect(turns.map(({ first }) => first)).toEqual([0, 36, 90, 108]);
    // The closed envelope is one picture; of what moves each frame is another.
    expect(turns.map(({ resting }) => resting).slice(0, 3)).toEqual([0, 90, 108]);
    const [closed, opening, turning, page] = turns as [Turn, Turn, Turn, Turn];
    expect(shownAt(closed, 0)).toBe(0);
    expect([shownAt(opening, 36), shownAt(opening, 89)]).toEqual([0, 53 / 30]);
    expect(shownAt(turning, 90)).toBe(placedAt);
    expect(shownAt(turning, 107)).toBeCloseTo(openingSeconds - 1 / framesPerSecond);
    expect(shownAt(page, 108)).toBe(0);
  });

  test('lets a cover page be read before it turns, and does not show it again', () => {
    const turns = videoTurns({ pages, front: pages[0], ends: 'show' }, 0);
    expect(turns.map(({ page }) => page)).toEqual([pages[0], pages[0], pages[0], pages[1]]);
    const [, opening] = turns;
    expect(seconds((opening?.end ?? 0) - (opening?.resting ?? 0))).toBeCloseTo(readingSeconds(pages[0]), 1);
  });

  test('has its sound from the flap on, and ends with it', () => {
    const turns = videoTurns({ pages: [pages[0]], front: card(0), ends: 'sound' }, 36);
    expect(seconds(turns.at(-1)?.end)).toBe(37.2);
    const longest = videoTurns({ pages: [pages[0]], front: card(0), ends: 'sound' }, 300);
    expect(seconds(longest.at(-1)?.end)).toBe(videoLimits.longest);
  });
});

test('a video is 1080 pixels wide, and its height is even', () => {
  expect(cardFormats.map(({ frame }) => videoSize(frame))).toEqual([
    { width: 1080, height: 810 },
    { width: 1080, height: 1512 },
    { width: 1080, height: 1080 },
    { width: 1080, height: 1920 },
  ]);
  expect(videoSize({ width: 333, height: 250 }).height % 2).toBe(0);
});

test('a format shows its face whole, or the core of it', () => {
  expect(cardFormats.map(({ key, face }) => [key, face])).toEqual([
    ['landscape', landscape],
    ['portrait', portrait],
    ['square', square],
    ['story', portrait],
  ]);
});

test('the level of H.264 follows from the size', () => {
  expect(avcCodecStrings({ width: 1080, height: 810 })).toEqual([
    'avc1.64001f',
    'avc1.4d001f',
    'avc1.42e01f',
  ]);
  expect(avcCodecStrings({ width: 640, height: 480 })[0]).toBe('avc1.64001e');
  expect(avcCodecStrings({ width: 1080, height: 1920 })[0]).toBe('avc1.640028');
  expect(avcCodecStrings({ width: 8000, height: 6000 })).toEqual([]);
});
