import { studioText } from '../../texts/studio.ts';
import { useOnline } from '../offline/use-online.ts';
import { useAutosaved, useSaving, useUnsaved } from '../studio-context.tsx';
import type { SavedCard } from './save-contract.ts';

/** Says whether the document is saved. */
export function SaveState() {
  const saved = useSaving((state) => state.saved);
  const unsaved = useUnsaved();
  const isStored = useAutosaved();
  const isOnline = useOnline();
  return (
    <p className="min-w-0 grow text-balance px-1 text-ink-faint text-sm leading-tight max-sm:text-[0.8125rem]">
      {unsaved ? waiting(isStored, isOnline) : settled(saved)}
    </p>
  );
}

function waiting(isStored: boolean, isOnline: boolean): string {
  if (isStored && !isOnline) return studioText('saveState.offline');
  return isStored ? studioText('saveState.kept') : studioText('saveState.notKept');
}

function settled(saved: SavedCard | null): string {
  if (!saved) return studioText('saveState.new');
  return saved.status === 'published' ? studioText('saveState.published') : studioText('saveState.draft');
}
