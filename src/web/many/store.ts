import { createStore } from 'zustand/vanilla';
import type { CheckedPeople } from '#content/many/check-people.ts';
import { manyLimits } from '#content/many/limits.ts';
import type { MadeCard } from '#content/many/save-form.ts';
import { newKey } from '../browser/new-key.ts';
import { type Draft, type ListPlace, type Row, writeDraft } from './draft.ts';
import type { Design } from './start.ts';

/** Somebody to be put on the list. */
export type NewRow = Pick<Row, 'name'> & Partial<Pick<Row, 'line' | 'day' | 'city' | 'contact'>>;

export interface ManyState extends Draft {
  /** What was found when the list was last looked through, by the keys of its rows. */
  readonly checked: Checked | null;
  /** The browser keeps the list. */
  readonly isKept: boolean;
}

export interface Checked {
  /** What was looked through. */
  readonly words: string;
  readonly rows: readonly Row[];
  readonly found: CheckedPeople;
}

export type Many = ReturnType<typeof openMany>;

interface ManyOptions {
  /** Where it is kept. */
  readonly place: ListPlace;
  readonly draft: Draft;
}

/** Milliseconds after an edit until the browser keeps it. */
const keptAfterMs = 300;

export function draftOf({ card, words, from, studio }: Design): Draft {
  return {
    ...{ design: card, words, ownWords: words, from, studio },
    ...{ typed: '', isSealed: false, rows: [] },
  };
}

/** The list that is made into cards, and kept as it is typed. */
export function openMany({ place, draft }: ManyOptions) {
  const { setState, ...store } = createStore<ManyState>(() => ({ ...draft, checked: null, isKept: true }));
  const { getState } = store;
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** Writes what waits into the browser's storage. */
  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { checked: _, isKept, ...kept } = getState();
    const isWritten = writeDraft(place, kept, Date.now());
    if (isWritten !== isKept) setState({ isKept: isWritten });
  }

  function edit(part: Partial<Draft>): void {
    setState(part);
    timer ??= setTimeout(flush, keptAfterMs);
  }

  return {
    ...store,
    id: place.id,
    change: (part: Partial<Pick<Draft, 'words' | 'typed' | 'isSealed'>>) => edit(part),
    flush,
    setFromName: (fromName: string) => edit({ design: { ...getState().design, fromName } }),
    /** Takes another design over: all cards have it, with its words unless others were typed. */
    takeDesign({ card, words, from, studio }: Design) {
      const before = getState();
      const fromName = before.design.fromName || card.fromName;
      const isTyped = before.words !== before.ownWords;
      edit({
        design: { ...card, fromName },
        ...{ from, studio, ownWords: words },
        ...(!isTyped && { words }),
      });
    },
    /** Puts people on the list as long as it has room; answers with those who were left out. */
    add(people: readonly NewRow[]): readonly NewRow[] {
      const { rows } = getState();
      const room = Math.max(0, manyLimits.cards - rows.length);
      edit({ rows: [...rows, ...people.slice(0, room).map(newRow)] });
      return people.slice(room);
    },
    changeRow: (key: string, part: Partial<Pick<Row, 'name' | 'line' | 'photo' | 'day'>>) =>
      edit({ rows: getState().rows.map((row) => (row.key === key ? { ...row, ...part } : row)) }),
    removeRow: (key: string) => edit({ rows: getState().rows.filter((row) => row.key !== key) }),
    found: (checked: Checked) => setState({ checked }),
    published(made: readonly MadeCard[]) {
      const ids = new Map(made.map(({ key, id }) => [key, id]));
      edit({
        rows: getState()
          .rows // Deleted since it was made: so it leaves the list as well.
          .filter(({ key }) => ids.get(key) !== null)
          .map((row) => ({ ...row, card: ids.get(row.key) ?? row.card })),
      });
      flush();
    },
    /** Another list with the same design. */
    startAnew() {
      edit({ rows: [], typed: '', isSealed: false });
      flush();
    },
  };
}

function newRow({ name, line = '', day = null, city = null, contact = null }: NewRow): Row {
  return { key: newKey(), name, line, photo: null, day, city, contact, card: null };
}
