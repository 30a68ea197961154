import type { FontUse } from '#card/paint/content.ts';
import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { browserMeasurer } from '#encode/browser-measurer.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import type { BackgroundSource } from './background-source.ts';
import type { SceneSources } from './live-scene.ts';

/** Fonts, emoji and measuring as this page has them. The fonts are declared by the site's style sheet. */
export function pageSources(backgrounds: BackgroundSource): SceneSources {
  return {
    backgrounds,
    emoji: emojiIndex(emoji.packed),
    emojiPicture,
    measurer: browserMeasurer,
    hasFont: (font) => document.fonts.check(cssFont(font), font.text),
    async loadFont(font) {
      await document.fonts.load(cssFont(font), font.text);
    },
  };
}

/** Any size will do: a face is loaded for all of them. */
function cssFont({ family, weight }: FontUse): string {
  return `${weight} 16px "${family}"`;
}

async function emojiPicture(id: string): Promise<SceneSymbol> {
  const response = await fetch(`/emoji/${emoji.version}/${id}.json`);
  if (!response.ok) throw new Error(`The emoji ${id} was answered with ${response.status}.`);
  return (await response.json()) as SceneSymbol;
}
