import { browserMeasurer } from '#encode/browser-surface.ts';
import { emojiPicture, emojiPictures } from './emoji-pictures.ts';
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
