// Shows: on every cover that is a picture, headings of many kinds can be read and nothing is in their way; cards of
// before covers keep theirs
import { describe, expect, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { marginSlots } from '#card/compositions/slots.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import { portrait, square } from '#card/faces/faces.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { inTurn } from '../support/combinations.ts';
import { backgroundOf, nodeLayouter } from './node-layouter.ts';
import { pagesOf } from './shuffled-cards.ts';

const layouter = nodeLayouter();

const message = 'Long mornings and good mangoes!';

const headings: Readonly<Record<string, Partial<Card>>> = {
  'a name': { toName: 'Asha' },
  'an age': { toName: 'Grandmother Elisabeth', age: 104 },
  'a long name': { toName: 'W'.repeat(60), textSize: 'large' },
  'a heading': {
    heading: 'Three cheers for the best neighbour in the whole wide street',
    textAlign: 'start',
  },
  'Arabic, raised': { toName: 'ليلى', language: 'ar', lettering: 'raised', titleColor: '#c03060' },
  'Hindi, in neon': { toName: 'क्षत्रिय', language: 'hi', lettering: 'neon', titleColor: '#ff2d95' },
  'another colour': {
    toName: 'Zoë van der Meer',
    titleColor: '#e8d43a',
    composition: 'big-words',
    typeface: 'brush',
  },
};

const covered = backgrounds.map(({ key }, turn) => ({
  background: key,
  carried: inTurn(Object.entries(headings), turn),
}));

describe.each(covered)('the cover of $background', ({ background, carried }) => {
  test.each(carried)('carries %s', (_, words) => {
    for (const face of [portrait, square]) {
      const card = { ...newCard(7), message, background, ...words };
      const [cover] = pagesOf(layouter, card, face);
      expect(cover && problemsOf(cover, face, marginSlots(face))).toEqual([]);
    }
  });

  test('has the words inside', () => {
    for (const face of [portrait, square]) {
      const card = { ...newCard(7), toName: 'Asha', fromName: 'Ravi', message, background };
      expect(pagesOf(layouter, card, face)).toHaveLength(2);
    }
  });
});

test('a card of version 2 keeps the one page that it was', () => {
  const { cover, ...words } = { ...newCard(7), toName: 'Asha', message, background: 'bg-cake' };
  const opened = parseStoredCard({ ...words, version: 2 });
  if (!opened.ok) throw new Error(opened.error);
  const { cover: anotherCover } = backgroundOf({ background: 'bg-peacock' });
  const otherCover = { ...backgroundOf({ background: 'bg-cake' }), cover: anotherCover };
  for (const face of [portrait, square]) {
    const before = layouter.layoutPages(opened.value, { face, background: otherCover, photoHref: () => '' });
    expect(pagesOf(layouter, opened.value, face)).toEqual(before);
    expect(before).toHaveLength(1);
  }
});
