import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { createStudioStore } from '../document/store.ts';
import { createAutosave } from './autosave.ts';
import { createSaving, type ServerCopy } from './saving.ts';
import { createSealStore } from './seal-store.ts';
import { createUnsavedWorkStore, discardExpiredWork } from './unsaved-work.ts';

/** A `Storage` in memory. */
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

function openStudio(storage: Storage | null = memoryStorage(), begun: Partial<ServerCopy> = {}) {
  const card = newCard(1);
  const store = createStudioStore(card);
  const saving = createSaving(
    { userId: 'u1', creationKey: 'key-1', saved: null, card, ...begun },
    async ({ expectedRevision }) => ({
      saved: { id: 'card-1', revision: (expectedRevision ?? 0) + 1, status: 'draft' },
    }),
  );
  const seal = createSealStore(null);
  const unsavedWork = createUnsavedWorkStore(storage, 'u1');
  const autosave = createAutosave({ store, saving, seal, unsavedWork, now: () => 1000 });
  /** Types a name, and waits until it is stored. */
  function type(value: string) {
    store.dispatch({ type: 'toName', value }, 0);
    vi.advanceTimersByTime(300);
  }
  return { storage, store, saving, seal, unsavedWork, autosave, type, stop: autosave.start() };
}

/** The unsaved work of an account in a browser. */
function openWork() {
  const storage = memoryStorage();
  return { storage, unsavedWork: createUnsavedWorkStore(storage, 'u1') };
}

test('stores the last character when the page is left before the listeners are notified', async () => {
  const { store, unsavedWork, autosave } = openStudio();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0, () => {});
  autosave.flush();
  expect(await unsavedWork.find(null)).toMatchObject([{ card: { toName: 'Asha' } }]);
});

test('stores an edit after a short pause, and at once when the page is left', async () => {
  const { store, unsavedWork, autosave } = openStudio();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  expect(await unsavedWork.find(null)).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(await unsavedWork.find(null)).toMatchObject([
    { creationKey: 'key-1', revision: null, card: { toName: 'Asha' } },
  ]);
  store.dispatch({ type: 'toName', value: 'Asha Rao' }, 10);
  autosave.flush();
  expect((await unsavedWork.find(null))[0]?.card.toName).toBe('Asha Rao');
});

test('removes saved work, also when the first save gave the card its id', async () => {
  const { store, saving, unsavedWork, type } = openStudio();
  type('Asha');
  await saving.save(store.getState().card, 'draft');
  expect([...(await unsavedWork.find(null)), ...(await unsavedWork.find('card-1'))]).toEqual([]);
});

test('stores what was typed during a save under the new id', async () => {
  const { store, saving, unsavedWork } = openStudio();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  const save = saving.save(store.getState().card, 'draft');
  store.dispatch({ type: 'message', value: 'One more thing' }, 10);
  await save;
  expect(await unsavedWork.find('card-1')).toMatchObject([
    { revision: 1, card: { message: 'One more thing' } },
  ]);
});

test('stores nothing once everything is undone', async () => {
  const { store, unsavedWork, type } = openStudio();
  type('Asha');
  store.undo();
  vi.advanceTimersByTime(300);
  expect(await unsavedWork.find(null)).toEqual([]);
});

test('stores when the card opens, also where nothing else was changed, until the server has it', async () => {
  const saved = { id: 'card-1', revision: 3, status: 'draft' as const };
  const { store, saving, seal, unsavedWork, autosave, storage } = openStudio(memoryStorage(), { saved });
  seal.change({ opens: 'later', sealDate: '2031-11-12' });
  vi.advanceTimersByTime(300);
  const [work] = await unsavedWork.find('card-1');
  expect(work?.seal).toMatchObject({ opens: 'later', sealDate: '2031-11-12', sealWhere: 'city' });
  // What is no seal is left out, and the card comes back.
  storage?.setItem('bb_unsaved:u1:card-1:bad', JSON.stringify({ ...work, seal: { opens: 'later' } }));
  expect((await unsavedWork.find('card-1')).map((one) => 'seal' in one)).toEqual([true, false]);
  storage?.removeItem('bb_unsaved:u1:card-1:bad');

  seal.stored(seal.getState().fields);
  await saving.save(store.getState().card, 'draft');
  expect(await unsavedWork.find('card-1')).toEqual([]);
  if (work?.seal) seal.restore(work.seal);
  autosave.flush();
  expect(await unsavedWork.find('card-1')).toMatchObject([{ seal: { sealDate: '2031-11-12' } }]);
});

test('work stored for the log-in is restored without asking, until it is edited again', async () => {
  const { store, unsavedWork, autosave, type } = openStudio();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  autosave.storeForReturn();
  expect((await unsavedWork.find(null))[0]?.resume).toBe(true);
  type('Asha Rao');
  expect((await unsavedWork.find(null))[0]?.resume).toBe(false);
});

test('writes nothing after it was stopped', async () => {
  const { unsavedWork, stop, type } = openStudio();
  stop();
  type('Asha');
  expect(await unsavedWork.find(null)).toEqual([]);
});

test('two windows on one card store and remove their own work only', async () => {
  const saved = { id: 'card-1', revision: 3, status: 'draft' as const };
  const mine = openStudio(undefined, { saved, creationKey: 'key-a' });
  const other = openStudio(mine.storage, { saved, creationKey: 'key-b' });
  mine.store.dispatch({ type: 'toName', value: 'Mine' }, 0);
  other.store.dispatch({ type: 'toName', value: 'Other' }, 0);
  vi.advanceTimersByTime(300);
  expect((await mine.unsavedWork.find('card-1')).map(({ card }) => card.toName).sort()).toEqual([
    'Mine',
    'Other',
  ]);
  await other.saving.save(other.store.getState().card, 'draft');
  expect(await mine.unsavedWork.find('card-1')).toMatchObject([
    { creationKey: 'key-a', card: { toName: 'Mine' } },
  ]);
});

test('stores a save without an answer, and knows it again after a crash', async () => {
  const card = newCard(1);
  const store = createStudioStore(card);
  const saved = { id: 'card-1', revision: 3, status: 'draft' as const };
  const saving = createSaving(
    { userId: 'u1', creationKey: 'key-1', saved, card },
    () => new Promise(() => {}),
  );
  const unsavedWork = createUnsavedWorkStore(memoryStorage(), 'u1');
  createAutosave({ store, saving, seal: createSealStore(null), unsavedWork, now: () => 1000 }).start();
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  void saving.save(store.getState().card, 'published');
  store.dispatch({ type: 'toName', value: 'Asha Rao' }, 10);
  await vi.advanceTimersByTimeAsync(300);
  expect(await unsavedWork.find('card-1')).toMatchObject([
    {
      revision: 3,
      card: { toName: 'Asha Rao' },
      unanswered: { status: 'published', card: { toName: 'Asha' } },
    },
  ]);
});

test('stores on demand, also when another window has removed the work', async () => {
  const { unsavedWork, autosave, storage, type } = openStudio();
  type('Asha');
  storage?.clear();
  autosave.storeNow();
  expect(await unsavedWork.find(null)).toMatchObject([{ card: { toName: 'Asha' } }]);
});

test('tells when the browser could not store the work, until nothing is unsaved', async () => {
  const { store, saving, autosave, type } = openStudio(memoryStorage(10));
  const heard: boolean[] = [];
  autosave.subscribe(() => heard.push(autosave.getState().isStored));
  type('Asha');
  expect(autosave.getState().isStored).toBe(false);
  await saving.save(store.getState().card, 'draft');
  expect(heard).toEqual([false, true]);
});

test('works without a storage, and tells that nothing is stored', async () => {
  const { store, saving, unsavedWork, autosave } = openStudio(null);
  store.dispatch({ type: 'toName', value: 'Asha' }, 0);
  autosave.flush();
  expect(autosave.getState().isStored).toBe(false);
  expect(await unsavedWork.find(null)).toEqual([]);
  await saving.save(store.getState().card, 'draft');
  expect(autosave.getState().isStored).toBe(true);
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

test('finds no work of another account, and the newest work first', async () => {
  const storage = memoryStorage();
  const mine = createUnsavedWorkStore(storage, 'u1');
  mine.write(work);
  mine.write({ ...work, at: 2000, creationKey: 'key-2' });
  createUnsavedWorkStore(storage, 'u2').write({ ...work, at: 3000, creationKey: 'key-3' });
  expect((await mine.find(null)).map(({ creationKey }) => creationKey)).toEqual(['key-2', 'key-1']);
});

test('restores texts over the limit whole, and ignores damaged work', async () => {
  const { storage, unsavedWork } = openWork();
  const card: Card = {
    ...work.card,
    ...{ toName: 'x'.repeat(90), heading: 'x'.repeat(90), message: 'x'.repeat(1500) },
    signature: { kind: 'typed', text: 'x'.repeat(90) },
  };
  unsavedWork.write({ ...work, card });
  storage.setItem('bb_unsaved:u1:new:bad', '{"at":1');
  storage.setItem('bb_unsaved:u1:new:worse', JSON.stringify({ ...work, card: { version: 1 } }));
  expect((await unsavedWork.find(null)).map(({ card }) => card)).toEqual([card]);
});

test('restores work of before an upgrade, and leaves work of after it where it is', async () => {
  const { storage, unsavedWork } = openWork();
  const [old] = JSON.parse(readFileSync('tests/fixtures/version-1/cards.json', 'utf8'));
  storage.setItem('bb_unsaved:u1:new:old', JSON.stringify({ ...work, creationKey: 'old', card: old }));
  const newer = JSON.stringify({ ...work, creationKey: 'new', card: { ...work.card, version: 5 } });
  storage.setItem('bb_unsaved:u1:new:new', newer);
  expect(await unsavedWork.find(null)).toMatchObject([
    {
      creationKey: 'old',
      card: { ...old, version: 4, cover: 'frame', description: '', composition: 'classic' },
    },
  ]);
  expect(storage.getItem('bb_unsaved:u1:new:new')).toBe(newer);
});

test('reports a full storage without throwing', async () => {
  const unsavedWork = createUnsavedWorkStore(memoryStorage(10), 'u1');
  expect(unsavedWork.write(work)).toBe(false);
});

const day = 24 * 60 * 60 * 1000;

test('removes work that the studio found more than sixty days ago, unless it was changed since', async () => {
  const { storage, unsavedWork } = openWork();
  unsavedWork.write({ ...work, at: 10 * day });
  unsavedWork.write({ ...work, at: 10 * day, creationKey: 'changed' });
  discardExpiredWork(storage, 100 * day);
  unsavedWork.write({ ...work, at: 11 * day, creationKey: 'changed' });
  unsavedWork.write({ ...work, at: 12 * day, creationKey: 'later' });
  discardExpiredWork(storage, 120 * day);
  discardExpiredWork(storage, 161 * day);
  expect((await unsavedWork.find(null)).map(({ creationKey }) => creationKey)).toEqual(['later', 'changed']);
  discardExpiredWork(storage, 181 * day);
  expect(await unsavedWork.findAll()).toEqual([]);
  expect(storage.length).toBe(0);
});

test.each([
  ['behind', -400],
  ['sixty-one days behind', -61],
  ['ahead', 400],
])('keeps work of a device whose clock was %s', async (_, days) => {
  const { storage, unsavedWork } = openWork();
  unsavedWork.write({ ...work, at: (1000 + days) * day });
  for (const visit of [1000, 1001, 1059]) discardExpiredWork(storage, visit * day);
  expect(await unsavedWork.findAll()).toHaveLength(1);
});

test('keeps work while nobody knows the time, and after a server whose clock ran ahead', async () => {
  const { storage, unsavedWork } = openWork();
  unsavedWork.write({ ...work, at: day });
  discardExpiredWork(storage, null);
  for (const visit of [2000, 1000, 1059]) discardExpiredWork(storage, visit * day);
  expect(await unsavedWork.findAll()).toHaveLength(1);
});

test('work of every card is found, each with what is known of the card on the server', async () => {
  const saved = { id: 'card-1', revision: 3, status: 'published' as const };
  const { storage, type } = openStudio(memoryStorage(), { saved });
  type('Asha');
  const unsavedWork = createUnsavedWorkStore(storage, 'u1');
  unsavedWork.write({ ...work, at: 2000, creationKey: 'key-2' });
  expect(await unsavedWork.findAll()).toMatchObject([
    { cardId: null, creationKey: 'key-2' },
    { cardId: 'card-1', revision: 3, status: 'published', card: { toName: 'Asha' } },
  ]);
  expect(await createUnsavedWorkStore(storage, 'u2').findAll()).toEqual([]);
});
