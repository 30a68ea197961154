import { useEffect } from 'react';
import { useStore } from 'zustand';
import { checkList } from './many-client.ts';
import type { Many } from './store.ts';

/** Milliseconds without an edit after which the list is looked through; pictures are drawn later. */
const restMs = 100;

/** Has the list looked through whenever it, its words or its design change. */
export function useChecked(many: Many): void {
  const rows = useStore(many, (state) => state.rows);
  const words = useStore(many, (state) => state.words);
  const design = useStore(many, (state) => state.design);
  // The worker is outside React.
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const people = rows.map(({ name, line, photo }) => ({ name, line, photo }));
      checkList({ design, words, people }, stop.signal).then(
        (found) => stop.signal.aborted || many.found({ words, rows, found }),
        // Without the worker nothing can be made, and whoever tries is told.
        () => {},
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [many, rows, words, design]);
}
