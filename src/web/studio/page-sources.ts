import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { browserMeasurer } from '#encode/browser-measurer.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import type { BackgroundSource } from './background-source.ts';
import type { SceneSources } from './live-scene.ts';
import { createPageFonts } from './page-fonts.ts';

/** Fonts, emoji and measuring as this page has them. */
export function pageSources(backgrounds: BackgroundSource): SceneSources {
  const fonts = createPageFonts();
  return {
    backgrounds,
    emoji: emojiIndex(emoji.packed),
    emojiPicture,
    measurer: browserMeasurer,
    hasFont: fonts.has,
    loadFont: fonts.load,
  };
}

async function emojiPicture(id: string): Promise<SceneSymbol> {
  const response = await fetch(`/emoji/${emoji.version}/${id}.json`);
  if (!response.ok) throw new Error(`The emoji ${id} was answered with ${response.status}.`);
  return (await response.json()) as SceneSymbol;
}
