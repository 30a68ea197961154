import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };

/** The emoji that are drawn as pictures, not by a font. */
export const emojiPictures = emojiIndex(emoji.packed);

/** The drawing of one. Rejects when it cannot be loaded. */
export async function emojiPicture(id: string): Promise<SceneSymbol> {
  const response = await fetch(`/emoji/${emoji.version}/${id}.json`);
  if (!response.ok) throw new Error(`The emoji ${id} was answered with ${response.status}.`);
  return (await response.json()) as SceneSymbol;
}
