// Spec: 4.3
import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { statusAfter } from '#server/cards/types.ts';
import type { SaveAnswer, SaveRequest } from './save-contract.ts';
import { createSaving } from './saving.ts';

const card = { ...newCard(1), toName: 'Asha' };
const blank = { userId: 'u1', creationKey: 'first-key', saved: null, card: newCard(1) };

/** A server that gives these answers in order and records the requests. */
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

test('sends the id of the first save with the next one', async () => {
  const { send, requests } = server(
    { saved: { id: 'card-1', revision: 1, status: 'draft' } },
    { saved: { id: 'card-1', revision: 2, status: 'published' } },
  );
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  expect(saving.getState()).toMatchObject({
    saved: { id: 'card-1', revision: 1 },
    card,
    runningTarget: null,
  });
  await saving.save(card, 'published');
  expect(requests).toMatchObject([
    { cardId: null, expectedRevision: null, creationKey: 'first-key', status: 'draft' },
    { cardId: 'card-1', expectedRevision: 1, status: 'published' },
  ]);
});

test('sends one save at a time', async () => {
  const { send, requests } = server({ saved: { id: 'card-1', revision: 1, status: 'draft' } });
  const saving = createSaving(blank, send);
  const first = saving.save(card, 'draft');
  expect(saving.getState().runningTarget).toBe('draft');
  expect(await saving.save(card, 'published')).toBeNull();
  await first;
  expect(requests).toHaveLength(1);
});

test('a rejected save changes nothing and gives the reason', async () => {
  const { send } = server({ reason: 'invalid', error: 'Too long.' });
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  expect(saving.getState()).toMatchObject({ saved: null, card: blank.card, failure: { error: 'Too long.' } });
  saving.dismiss();
  expect(saving.getState().failure).toBeNull();
});

test('after a conflict, overwriting sends the other revision, and a copy is a new card', async () => {
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
  expect(copying.getState().lastTarget).toBe('published');
  copying.saveAsCopy('second-key');
  await copying.save(card, 'published');
  expect(other.requests[1]).toMatchObject({
    cardId: null,
    expectedRevision: null,
    creationKey: 'second-key',
  });
});

test('overwriting a card that another window published keeps it published, unless it is taken offline', async () => {
  const conflict = { reason: 'conflict', error: 'Changed.', revision: 7, cardStatus: 'published' } as const;
  const known = { ...blank, saved: { id: 'card-1', revision: 3, status: 'draft' as const } };
  for (const [as, next] of [
    ['draft', 'published'],
    ['published', 'published'],
    ['offline', 'offline'],
  ] as const) {
    const saving = createSaving(known, server(conflict).send);
    await saving.save(card, as);
    saving.overwrite();
    expect(saving.getState()).toMatchObject({
      lastTarget: next,
      saved: { revision: 7, status: 'published' },
    });
  }
  const copying = createSaving(known, server(conflict).send);
  await copying.save(card, 'offline');
  copying.saveAsCopy('second-key');
  expect(copying.getState()).toMatchObject({ lastTarget: 'draft', saved: null });
});

const lost: SaveAnswer = { reason: 'unreachable', error: 'No connection.' };
const edited = { ...card, toName: 'Asha Rao' };
const third = { ...blank, saved: { id: 'card-1', revision: 3, status: 'draft' as const } };
const revision = (revision: number): SaveAnswer => ({ saved: { id: 'card-1', revision, status: 'draft' } });

/** Stores by revision as the product does. A repeated save of the same content is no conflict. */
function cardOnServer(stored: { revision: number; card: unknown; status: string }) {
  let [dropped, cut] = [0, 0];
  return {
    stored: () => stored,
    /** The next answers get lost: after the server has stored the card, or before the request reached it. */
    dropAnswers: (count: number) => (dropped = count),
    cutRequests: (count: number) => (cut = count),
    async send({ expectedRevision, card, status }: SaveRequest): Promise<SaveAnswer> {
      if (cut-- > 0) return lost;
      const repeated = stored.card === card && stored.status === status;
      if (stored.revision === expectedRevision) stored = { revision: stored.revision + 1, card, status };
      else if (!repeated || stored.revision !== (expectedRevision ?? 0) + 1) {
        return { reason: 'conflict', error: 'Changed elsewhere.', revision: stored.revision };
      }
      const now = statusAfter(status);
      return dropped-- > 0 ? lost : { saved: { id: 'card-1', revision: stored.revision, status: now } };
    },
  };
}

test.each(['dropAnswers', 'cutRequests'] as const)(
  'a later save with a lost answer (%s) does not conflict with itself',
  async (lose) => {
    const server = cardOnServer({ revision: 3, card: third.card, status: 'draft' });
    const saving = createSaving(third, server.send);
    server[lose](2);
    expect(await saving.save(card, 'draft')).toBe(lost);
    expect(await saving.save(edited, 'draft')).toBe(lost);
    expect(await saving.save(edited, 'published')).toMatchObject({ saved: { revision: 5 } });
    expect(server.stored()).toMatchObject({ card: edited, status: 'published' });
    expect(saving.getState()).toMatchObject({ saved: { revision: 5 }, card: edited });
  },
);

test('the same document again after a lost answer is one request and one revision', async () => {
  const { send, requests } = server(lost, revision(4));
  const saving = createSaving(third, send);
  await saving.save(card, 'draft');
  await saving.save(card, 'draft');
  expect(requests).toHaveLength(2);
  expect(saving.getState()).toMatchObject({ saved: { revision: 4 }, card });
});

test('a save of another window after a lost answer is still a conflict', async () => {
  const { send, requests } = server(
    lost,
    { reason: 'conflict', error: 'Changed.', revision: 5 },
    revision(6),
  );
  const saving = createSaving(third, send);
  await saving.save(card, 'draft');
  expect(await saving.save(edited, 'draft')).toMatchObject({ reason: 'conflict' });
  saving.overwrite();
  await saving.save(edited, 'draft');
  expect(requests.map(({ expectedRevision }) => expectedRevision)).toEqual([3, 3, 5]);
});

test('a repeated save that the server rejects is followed by the newer one', async () => {
  const { send, requests } = server(lost, { reason: 'refused', error: 'The photo is gone.' }, revision(4));
  const saving = createSaving(third, send);
  await saving.save(card, 'draft');
  expect(await saving.save(edited, 'draft')).toMatchObject({ saved: { revision: 4 } });
  expect(requests[2]).toMatchObject({ card: edited, expectedRevision: 3 });
});

test('a first save of an earlier visit is not mistaken for the present one', async () => {
  const { send, requests } = server(revision(1), lost, revision(2));
  const saving = createSaving(blank, send);
  saving.resume({ creationKey: 'old-key', revision: null, unanswered: null });
  await saving.save(card, 'draft');
  expect(saving.getState().card).toBe(blank.card);
  expect(requests[1]).toMatchObject({ creationKey: 'old-key', cardId: 'card-1', expectedRevision: 1 });
  await saving.save(card, 'draft');
  expect(saving.getState()).toMatchObject({ saved: { revision: 2 }, card });
});

test('a first save with a lost answer is repeated, and later edits are stored too', async () => {
  const { send, requests } = server(
    lost,
    { saved: { id: 'card-1', revision: 1, status: 'draft' } },
    { saved: { id: 'card-1', revision: 2, status: 'draft' } },
  );
  const saving = createSaving(blank, send);
  await saving.save(card, 'draft');
  await saving.save(edited, 'draft');
  expect(requests[2]).toMatchObject({ cardId: 'card-1', expectedRevision: 1, card: edited });
  expect(saving.getState()).toMatchObject({ saved: { revision: 2 }, card: edited });
});

test('work of an earlier visit is saved on the revision that it is based on', async () => {
  const { send, requests } = server({ reason: 'conflict', error: 'Changed.', revision: 5 });
  const saving = createSaving({ ...blank, saved: { id: 'card-1', revision: 5, status: 'draft' } }, send);
  saving.resume({ creationKey: 'old-key', revision: 4, unanswered: null });
  await saving.save(card, 'draft');
  expect(requests[0]).toMatchObject({ cardId: 'card-1', expectedRevision: 4 });
});
