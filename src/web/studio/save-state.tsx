import type { SavedCard } from './save-contract.ts';
import { useSaving, useUnsaved } from './studio-context.tsx';

/** Where the present document is, in a few quiet words. */
export function SaveState() {
  const saved = useSaving((state) => state.saved);
  const unsaved = useUnsaved();
  return (
    <p className="text-ink-faint text-sm">
      {unsaved ? 'Not saved yet, kept in this browser' : settled(saved)}
    </p>
  );
}

function settled(saved: SavedCard | null): string {
  if (!saved) return 'A new card';
  return saved.status === 'published' ? 'Published, all changes saved' : 'Draft, all changes saved';
}
