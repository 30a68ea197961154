import { LRUCache } from 'lru-cache';
import type { Card } from '#card/document/card.ts';
import { drawingTitle } from '#card/document/card-text.ts';
import { imagesOf } from '#card/paint/content.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { FontFile } from '#card/text/font-files.ts';
import { sceneFonts } from '#card/text/scene-fonts.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { withPagePhotos } from './page-photos.ts';

/** A card as its page shows it. */
export interface DrawnCard {
  /**
   * SVG text, safe inside HTML; its ids begin with `card`. It moves with `entrance.css`. Its label names the card
   * only: the page has the words as text.
   */
  readonly markup: string;
  /** The files without which some character would be drawn in another font. */
  readonly fonts: readonly Pick<FontFile, 'family' | 'url'>[];
  /** The addresses of its photos, as large as a page shows them; the receiver's first. */
  readonly photos: readonly string[];
}

/** Drawings in memory, of some 30 KB each. */
const capacity = 500;

/** Which drawing is meant: a revision of a card, and what of it is not shown. */
export interface DrawingKey {
  readonly id: string;
  readonly revision: number;
  readonly withheld?: readonly string[];
}

/** Draws each revision of a card once, as long as it is among the last that were asked for. */
export function createDrawingCache(layOut: (card: Card) => Promise<Scene>) {
  const drawings = new LRUCache<string, DrawnCard, Card>({
    max: capacity,
    fetchMethod: async (_key, _stale, { context: card }) => {
      await yieldToEventLoop();
      return draw(await layOut(card), card);
    },
    ignoreFetchAbort: true,
  });
  return (card: Card, { id, revision, withheld = [] }: DrawingKey): Promise<DrawnCard> =>
    drawings.forceFetch([id, revision, ...withheld].join(' '), { context: card });
}

function draw(laidOut: Scene, card: Card): DrawnCard {
  const scene = withPagePhotos(laidOut);
  const title = drawingTitle(card);
  return {
    markup: svgMarkup(svgTree(scene, { idPrefix: 'card', entrance: card.animation, title })),
    fonts: sceneFonts(scene).map(({ family, url }) => ({ family, url })),
    photos: imagesOf(scene),
  };
}
