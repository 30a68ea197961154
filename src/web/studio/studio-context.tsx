import { createContext, useContext, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { showsSamplePhotos } from './document/placeholder.ts';
import type { SaveAs } from './save/save-contract.ts';
import type { SavingState } from './save/saving.ts';
import type { Receiver } from './share/receiver.ts';
import type { Studio } from './studio.ts';
import type { PendingFile } from './upload/pending-files.ts';

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('Only parts of the studio can ask for it.');
  return studio;
}

/** A part of the document; the component renders again only when that part is another one. */
export function useCard<Part>(select: (card: Card) => Part): Part {
  const { store } = useStudio();
  return useStore(store, ({ card }) => select(card));
}

export function useSaving<Part>(select: (state: SavingState) => Part): Part {
  const { saving } = useStudio();
  return useStore(saving, select);
}

/** Whom the card is sent to, as typed so far. */
export function useReceiver(): Receiver {
  const { receiver } = useStudio();
  return useStore(receiver);
}

/** False while there is unsaved work that the browser refused to keep. */
export function useAutosaved(): boolean {
  const { autosave } = useStudio();
  return useStore(autosave, ({ isStored }) => isStored);
}

/** Whether there is a photo or a sound that is in this page only. */
export function useHasPendingFiles(): boolean {
  const { pendingFiles } = useStudio();
  return useStore(pendingFiles, pendingFiles.any);
}

/** Lets the studio know where a file is that is in this page only; null while there is none. */
export function useReportPendingFile(file: PendingFile | null): void {
  const { pendingFiles } = useStudio();
  const key = useId();
  // Whoever saves or leaves asks the studio, not this component.
  useEffect(() => pendingFiles.set(key, file));
  useEffect(() => () => pendingFiles.set(key, null), [pendingFiles, key]);
}

/** What a save is doing: waiting for files, or under way; null while there is none. */
export function useBusy(): SaveAs | null {
  const { pendingFiles } = useStudio();
  const waiting = useStore(pendingFiles, ({ waiting }) => waiting);
  const sending = useSaving((state) => state.busy);
  return waiting ?? sending;
}

/** Whether the document differs from what the server has. */
export function useUnsaved(): boolean {
  const { store, saving } = useStudio();
  const isUnsaved = () => store.getState().card !== saving.getState().card;
  // A letter in a card that is unsaved already makes nobody render again.
  const afterEdit = useStore(store, isUnsaved);
  const afterSave = useStore(saving, isUnsaved);
  return afterEdit && afterSave;
}

/** Whether the card is (still) the one of a template that shows its photo frames before the photos come. */
export function useSamplePhotos(): boolean {
  const { opening } = useStudio();
  return useCard((card) => showsSamplePhotos(opening, card));
}
