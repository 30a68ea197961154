import { createLayouter, type Layouter } from '#card/layout/layout.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };

/** Lays cards out as the server does, with all of our fonts. */
export function nodeLayouter(): Layouter {
  registerNodeFonts(nodeFonts, process.cwd());
  return createLayouter({
    measurer: nodeMeasurer(),
    emoji: emojiIndex(packedEmoji.packed),
    phrasesOf: drawnPhrases,
  });
}
