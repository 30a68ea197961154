import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Composition } from '#card/compositions/composition.ts';
import { compositions } from '#card/compositions/compositions.ts';
import type { Card } from '#card/document/card.ts';
import { type Face, landscape, portrait } from '#card/faces/faces.ts';
import { cropped } from '#card/scene/cropped.ts';
import { studioText } from '../../texts/studio.ts';
import { placeholderFor } from '../document/placeholder.ts';
import { useCard, useSamplePhotos, useStudio } from '../studio-context.tsx';
import { compositionName } from './choice-names.ts';
import { PictureTile, TilesLegend } from './picture-tile.tsx';

/** Chooses how words and photos are placed, by looking at one's own card in each composition. */
export function LayoutPanel() {
  const { edit, view } = useStudio();
  const name = useId();
  const chosen = useCard((card) => card.composition);
  const isOpen = useStore(view, ({ panel }) => panel === 'layout');
  const samples = useSamplePhotos();
  const hasPhotos =
    useCard(({ receiverPhoto, photos }) => receiverPhoto !== null || photos.length > 0) || samples;
  // Without photos the covers are the same picture in all of them: what differs is seen on the wide card.
  const isTall = useStore(view, ({ screens }) => screens === 'phone') && hasPhotos;
  const pictures = useCompositionPictures(isOpen, isTall ? portrait : landscape);
  const offered = hasPhotos
    ? compositions.toSorted((one, other) => Number(isAroundPhotos(other)) - Number(isAroundPhotos(one)))
    : compositions.filter((one) => !isAroundPhotos(one) || one.key === chosen);
  const composition = compositions.find(({ key }) => key === chosen);
  return (
    <fieldset className="min-w-0">
      <TilesLegend chosen={composition && compositionName(composition)}>
        {studioText('panel.layout.title')}
      </TilesLegend>
      <div className={`grid gap-3 sm:max-lg:grid-cols-4 ${isTall ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {offered.map(({ key, label }) => (
          <PictureTile
            key={key}
            name={name}
            value={key}
            label={compositionName({ key, label })}
            checked={key === chosen}
            picture={pictures[key] ?? null}
            isTall={isTall}
            onChoose={() => edit({ type: 'composition', value: key })}
          />
        ))}
      </div>
      {hasPhotos ? null : <p className="mt-3 text-ink-soft text-sm">{studioText('layout.photos.hint')}</p>}
    </fieldset>
  );
}

/** They come first on a card with a photo, which has the same cover in all others. */
function isAroundPhotos({ photos }: Composition): boolean {
  return photos.min > 0;
}

/** Milliseconds after an edit until the pictures are drawn again, so that they never delay one. */
const pauseMs = 500;

/** Pixels. */
const width = 360;

/**
 * The addresses of small pictures of the card in each composition, by its key. While `wanted` a worker draws them one
 * after the other, anew when the card has changed.
 */
function useCompositionPictures(wanted: boolean, face: Face): Readonly<Record<string, string>> {
  const { preview, liveScene, start } = useStudio();
  const { card } = useStore(preview);
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
      const { renderStill } = await import('#encode/jobs/render-files.ts');
      const composed = { ...shown, composition: key };
      const [scene] = await liveScene.completePages(composed, face, placeholderFor(start, composed));
      if (!scene) return;
      const still = { format: 'jpeg', width, quality: 0.8, signal } as const;
      const file = await renderStill({ scene: cropped(scene, face.core), ...still });
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
