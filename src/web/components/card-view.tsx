import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardFrame } from './card-frame.tsx';
import { CardSvg } from './card-svg.tsx';

interface CardViewProps {
  scene: Scene;
  /** Plays when mounted. Another `key` plays it again. */
  entrance?: Animation;
}

/** A card in its frame. */
export function CardView({ scene, entrance }: CardViewProps) {
  return (
    <CardFrame>
      <CardSvg scene={scene} idPrefix="card" entrance={entrance} className="block size-full" />
    </CardFrame>
  );
}
