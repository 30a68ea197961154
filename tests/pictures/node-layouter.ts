import type { Background } from '#card/backgrounds/background.ts';
import { findBackground } from '#card/backgrounds/registry.ts';
import type { Card } from '#card/document/card.ts';
import { createLayouter, type Layouter } from '#card/layout/layout.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { createDesignFaces } from '#server/scenes/design-faces.ts';

/** Lays cards out as the server does, with all of our fonts. */
export function nodeLayouter(): Layouter {
  registerNodeFonts(nodeFonts, process.cwd());
  return createLayouter({
    measurer: nodeMeasurer(),
    emoji: emojiIndex(packedEmoji.packed),
    phrasesOf: drawnPhrases,
  });
}

/** @throws Error where a card names none that there is. */
export function backgroundOf({ background }: Pick<Card, 'background'>): Background {
  const found = findBackground(background);
  if (!found) throw new Error(`There is no background ${background}.`);
  return found;
}

/** What a design of somebody has to pass, with all of our fonts. */
export function nodeDesignFaces(): ReturnType<typeof createDesignFaces> {
  const layouter = nodeLayouter();
  return createDesignFaces(async (card, face, photos) =>
    layouter.layoutPages(card, {
      background: backgroundOf(card),
      face,
      photoHref: () => '',
      findSticker: stickerFor,
      placeholder: { photos },
    }),
  );
}
