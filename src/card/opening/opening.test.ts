import { describe, expect, test } from 'vitest';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { newCard, standardOpening } from '#card/document/card.ts';
import { entranceEnd, lastStage } from '#card/motion/entrance.ts';
import { everyNode } from '#card/paint/content.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import { breathThreshold, createBreathListener, loudness } from './breath.ts';
import { candlesFor } from './candles.ts';
import { cardHues } from './card-hues.ts';
import { envelopeFor, envelopes } from './envelopes/registry.ts';
import { oklch, oklchOf } from './oklch.ts';
import * as times from './timeline.ts';

const card = newCard(7);

describe('the envelopes', () => {
  test('are six, and the one of a newer program is the first', () => {
    expect(envelopes.map(({ key }) => key)).toEqual([
      'seal',
      'airmail',
      'kraft',
      'garden',
      'festival',
      'party',
    ]);
    expect(envelopeFor('origami').key).toBe(standardOpening.envelope);
  });

  test.each(envelopes)('$label is drawn alike each time, and otherwise for another card', ({ draw }) => {
    const [pink, gold] = ['from-pink-purple-blue', 'bg-golden-fans'].map((key) => {
      const background = findBackground(key);
      if (!background) throw new Error(key);
      return cardHues({ ...card, titleColor: '#8a2f1d' }, background);
    }) as [ReturnType<typeof cardHues>, ReturnType<typeof cardHues>];
    expect(draw(pink)).toEqual(draw(pink));
    expect(draw(pink)).not.toEqual(draw(gold));
  });

  test.each(envelopes)('$label is small enough for a page on a slow line', ({ draw }) => {
    const { back, pocket, flap, lining, cover } = draw({ main: 300, accent: 20, strength: 1 });
    expect(JSON.stringify([back, pocket, flap, lining, cover]).length).toBeLessThan(60_000);
    const numbers = JSON.stringify(pathsOf([...pocket, ...flap])).match(/\d\.\d{3,}/);
    expect(numbers, 'no more decimals than are seen').toBeNull();
  });
});

function pathsOf(nodes: readonly SceneNode[]): readonly string[] {
  const scene = { width: 1, height: 1, nodes, symbols: {}, description: '' };
  return [...everyNode(scene)].flatMap((node) => (node.kind === 'path' ? [node.d] : []));
}

test('the hues of a card are those of its picture and heading', () => {
  for (const background of backgrounds) {
    const { main, accent, strength } = cardHues(card, background);
    expect(main).toBeGreaterThanOrEqual(0);
    expect(accent).toBeLessThan(360);
    expect(strength).toBeLessThanOrEqual(1);
  }
  const gray = findBackground('from-gray');
  if (!gray) throw new Error('There is no grey background.');
  expect(cardHues(card, gray).strength).toBeLessThan(0.4);
  expect(Math.abs(cardHues({ ...card, titleColor: '#1f4f8f' }, gray).accent - 257)).toBeLessThan(8);
});

test('a card with a cover has the hues of its cover, another those of its border', () => {
  const blossom = findBackground('bg-cherry-blossom');
  if (!blossom) throw new Error('There are no cherry blossoms.');
  // A pink sky; the border has most of its colour in its branches.
  expect(cardHues({ ...card, cover: 'picture' }, blossom).main).toBeGreaterThan(330);
  expect(cardHues({ ...card, cover: 'frame' }, blossom).main).toBeCloseTo(127.5);
});

test('a colour comes back from its lightness, chroma and hue', () => {
  for (const [red, green, blue] of [
    [31, 79, 143],
    [200, 120, 60],
    [128, 128, 128],
  ] as const) {
    const { lightness, chroma, hue } = oklchOf(red, green, blue);
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    expect(oklch(lightness, chroma, hue)).toBe(`#${hex}`);
  }
});

test('the words can be read 2.5 seconds after the tap, and the whole show is over in time', () => {
  const { openingTimes, openingSeconds, entranceFrom, candleTimes, confettiSeconds, longestShow } = times;
  const ends = Object.values(openingTimes).map(({ from, seconds }) => from + seconds);
  expect(openingSeconds).toBeLessThanOrEqual(2.5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(openingSeconds);
  expect(entranceFrom + entranceEnd(lastStage)).toBeLessThanOrEqual(openingSeconds + 0.001);
  expect(openingSeconds + candleTimes.fadeOut + candleTimes.listening + confettiSeconds).toBeLessThan(
    longestShow,
  );
});

describe('candles', () => {
  test.each([
    [null, 5],
    [1, 1],
    [12, 12],
    [13, 2],
    [130, 3],
  ])('for the age %s there are %i', (age, count) => {
    expect(candlesFor(age)).toHaveLength(count);
  });

  test('say a greater age in digits', () => {
    expect(candlesFor(40)).toEqual([4, 0]);
  });
});

describe('a breath', () => {
  test('is what is clearly louder than the place', () => {
    expect(breathThreshold(0)).toBe(0.03);
    expect(breathThreshold(0.01)).toBeCloseTo(0.062);
    expect(breathThreshold(1)).toBe(0.08);
    expect(loudness(new Float32Array([0.5, -0.5]))).toBeCloseTo(0.5);
    expect(loudness(new Float32Array())).toBe(0);
  });

  test('puts out a candle every quarter of a second, after the noise was measured', () => {
    const listener = createBreathListener();
    const heard: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      const time = step / 20;
      // Somebody knocks once while the place is measured, and blows from one second to two.
      const level = step === 4 ? 0.5 : time >= 1 && time < 2 ? 0.2 : 0.01;
      if (listener.hear(time, level)) heard.push(time);
    }
    expect(heard).toEqual([1, 1.25, 1.5, 1.75]);
  });

  test('is not the noise of a loud place', () => {
    const listener = createBreathListener();
    const heard = Array.from({ length: 60 }, (_, step) => listener.hear(step / 20, 0.015));
    expect(heard).not.toContain(true);
  });
});
