import { createContext, lazy, Suspense, useContext, useState } from 'react';
import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';

const CardSvg = lazy(async () => ({ default: (await import('./card-svg.tsx')).CardSvg }));

/** The card's SVG text while its page is rendered on the server; in the browser it stands in the page already. */
export const ServedDrawing = createContext<string | null>(null);

const drawingId = 'card-drawing';

interface CardDrawingProps {
  /** Null on a page that came with the drawing in it. */
  scene: Scene | null;
  entrance: Animation;
  /** What a screen reader calls it; the words stand beside it. */
  title: string;
}

/**
 * A card on its public page. Served as finished markup: React neither makes nor compares its hundreds of
 * elements, and no scene travels with the page. Reached from another page, it is drawn from the scene.
 */
export function CardDrawing({ scene, entrance, title }: CardDrawingProps) {
  const served = useContext(ServedDrawing);
  const [wasServed] = useState(scene === null);
  // Read where it stands, so that it survives when React has to render the page anew.
  const [markup] = useState(() => served ?? document.getElementById(drawingId)?.innerHTML ?? '');
  if (scene) {
    return (
      <Suspense>
        <CardSvg
          scene={scene}
          title={title}
          idPrefix="card"
          entrance={wasServed ? undefined : entrance}
          className="block size-full"
        />
      </Suspense>
    );
  }
  return (
    <div
      id={drawingId}
      className="size-full *:block *:size-full"
      // The browser writes the same markup in other words.
      suppressHydrationWarning
      // Written by our painter, which escapes every text.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
