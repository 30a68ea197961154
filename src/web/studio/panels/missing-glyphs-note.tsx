import { useMemo } from 'react';
import { useStore } from 'zustand';
import { missingGlyphs } from '#card/text/missing-glyphs.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { type TextField, textOf } from '../document/field-problem.ts';
import { emojiPictures } from '../preview/emoji-pictures.ts';
import { useStudio } from '../studio-context.tsx';

/**
 * Names the scripts in a field that none of our fonts draws. Follows the preview, which updates in pauses of typing.
 */
export function MissingGlyphsNote({ field }: { field: TextField }) {
  const { preview } = useStudio();
  const text = useStore(preview, ({ card }) => textOf(card, field));
  const characters = useMemo(() => missingGlyphs(text, emojiPictures), [text]);
  const isWanted = characters.length > 0;
  const part = useLazyModule(loadSentence, { wanted: isWanted, onLoadError: sayNothing });
  return isWanted && part ? <span>{part.missingGlyphsText(characters)}</span> : null;
}

const loadSentence = () => import('./missing-glyphs-text.ts');

/** Only a hint is missing, and the next character loads it again. */
function sayNothing(): void {}
