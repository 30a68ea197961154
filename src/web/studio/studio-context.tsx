import { createContext, useContext, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { showsSamplePhotos } from './document/placeholder.ts';
import type { SaveAs } from './save/save-contract.ts';
import type { SavingState } from './save/saving.ts';
import type { Studio } from './studio.ts';
import type { PendingFile } from './upload/pending-files.ts';

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('Only parts of the studio can ask for it.');
  return studio;
}

/** A part of the document. The component renders again only when that part changes. */
export function useCard<Part>(select: (card: Card) => Part): Part {
  const { store } = useStudio();
  return useStore(store, ({ card }) => select(card));
}

export function useSaving<Part>(select: (state: SavingState) => Part): Part {
  const { saving } = useStudio();
  return useStore(saving, select);
}

/** False while there is unsaved work that the browser refused to store. */
export function useAutosaved(): boolean {
  const { autosave } = useStudio();
  return useStore(autosave, ({ isStored }) => isStored);
}

/** Whether a photo or sound is not on the server yet. */
export function useHasPendingFiles(): boolean {
  const { pendingFiles } = useStudio();
  return useStore(pendingFiles, pendingFiles.any);
}

/** Reports the state of a file that is not on the server yet; null when there is none. */
export function useReportPendingFile(file: PendingFile | null, name?: string): void {
  const { pendingFiles } = useStudio();
  const id = useId();
  const key = name ?? id;
  // Saving and leaving ask the studio, not this component.
  useEffect(() => pendingFiles.set(key, file));
  useEffect(() => () => pendingFiles.set(key, null), [pendingFiles, key]);
}

/** What a save that waits for files or is running asks for; null while there is none. */
export function useRunningTarget(): SaveAs | null {
  const { pendingFiles } = useStudio();
  const waiting = useStore(pendingFiles, ({ waiting }) => waiting);
  const sending = useSaving((state) => state.runningTarget);
  return waiting ?? sending;
}

/** Whether the document or its seal differs from the one on the server. */
export function useUnsaved(): boolean {
  const { store, saving, seal } = useStudio();
  const isUnsaved = () => store.getState().card !== saving.getState().card;
  // Booleans, so that a character in an already unsaved card renders nothing again.
  const afterEdit = useStore(store, isUnsaved);
  const afterSave = useStore(saving, isUnsaved);
  const isSealChanged = useStore(seal, (state) => state.isChanged);
  return (afterEdit && afterSave) || isSealChanged;
}

/**
 * True while the card is the one that a template with photo frames opened. Its frames show drawings until photos
 * come.
 */
export function useSamplePhotos(): boolean {
  const { start } = useStudio();
  return useCard((card) => showsSamplePhotos(start, card));
}
