import { beforeEach, expect, test, vi } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { createStudioStore } from '../document/store.ts';
import { createAutosave } from './autosave.ts';
import { createSaving, type Origin } from './saving.ts';
import { createUnsavedWorkStore, discardOldWork } from './unsaved-work.ts';

/** The browser's storage as the standard describes it, in memory. */
function memoryStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (value.length > quota) throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function desk(storage: Storage | null = memoryStorage(), begun: Partial<Origin> = {}) {
  const card = newCard(1);
  const store = createStudioStore(card);
  const saving = createSaving(
    { userId: 'u1', creationKey: 'key-1', saved: null, card, ...begun },
    async ({ expectedRevision }) => ({
      saved: { id: 'card-1', revision: (expectedRevision ?? 0) + 1, status: 'draft' },
    }),
  );
  const works = createUnsavedWorkStore(storage, 'u1');
  const keeping = createAutosave({ store, saving, works, now: () => 1000 });
  return { storage, store, saving, works, keeping, stop: keeping.start() };
}

test('keeps the last letter of a page that is left before anybody was told of it', async () => {
  const { store, works, keeping } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0, () => {});
  keeping.flush();
  expect(await works.find(null)).toMatchObject([{ card: { toName: 'Asha' } }]);
});

test('keeps an edit shortly after it was made, and at once when the page is left', async () => {
  const { store, works, keeping } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  expect(await works.find(null)).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(await works.find(null)).toMatchObject([
    { creationKey: 'key-1', revision: null, card: { toName: 'Asha' } },
  ]);
  store.dispatch({ type: 'toName', value: 'Asha Rao' }, 10);
  keeping.flush();
  expect((await works.find(null))[0]?.card.toName).toBe('Asha Rao');
});

test('forgets what is saved, also when the first save gave the card its id', async () => {
  const { store, saving, works } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  vi.advanceTimersByTime(300);
  await saving.save(store.get().card, 'draft');
  expect([...(await works.find(null)), ...(await works.find('card-1'))]).toEqual([]);
});

test('what was typed while the save was under way is kept under the new id', async () => {
  const { store, saving, works } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  const save = saving.save(store.get().card, 'draft');
  store.dispatch({ type: 'message', value: 'One more thing' }, 10);
  await save;
  expect(await works.find('card-1')).toMatchObject([{ revision: 1, card: { message: 'One more thing' } }]);
});

test('undoing everything leaves nothing to keep', async () => {
  const { store, works } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  vi.advanceTimersByTime(300);
  store.undo();
  vi.advanceTimersByTime(300);
  expect(await works.find(null)).toEqual([]);
});

test('work kept for the log-in is marked to come back by itself, until it goes on', async () => {
  const { store, works, keeping } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  keeping.keepForLogin();
  expect((await works.find(null))[0]?.resume).toBe(true);
  store.dispatch({ type: 'toName', value: 'Asha Rao' }, 10);
  vi.advanceTimersByTime(300);
  expect((await works.find(null))[0]?.resume).toBe(false);
});

test('after it was stopped nothing is written', async () => {
  const { store, works, stop } = desk();
  stop();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  vi.advanceTimersByTime(300);
  expect(await works.find(null)).toEqual([]);
});

test('of two windows on one card each keeps its own work, and forgets only its own', async () => {
  const saved = { id: 'card-1', revision: 3, status: 'draft' as const };
  const mine = desk(undefined, { saved, creationKey: 'key-a' });
  const other = desk(mine.storage, { saved, creationKey: 'key-b' });
  mine.store.dispatch({ type: 'toName', value: 'Mine' }, 0);
  other.store.dispatch({ type: 'toName', value: 'Other' }, 0);
  vi.advanceTimersByTime(300);
  expect((await mine.works.find('card-1')).map(({ card }) => card.toName).sort()).toEqual(['Mine', 'Other']);
  await other.saving.save(other.store.get().card, 'draft');
  expect(await mine.works.find('card-1')).toMatchObject([{ creationKey: 'key-a', card: { toName: 'Mine' } }]);
});

test('what was sent without an answer is kept as well, and known again after a crash', async () => {
  const card = newCard(1);
  const store = createStudioStore(card);
  const saved = { id: 'card-1', revision: 3, status: 'draft' as const };
  const saving = createSaving(
    { userId: 'u1', creationKey: 'key-1', saved, card },
    () => new Promise(() => {}),
  );
  const works = createUnsavedWorkStore(memoryStorage(), 'u1');
  createAutosave({ store, saving, works, now: () => 1000 }).start();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  void saving.save(store.get().card, 'published');
  store.dispatch({ type: 'toName', value: 'Asha Rao' }, 10);
  await vi.advanceTimersByTimeAsync(300);
  expect(await works.find('card-1')).toMatchObject([
    {
      revision: 3,
      card: { toName: 'Asha Rao' },
      unanswered: { status: 'published', card: { toName: 'Asha' } },
    },
  ]);
});

test('work is kept on demand although nothing waits, also when another window threw it away', async () => {
  const { store, works, keeping, storage } = desk();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  vi.advanceTimersByTime(300);
  storage?.clear();
  keeping.keepNow();
  expect(await works.find(null)).toMatchObject([{ card: { toName: 'Asha' } }]);
});

test('says when the browser could not keep the work, until there is nothing to keep', async () => {
  const { store, saving, keeping } = desk(memoryStorage(10));
  const heard: boolean[] = [];
  keeping.subscribe(() => heard.push(keeping.isKept()));
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  vi.advanceTimersByTime(300);
  expect(keeping.isKept()).toBe(false);
  await saving.save(store.get().card, 'draft');
  expect(heard).toEqual([false, true]);
});

test('works without a storage, and says that nothing is kept', async () => {
  const { store, saving, works, keeping } = desk(null);
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  keeping.flush();
  expect(keeping.isKept()).toBe(false);
  expect(await works.find(null)).toEqual([]);
  await saving.save(store.get().card, 'draft');
  expect(keeping.isKept()).toBe(true);
});

const work = {
  at: 1000,
  cardId: null,
  creationKey: 'key-1',
  revision: null,
  unanswered: null,
  resume: false,
  card: newCard(1),
};

test('shows nobody the work of another account, and the newest of one’s own first', async () => {
  const storage = memoryStorage();
  const mine = createUnsavedWorkStore(storage, 'u1');
  mine.keep(work);
  mine.keep({ ...work, at: 2000, creationKey: 'key-2' });
  createUnsavedWorkStore(storage, 'u2').keep({ ...work, at: 3000, creationKey: 'key-3' });
  expect((await mine.find(null)).map(({ creationKey }) => creationKey)).toEqual(['key-2', 'key-1']);
});

test('texts over the limit come back whole; what is damaged does not come back', async () => {
  const storage = memoryStorage();
  const works = createUnsavedWorkStore(storage, 'u1');
  works.keep({ ...work, card: { ...work.card, message: 'x'.repeat(1500) } });
  storage.setItem('bb_unsaved:u1:new:bad', '{"at":1');
  storage.setItem('bb_unsaved:u1:new:worse', JSON.stringify({ ...work, card: { version: 1 } }));
  expect((await works.find(null)).map(({ card }) => card.message.length)).toEqual([1500]);
});

test('a storage that refuses is reported, not thrown', async () => {
  const works = createUnsavedWorkStore(memoryStorage(10), 'u1');
  expect(works.keep(work)).toBe(false);
});

test('throws away what nobody came back for in sixty days', async () => {
  const storage = memoryStorage();
  const works = createUnsavedWorkStore(storage, 'u1');
  const day = 24 * 60 * 60 * 1000;
  works.keep({ ...work, at: 10 * day });
  works.keep({ ...work, at: 20 * day, creationKey: 'key-2' });
  discardOldWork(storage, 75 * day);
  expect((await works.find(null)).map(({ creationKey }) => creationKey)).toEqual(['key-2']);
});
