import type { ReactNode } from 'react';
import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardSvg } from './card-svg.tsx';

interface CardFrameProps {
  scene: Scene;
  /** Plays when the frame appears; give the frame another `key` to play it again. */
  entrance?: Animation;
  /** Lies over a corner of the card. */
  ribbon?: ReactNode;
}

/** A card as it lies on a page: 4:3, at most 672 px wide, with a soft edge. */
export function CardFrame({ scene, entrance, ribbon }: CardFrameProps) {
  return (
    <div className="relative mx-auto aspect-4/3 w-full max-w-2xl overflow-hidden rounded-lg bg-white shadow-lg">
      <CardSvg scene={scene} idPrefix="card" entrance={entrance} className="block size-full" />
      {ribbon}
    </div>
  );
}
