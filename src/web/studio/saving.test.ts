import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { SaveAnswer, SaveRequest } from './save-contract.ts';
import { createSaving } from './saving.ts';

const card = { ...newCard(1), toName: 'Asha' };
const blank = { userId: 'u1', creationKey: 'first-key', saved: null, card: newCard(1), maybeSaved: false };

/** A server that gives these answers in order, and remembers what it was asked. */
function server(...answers: SaveAnswer[]) {
  const requests: SaveRequest[] = [];
  return {
    requests,
    async send(request: SaveRequest): Promise<SaveAnswer> {
      requests.push(request);
      return answers[requests.length - 1] ?? { reason: 'unreachable', error: 'No more answers.' };
    },
  };
}

test('remembers the id of the first save and sends it with the next', async () => {
  const { send, requests } = server(
    { saved: { id: 'card-1', revision: 1, status: 'draft' } },
    { saved: { id: 'card-1', revision: 2, status: 'published' } },
  );
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  expect(saving.get()).toMatchObject({ saved: { id: 'card-1', revision: 1 }, card, busy: null });
  await saving.save(card, 'published');
  expect(requests).toMatchObject([
    { cardId: null, expectedRevision: null, creationKey: 'first-key', status: 'draft' },
    { cardId: 'card-1', expectedRevision: 1, status: 'published' },
  ]);
});

test('one save at a time: the second is not sent', async () => {
  const { send, requests } = server({ saved: { id: 'card-1', revision: 1, status: 'draft' } });
  const saving = createSaving(blank, send);
  const first = saving.save(card, 'draft');
  expect(saving.get().busy).toBe('draft');
  expect(await saving.save(card, 'published')).toBeNull();
  await first;
  expect(requests).toHaveLength(1);
});

test('a refused save leaves the card where it was and says why', async () => {
  const { send } = server({ reason: 'invalid', error: 'Too long.' });
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  expect(saving.get()).toMatchObject({ saved: null, card: blank.card, refusal: { error: 'Too long.' } });
  saving.dismiss();
  expect(saving.get().refusal).toBeNull();
});

test('after a conflict: overwriting names the other revision, a copy starts anew', async () => {
  const conflict: SaveAnswer = { reason: 'conflict', error: 'Changed elsewhere.', revision: 7 };
  const done: SaveAnswer = { saved: { id: 'card-1', revision: 8, status: 'draft' } };
  const known = { ...blank, saved: { id: 'card-1', revision: 3, status: 'draft' as const } };

  const one = server(conflict, done);
  const overwriting = createSaving(known, one.send);
  await overwriting.save(card, 'draft');
  overwriting.overwrite();
  await overwriting.save(card, 'draft');
  expect(one.requests[1]).toMatchObject({ cardId: 'card-1', expectedRevision: 7 });

  const other = server(conflict, done);
  const copying = createSaving(known, other.send);
  await copying.save(card, 'published');
  expect(copying.get().wanted).toBe('published');
  copying.saveAsCopy('second-key');
  await copying.save(card, 'published');
  expect(other.requests[1]).toMatchObject({
    cardId: null,
    expectedRevision: null,
    creationKey: 'second-key',
  });
});

test('a first save whose answer was lost is repeated, and what was edited since is stored too', async () => {
  const { send, requests } = server(
    { reason: 'unreachable', error: 'No connection.' },
    { saved: { id: 'card-1', revision: 1, status: 'draft' } },
    { saved: { id: 'card-1', revision: 2, status: 'draft' } },
  );
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  const edited = { ...card, toName: 'Asha Rao' };
  await saving.save(edited, 'draft');
  expect(requests[2]).toMatchObject({ cardId: 'card-1', expectedRevision: 1, card: edited });
  expect(saving.get()).toMatchObject({ saved: { revision: 2 }, card: edited });
});

test('work of an earlier visit is saved from the revision it was made from', async () => {
  const { send, requests } = server({ reason: 'conflict', error: 'Changed.', revision: 5 });
  const saving = createSaving({ ...blank, saved: { id: 'card-1', revision: 5, status: 'draft' } }, send);
  saving.resume({ creationKey: 'old-key', revision: 4 });
  await saving.save(card, 'draft');
  expect(requests[0]).toMatchObject({ cardId: 'card-1', expectedRevision: 4 });
});
