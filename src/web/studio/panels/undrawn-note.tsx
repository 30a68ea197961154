import { useMemo, useSyncExternalStore } from 'react';
import { undrawn } from '#card/text/undrawn.ts';
import { useLatePart } from '../../ui/use-late-part.ts';
import { emojiPictures } from '../preview/scene-sources.ts';
import { useStudio } from '../studio-context.tsx';

/** Names the scripts of a field that no font of ours draws. It follows the drawing, in the pauses of typing. */
export function UndrawnNote({ field }: { field: 'toName' | 'fromName' | 'message' }) {
  const { shown } = useStudio();
  const text = useSyncExternalStore(shown.subscribe, () => shown.get().card[field]);
  const characters = useMemo(() => undrawn(text, emojiPictures), [text]);
  const isWanted = characters.length > 0;
  const part = useLatePart(loadSentence, { wanted: isWanted, onLost: sayNothing });
  return isWanted && part ? part.undrawnSentence(characters) : null;
}

const loadSentence = () => import('./undrawn-sentence.ts');

/** It is a hint, and the next character asks again. */
function sayNothing(): void {}
