import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardPaper } from './card-paper.tsx';
import { CardSvg } from './card-svg.tsx';

interface CardFrameProps {
  scene: Scene;
  /** Plays when the frame appears; give the frame another `key` to play it again. */
  entrance?: Animation;
}

/** A card as it lies on a page. */
export function CardFrame({ scene, entrance }: CardFrameProps) {
  return (
    <CardPaper>
      <CardSvg scene={scene} idPrefix="card" entrance={entrance} className="block size-full" />
    </CardPaper>
  );
}
