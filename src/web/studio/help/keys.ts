import { useEffect, useEffectEvent } from 'react';
import { studioText } from '../../texts/studio.ts';
import { typingFields } from '../../ui/use-files-anywhere.ts';
import type { SaveAs } from '../save/save-contract.ts';
import { useStudio } from '../studio-context.tsx';

/** What the list of keys says. The handler below is the first part of it; the rest is beside the controls. */
export const keys = (): readonly { readonly keys: readonly string[]; readonly what: string }[] => [
  { keys: ['Ctrl', 'S'], what: studioText('keys.save') },
  { keys: ['Ctrl', 'Z'], what: studioText('undo.action') },
  { keys: ['Ctrl', 'Shift', 'Z'], what: studioText('redo.action') },
  { keys: ['Ctrl', 'Y'], what: studioText('redo.action') },
  { keys: ['Ctrl', 'V'], what: studioText('keys.paste') },
  { keys: ['?'], what: studioText('keys.help') },
  { keys: ['Tab'], what: studioText('keys.next') },
  { keys: ['←', '→', '↑', '↓'], what: studioText('keys.choose') },
  { keys: ['Esc'], what: studioText('keys.close') },
];

interface StudioKeysOptions {
  onSave: (as: SaveAs) => void;
  onHelp: () => void;
}

/**
 * The keys of the whole studio. Saving and undoing also work while somebody types, because the document's history is
 * longer than a field's.
 */
export function useStudioKeys({ onSave, onHelp }: StudioKeysOptions): void {
  const { store, saving, pendingFiles } = useStudio();

  function save() {
    const { runningTarget, saved } = saving.getState();
    // A save that is under way or waits for files has its own buttons disabled as well.
    if (runningTarget !== null || pendingFiles.getState().waiting !== null) return;
    onSave(saved?.status === 'published' ? 'published' : 'draft');
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // A dialog that is just opening does not have the focus yet.
    const isBlocked =
      event.isComposing || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    const letter = letterOf(event);
    if (event.altKey) return;
    if (!(event.ctrlKey || event.metaKey)) {
      if (event.key !== '?' || isBlocked || target?.closest(typingFields) || !isHelpKeyOn()) return;
      event.preventDefault();
      onHelp();
    } else if (letter === 's' && !event.shiftKey) {
      // Always, because the browser would offer to save the page.
      event.preventDefault();
      if (!isBlocked && !event.repeat) save();
    } else {
      const isRedo = letter === 'y' || (letter === 'z' && event.shiftKey);
      const hasOwnUndo = target?.closest(isBlocked ? typingFields : '[data-own-undo]');
      if ((letter !== 'z' && !isRedo) || hasOwnUndo) return;
      // Also under a dialog, where the browser would undo the last character of a field.
      event.preventDefault();
      if (isBlocked) return;
      if (isRedo) store.redo();
      else store.undo();
    }
  });
  // Keyboard events are the page's.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The letter of the key. On keyboards of other scripts the one at its place on a Latin keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[ -~]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

const storageKey = 'bb_studio_help_key';

/** Where the browser stores nothing, the choice lasts as long as the page. */
let isOffHere = false;

/** Whether `?` opens the help. Somebody who speaks to the computer may open it by accident, so it can be switched off. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return !isOffHere;
  }
}

export function switchHelpKey(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The browser stores nothing.
  }
}
