import { expect, test } from 'vitest';
import { newCard } from './card.ts';
import { applyEdit } from './edit.ts';

const old = { ...newCard(5), cover: 'frame', background: 'bg-cake' } as const;

test('an older card keeps the frame that is its cover, until it gets another background', () => {
  expect(applyEdit(old, { type: 'toName', value: 'Mina' }).cover).toBe('frame');
  expect(applyEdit(old, { type: 'look', value: { composition: 'letter' } }).cover).toBe('frame');
  const change = { background: 'bg-peacock', cover: 'picture' };
  expect(applyEdit(old, { type: 'background', value: 'bg-peacock' })).toEqual({ ...old, ...change });
  expect(applyEdit(old, { type: 'look', value: { background: 'bg-peacock' } })).toEqual({
    ...old,
    ...change,
  });
  expect(applyEdit(old, { type: 'tone', value: 'funny', background: 'bg-peacock' })).toEqual({
    ...old,
    ...change,
    tone: 'funny',
  });
  expect(applyEdit(old, { type: 'tone', value: 'funny', background: null })).toEqual({
    ...old,
    tone: 'funny',
  });
});
