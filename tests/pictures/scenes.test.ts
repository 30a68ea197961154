// Shows: a wide card without photos can show the scene of its cover beside its words: with words of many kinds all can be
// read and nothing overlaps; photos take the place of the scene
import { describe, expect, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { compositionFor } from '#card/compositions/compositions.ts';
import { edgeSlots } from '#card/compositions/slots.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { inTurn } from '../support/combinations.ts';
import { nodeLayouter } from './node-layouter.ts';
import { samplePhotos } from './samples.ts';
import { pagesOf } from './shuffled-cards.ts';

const layouter = nodeLayouter();

const keys = ['open-card', 'slanted-scene', 'round-window', 'arched-window', 'triptych', 'framed-scene'];

const message = 'Long mornings, good mangoes and people who laugh at all your jokes.';

const words: Readonly<Record<string, Partial<Card>>> = {
  'a name and a sender': { toName: 'Asha', fromName: 'Ravi' },
  'no message': { toName: 'Asha', message: '', age: 104 },
  'an age, large': { toName: 'Grandmother Elisabeth', age: 100, textSize: 'large', fromName: 'All of us' },
  'a long name': { toName: 'W'.repeat(60), fromName: 'W'.repeat(60) },
  'a heading at the start': {
    heading: 'Three cheers for the best neighbour in the whole wide street',
    textAlign: 'start',
  },
  Arabic: { toName: 'ليلى', fromName: 'عمر', language: 'ar', message: 'كل عام وأنت بخير وسعادة وصحة.' },
  Hindi: { toName: 'क्षत्रिय', language: 'hi', message: 'जन्मदिन की बहुत-बहुत बधाई!', lettering: 'raised' },
  'pale colours': { toName: 'Zoë', titleColor: '#ffe9ef', wishColor: '#fff6d8', fromColor: '#ffffff' },
};

/** Whether the page shows something of that cover's size through a pane. */
function hasPane({ nodes }: Scene): boolean {
  return nodes.some((node) => node.kind === 'group' && node.clip !== undefined && node.stage === undefined);
}

function cardWith(composition: string, index: number, more: Partial<Card>): Card {
  const background = backgrounds[(index * 11) % backgrounds.length]?.key ?? 'bg-cake';
  return { ...newCard(index), message, background, composition, ...more };
}

describe.each(keys.map((key, place) => [key, place] as const))('%s', (key, place) => {
  test.each(Object.entries(words).map((one, turn) => [...one, turn] as const))('%s', (_, more, turn) => {
    for (const index of inTurn([0, 1, 2, 3, 4, 5, 6, 7], turn + place)) {
      const [page] = pagesOf(layouter, cardWith(key, index, more), landscape);
      expect(page && problemsOf(page, landscape, edgeSlots(landscape))).toEqual([]);
      expect(page && hasPane(page)).toBe(true);
    }
  });

  test('a letter is sound', () => {
    const letter = cardWith(key, 3, { toName: 'Asha', message: `${message} `.repeat(14).trim() });
    const [page] = pagesOf(layouter, letter, landscape);
    expect(page && problemsOf(page, landscape, edgeSlots(landscape))).toEqual([]);
  });

  test('a photo has the place of the scene', () => {
    const [receiverPhoto = null] = samplePhotos;
    const pictured = cardWith(key, 4, { toName: 'Asha', receiverPhoto });
    const full = { ...pictured, composition: 'full-photo' };
    expect(pagesOf(layouter, pictured, landscape)).toEqual(pagesOf(layouter, full, landscape));
  });

  test('it is offered to cards without photos', () => {
    expect(compositionFor(key).photos).toEqual({ min: 0, max: 0 });
  });
});
