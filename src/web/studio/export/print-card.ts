import { drawingTitle } from '#card/document/card-text.ts';
import { cardPhrases } from '#content/card-phrases.ts';
import { cardCssWidth } from '#encode/card-formats.ts';
import { toastLostPart } from '../../components/toast-lost-part.tsx';
import { studioText } from '../../texts/studio.ts';
import type { Studio } from '../studio.ts';
import { openPrintPage, type PrintPage } from './print-page.ts';

/** Prints the card as the receiver sees it, at pixel ratio 3. Shows a message when that fails. */
export async function printCard({ store, liveScene }: Studio): Promise<void> {
  const { card } = store.getState();
  let page: PrintPage | null = null;
  try {
    page = openPrintPage(drawingTitle(card, cardPhrases(card.language)));
    const { drawCard } = await import('../../components/draw-card.ts');
    const scene = await liveScene.complete(card);
    const picture = await drawCard(scene, { format: 'png', width: 3 * cardCssWidth, quality: 1 });
    await page.print(picture, scene.description);
  } catch {
    page?.close();
    void toastLostPart({
      title: studioText('print.failed.title'),
      description: studioText('print.failed.text'),
      destructive: true,
    });
  }
}
