import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { browserMeasurer } from '#encode/browser-surface.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import type { SceneSources } from './live-scene.ts';
import { createPageFonts } from './page-fonts.ts';

/** Fonts, emoji and text measuring of the page. */
export function pageSources(drawings: Pick<SceneSources, 'backgrounds' | 'stickers'>): SceneSources {
  const fonts = createPageFonts();
  return {
    emoji: emojiPictures,
    emojiPicture,
    ...drawings,
    measurer: browserMeasurer,
    hasFont: fonts.has,
    loadFont: fonts.load,
  };
}

/** The emoji that are drawn as pictures, not by a font. */
export const emojiPictures = emojiIndex(emoji.packed);

async function emojiPicture(id: string): Promise<SceneSymbol> {
  const response = await fetch(`/emoji/${emoji.version}/${id}.json`);
  if (!response.ok) throw new Error(`The emoji ${id} was answered with ${response.status}.`);
  return (await response.json()) as SceneSymbol;
}
