import { LRUCache } from 'lru-cache';
import type { Background } from '#card/backgrounds/background.ts';
import type { SeenParts } from '#card/description/seen-parts.ts';
import type { Card } from '#card/document/card.ts';
import { drawingTitle } from '#card/document/card-text.ts';
import type { ShownCard } from '#card/document/shown-card.ts';
import { drawOpening } from '#card/opening/opening-drawing.ts';
import { candlesMarkup, closedEnvelopeMarkup, openingMarkup } from '#card/opening/opening-markup.ts';
import { imagesOf, isOfPhotos, photosLast } from '#card/paint/content.ts';
import { readableWidth } from '#card/paint/smallest-text.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { describeCard } from './card-description.ts';
import type { FontFaces, FontTexts } from './fonts/font-faces.ts';
import { cardTexts, drawnTexts, pageTexts } from './fonts/page-texts.ts';
import { once } from './once.ts';
import { withPagePhotos } from './page-photos.ts';

/** A card as its page shows it. */
export interface DrawnCard {
  /**
   * SVG in UTF-8, safe inside HTML; its ids begin with `card`. It moves with `entrance.css`. Its label names the card
   * only: the page has the words as text. Kept as bytes, because encoding 100 kB of text for each visitor takes longer than
   * writing the rest of the page.
   */
  readonly landscape: Buffer;
  /** The same for each page of the portrait card, without its bleed; the last ones have photos and no words. */
  readonly portrait: readonly Buffer[];
  /** How many of them have photos and no words. */
  readonly photoPages: number;
  /** CSS pixels: as wide as the landscape card has to be for its smallest text to be read. */
  readonly readableWidth: number;
  /** The fonts of the drawing and of the page around it, made when they are first asked for. */
  readonly fontFaces: () => FontFaces | Promise<FontFaces>;
  /** Those of the landscape drawing alone that pages of the site have not: all but Latin. */
  readonly fontFacesAlone: () => FontFaces | Promise<FontFaces>;
  /** The addresses of its photos, as large as a page shows them; the receiver's first. */
  readonly photos: readonly string[];
  readonly opening: DrawnOpening;
  /** What the card looks like, in sentences. */
  readonly description: readonly string[];
}

/** HTML in UTF-8; null for a card without. */
interface DrawnOpening {
  /** The colours of its stage, and how wide an upright page has to be for its smallest text, as declarations of CSS. */
  readonly stage: string;
  readonly envelope: Buffer | null;
  /** The envelope alone, which nobody can open. */
  readonly closed: Buffer | null;
  readonly candles: Buffer | null;
}

/** Drawings in memory, of some 80 KB each. */
const capacity = 300;

/** The shapes of a card that its page shows. */
export interface LaidOutCard {
  readonly landscape: Scene;
  readonly portrait: readonly Scene[];
  /** The card's background, whose colours its envelope takes. */
  readonly background: Background;
  /** What is to be seen on both. */
  readonly seen: SeenParts;
}

interface DrawingParts {
  readonly layOut: (shown: ShownCard) => Promise<LaidOutCard>;
  readonly fontFaces: (uses: readonly FontTexts[], language: string) => Promise<FontFaces>;
  readonly siteName: string;
}

/** Draws each content of a card once, as long as it is among the last that were asked for. */
export function createDrawingCache({ layOut, fontFaces, siteName }: DrawingParts) {
  const drawings = new LRUCache<string, DrawnCard, ShownCard>({
    max: capacity,
    fetchMethod: async (_key, _stale, { context: shown }) => {
      await yieldToEventLoop();
      const { card } = shown;
      const { scenes, ...drawn } = draw(await layOut(shown), card);
      // The texts, because the scenes are far larger and not needed any more.
      const texts = cardTexts(scenes, card);
      const make = () => fontFaces([...texts, ...pageTexts(card, siteName)], card.language);
      // Pages have Latin, but in Hindi, whose font has it for their own texts alone.
      const hasLatin = card.language !== 'hi';
      const alone = drawnTexts(scenes.slice(0, 1)).filter(
        ({ family }) => !(hasLatin && family === 'Baloo 2'),
      );
      const makeAlone = () => fontFaces(alone, card.language);
      return { ...drawn, fontFaces: once(make), fontFacesAlone: once(makeAlone) };
    },
    ignoreFetchAbort: true,
  });
  return (shown: ShownCard): Promise<DrawnCard> => drawings.forceFetch(shown.cardContent, { context: shown });
}

function draw(
  laidOut: LaidOutCard,
  card: Card,
): Omit<DrawnCard, 'fontFaces' | 'fontFacesAlone'> & { scenes: readonly Scene[] } {
  const upright = photosLast(laidOut.portrait);
  const scenes = withPagePhotos([laidOut.landscape, ...upright]);
  const phrases = phrasesFor(card);
  const title = drawingTitle(card, phrases);
  const [landscape = Buffer.from(''), ...portrait] = scenes.map((scene, page) => {
    const idPrefix = page === 0 ? 'card' : `card-${page}`;
    return Buffer.from(svgMarkup(svgTree(scene, { idPrefix, entrance: card.animation, title })));
  });
  const { stage, envelope, candles } = drawOpening(card, laidOut.background);
  const leastPage = Math.max(...laidOut.portrait.map(readableWidth));
  return {
    scenes,
    landscape,
    portrait,
    photoPages: upright.slice(1).filter(isOfPhotos).length,
    readableWidth: readableWidth(laidOut.landscape),
    photos: [...new Set(scenes.flatMap(imagesOf))],
    description: describeCard(
      { ...card, background: laidOut.background.key, seen: laidOut.seen },
      languageFrom(card.language),
    ),
    opening: {
      stage: Object.entries({ ...stage, '--least-page': `${Math.ceil(leastPage)}px` })
        .map((declaration) => declaration.join(':'))
        .join(';'),
      envelope:
        envelope &&
        Buffer.from(
          openingMarkup(card, {
            ...{ envelope, phrases },
            hasSound: card.audio !== null,
            largePrint: textIn(languageFrom(card.language), 'card-page')('print.large'),
          }),
        ),
      closed: envelope && Buffer.from(closedEnvelopeMarkup(card, envelope, phrases)),
      candles: candles && Buffer.from(candlesMarkup(candles, { seed: card.seed, phrases })),
    },
  };
}
