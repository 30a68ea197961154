import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { Face } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { placeholderFor } from '../document/placeholder.ts';
import { useStudio } from '../studio-context.tsx';

/** The pages of the card on this face as they are now. */
export function usePages(face: Face): readonly Scene[] {
  const { preview, liveScene, start } = useStudio();
  const { card } = useStore(preview);
  return useStore(liveScene, () => liveScene.pages(card, face, placeholderFor(start, card)));
}

/** Where the whole face is, when its core fills what is around it, as on the page of the card. */
export function wholeFace({ core, height }: Face): CSSProperties {
  return { top: `${(-100 * core.y) / core.height}%`, height: `${(100 * height) / core.height}%` };
}
