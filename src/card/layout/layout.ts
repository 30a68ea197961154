import type { Background } from '#card/backgrounds/background.ts';
import { compositionFor } from '#card/compositions/compositions.ts';
import { type SampledColors, sampleColors } from '#card/contrast/sampled-colors.ts';
import type { Card, Photo } from '#card/document/card.ts';
import type { PhrasesOf } from '#card/document/phrases.ts';
import { faces, landscape } from '#card/faces/faces.ts';
import { letteringFor } from '#card/lettering/letterings.ts';
import { boardNodes } from '#card/lettering/neon.ts';
import { random } from '#card/scene/random.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { type FindSticker, stickerNodes } from '#card/stickers/sticker-nodes.ts';
import { createCache } from '#card/text/cache.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import type { Face } from '../faces/faces.ts';
import { colorOf, elementsOf, type Pictures } from './elements.ts';
import { brighter, type ColorField, chosenInks, inksOf } from './inks.ts';
import { pageNodes, paperNodes } from './page-nodes.ts';
import { cardDescription, type Placeholder, wordingOf } from './wording.ts';

export interface LayoutOptions {
  readonly background: Background;
  /** The address at which a stored photo is found. */
  readonly photoHref: (photo: Photo) => string;
  /** Shown, paler, in place of what is still empty; a published card has none. */
  readonly placeholder?: Placeholder;
  /** The drawings of stickers, which pages load late; those it does not know are left out. */
  readonly findSticker?: FindSticker;
}

/** Turns documents into scenes. It caches measurements: keep one while cards are edited. */
export interface Layouter {
  /** The landscape card. */
  layout(card: Card, options: LayoutOptions): Scene;
  /** The pages of the card on a face: one, or a cover and what is inside. */
  layoutPages(card: Card, options: LayoutOptions & { readonly face: Face }): readonly Scene[];
  /** The sender's colours that could not be read on some face, so that a darker or lighter one is shown. */
  replacedColors(card: Card, options: LayoutOptions): readonly ColorField[];
}

export interface LayoutTools {
  readonly measurer: Measurer;
  readonly emoji: EmojiIndex;
  /** Our own words on cards, by the card's language. */
  readonly phrasesOf: PhrasesOf;
}

export function createLayouter(tools: LayoutTools): Layouter {
  const preparer = createTextPreparer(tools);
  const backgroundCache = createCache<readonly SceneNode[]>(4);
  const sampleCache = createCache<SampledColors>(4);
  function arranged(card: Card, { face, ...options }: LayoutOptions & { face: Face }) {
    const { background } = options;
    const size = { width: face.width, height: face.height, symbols: background.symbols ?? {} };
    const key = `${background.key} ${face.key} ${card.seed}`;
    const drawnBackground = backgroundCache.get(key, () =>
      background.draw({ random: random(card.seed), face }),
    );
    const parts = {
      wording: wordingOf(card, tools.phrasesOf(card.language), options.placeholder),
      pictures: picturesOf(card, options),
      preparer,
    };
    const given = elementsOf(card, parts, {
      title: colorOf(card.titleColor),
      words: colorOf(card.wishColor),
      panel: background.panel,
    });
    const composition = compositionFor(card.composition);
    const lettering = letteringFor(card.lettering);
    const isNight = lettering === 'neon' && !composition.hasPaper;
    // The first cards had this face only, and are to look as they did.
    const keepsColors = composition.key === 'classic' && face.key === 'landscape' && lettering === 'plain';
    const pages = composition.arrange(given, face).map((page) => {
      const papers = isNight
        ? [...boardNodes(face.sheet, colorOf(card.titleColor)), ...(page.papers ?? [])]
        : paperNodes(page, background.panel);
      if (keepsColors) return { page, papers, inks: chosenInks(card) };
      const picture = sampleCache.get(key, () => sampleColors(drawnBackground, size));
      const inks = inksOf(page, sampleColors(papers, size, picture), card);
      return { page, papers, inks: isNight ? brighter(inks) : inks };
    });
    return { composition, drawnBackground, parts, given, pages, size, lettering };
  }

  function layoutPages(card: Card, options: LayoutOptions & { face: Face }): Scene[] {
    const { composition, drawnBackground, parts, given, pages, size, lettering } = arranged(card, options);
    const find = options.findSticker ?? (() => null);
    const stickers = stickerNodes(card.stickers, composition.slots(options.face), find);
    return pages.map(({ page, papers, inks }, index) => ({
      ...size,
      nodes: [
        ...drawnBackground,
        ...papers,
        ...inks.veils,
        ...pageNodes(card, page, { ...parts, given, inks, lettering }),
        ...(index === 0 && stickers.nodes.length > 0 ? [stickerGroup(stickers.nodes)] : []),
      ],
      symbols: { ...size.symbols, ...(index === 0 && stickers.symbols) },
      description: cardDescription(card, tools.phrasesOf(card.language)),
    }));
  }

  return {
    layoutPages,
    replacedColors(card, options) {
      const pages = faces.flatMap((face) => arranged(card, { ...options, face }).pages);
      return [...new Set(pages.flatMap(({ inks }) => inks.replaced))];
    },
    layout(card, options) {
      const [scene] = layoutPages(card, { ...options, face: landscape });
      if (!scene) throw new Error('A landscape card is one page.');
      return scene;
    },
  };
}

/** Stickers enter last, all at once, over everything else. */
function stickerGroup(children: readonly SceneNode[]): SceneNode {
  return { kind: 'group', stage: 4, children };
}

/** One card by itself. The emoji of the scene still lack their pictures: see `emojiIds` and `withEmoji`. */
export function layoutCard(
  card: Card,
  { measurer, emoji, phrasesOf, ...options }: LayoutOptions & LayoutTools,
): Scene {
  return createLayouter({ measurer, emoji, phrasesOf }).layout(card, options);
}

function picturesOf(card: Card, { photoHref, placeholder }: LayoutOptions): Pictures {
  const sample = placeholder?.photos ? 'sample' : null;
  const pictureOf = (photo: Photo) => ({ photo, href: photoHref(photo) });
  return {
    receiver: card.receiverPhoto ? pictureOf(card.receiverPhoto) : sample,
    sender: card.senderPhoto ? pictureOf(card.senderPhoto) : sample,
    others: card.photos.map(pictureOf),
  };
}
