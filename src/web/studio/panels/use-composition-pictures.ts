import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { compositions } from '#card/compositions/compositions.ts';
import type { Card } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import { placeholderFor } from '../document/placeholder.ts';
import { facesOf } from '../preview/studio-view.ts';
import { useStudio } from '../studio-context.tsx';

/** Milliseconds after an edit until the pictures are drawn again, so that they never delay one. */
const pauseMs = 500;

/** Pixels. */
const width = 360;

/**
 * The addresses of small pictures of the card in each composition, by its key. While `wanted` a worker draws them one
 * after the other, anew when the card has changed.
 */
export function useCompositionPictures(wanted: boolean): Readonly<Record<string, string>> {
  const { preview, view, liveScene, start } = useStudio();
  const { card } = useStore(preview);
  const [face = landscape] = facesOf[useStore(view, ({ screens }) => screens)];
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  // Only what the pictures show: a choice among them leaves them as they are.
  const content = JSON.stringify({ ...card, composition: '' });

  // Timers and the worker are outside React.
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const shown: Card = JSON.parse(content);

    async function draw(key: string): Promise<void> {
      const { drawCard } = await import('../../components/draw-card.ts');
      const composed = { ...shown, composition: key };
      const [scene] = await liveScene.completePages(composed, face, placeholderFor(start, composed));
      if (!scene) return;
      const file = await drawCard(scene, { format: 'jpeg', width, quality: 0.8, signal });
      setPictures((known) => {
        if (known[key]) URL.revokeObjectURL(known[key]);
        return { ...known, [key]: URL.createObjectURL(file) };
      });
    }

    async function drawAll(): Promise<void> {
      for (const { key } of compositions) {
        // What cannot be drawn now is drawn with the next change.
        if (!signal.aborted) await draw(key).catch(() => {});
      }
    }

    const timer = setTimeout(drawAll, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, content, face, liveScene, start]);
  return pictures;
}
