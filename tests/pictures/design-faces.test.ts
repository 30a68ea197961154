// Shows: what cannot be read on a face of a design is found: pale words, small letters, what cannot be drawn; the rest passes
import { expect, test } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { nodeDesignFaces } from './node-layouter.ts';

const { designProblems } = nodeDesignFaces();

const problemsOf = (change: Partial<Card>) => {
  const names = { toName: 'Margaret', fromName: 'Oliver' };
  const card = { ...newCard(7), ...names, wish: 'Wishing you long mornings and good mangoes!', ...change };
  return designProblems([{ card, hasPhotoFrames: false }]);
};

test('a design that can be read has none', async () => {
  expect(await problemsOf({ background: 'bg-cake' })).toEqual([]);
  expect(await problemsOf({ background: 'bg-stars', composition: 'letter' })).toEqual([]);
});

test('letters that are small on a phone are found', async () => {
  expect(await problemsOf({ background: 'bg-stars', textSize: 'small' })).toEqual([
    { face: 'portrait', kind: 'small' },
    { face: 'square', kind: 'small' },
  ]);
});

test('pale words are found where the layout leaves the colours as they are', async () => {
  const pale = { background: 'bg-cake', titleColor: '#ffe9ef', wishColor: '#fff6d8' };
  expect(await problemsOf(pale)).toEqual([{ face: 'landscape', kind: 'contrast' }]);
});

test('a design that cannot be drawn is found on each face', async () => {
  expect(await problemsOf({ background: 'bg-nowhere' })).toEqual(
    ['landscape', 'portrait', 'square'].map((face) => ({ face, kind: 'undrawn' })),
  );
});
