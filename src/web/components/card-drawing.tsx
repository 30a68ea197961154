import { createContext, useContext, useState } from 'react';

/** The card's SVG text while its page is rendered on the server; in the browser it stands in the page already. */
export const ServedDrawing = createContext<string | null>(null);

const drawingId = 'card-drawing';

/** Whether the page that is there came with a drawing. */
export function hasServedDrawing(): boolean {
  return (document.getElementById(drawingId)?.childElementCount ?? 0) > 0;
}

/** A card as finished markup: React neither makes nor compares its hundreds of elements, and no scene travels. */
export function CardDrawing() {
  const served = useContext(ServedDrawing);
  // Read where it stands, so that it survives when React has to render the page anew.
  const [html] = useState(() => served ?? document.getElementById(drawingId)?.innerHTML ?? '');
  return (
    <div
      id={drawingId}
      className="size-full [&>svg]:block [&>svg]:size-full"
      // Translation would put elements into its texts, which SVG does not draw.
      translate="no"
      // The browser writes the same markup in other words.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
