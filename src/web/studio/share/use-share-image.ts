import { useEffect, useRef } from 'react';
import { cardFileName } from '../../components/card-file-name.ts';
import { drawCard } from '../../components/draw-card.ts';
import type { Studio } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import { takesPictures } from './share-sheet.ts';

/**
 * The card as a picture for the device's share menu; null without such a menu or picture. Drawn in advance, because
 * a menu must open right after the press.
 */
export function useShareImage(toName: string): () => Promise<File | null> {
  const studio = useStudio();
  const picture = useRef<Promise<File | null> | null>(null);
  const draw = () => {
    picture.current ??= takesPictures() ? drawn(studio, toName) : Promise.resolve(null);
    return picture.current;
  };
  // A worker draws it.
  useEffect(() => void draw());
  return draw;
}

async function drawn({ store, liveScene }: Studio, toName: string): Promise<File | null> {
  try {
    const scene = await liveScene.complete(store.getState().card);
    const blob = await drawCard(scene, { format: 'jpeg', pixelRatio: 2, quality: 0.95 });
    return new File([blob], cardFileName(toName, 'jpg'), { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
