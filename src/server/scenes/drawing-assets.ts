import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Scene, SceneSymbol } from '#card/scene/scene.ts';
import { type EmojiIndex, emojiIndex } from '#card/text/emoji-index.ts';
import { sceneFonts } from '#card/text/scene-fonts.ts';
import { registerNodeFonts } from '#encode/node-surface.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };

/** Emoji in memory: far more than any hour's cards use, some megabytes. */
const capacity = 1_000;

/** The fonts and emoji that the server draws with. */
export interface DrawingAssets {
  readonly emojiIndex: EmojiIndex;
  /** The pictures of these emoji by id; an id without a picture is left out. Rejects for one that cannot be read. */
  emojiPictures(ids: readonly string[]): Promise<Readonly<Record<string, SceneSymbol>>>;
  /**
   * Makes rare characters known: the whole files of the two largest fonts lack some that their slices have.
   * True when any font is new, so that what was measured before must be measured again.
   */
  completeFonts(scene: Scene): boolean;
}

/** Families whose whole file for Node holds fewer characters than the slices for browsers do. */
export const slicedFamilies: ReadonlySet<string> = new Set(['Noto Sans SC', 'Noto Sans JP']);

/** Makes the fonts known and finds the emoji; `root` is the folder that holds `generated`. Throws when they are missing. */
export function openDrawingAssets(root: string): DrawingAssets {
  registerNodeFonts(nodeFonts, root);
  const index = emojiIndex(packedEmoji.packed);
  const pictures = new LRUCache<string, SceneSymbol>({
    max: capacity,
    async fetchMethod(id) {
      const file = join(root, 'generated', 'emoji', `${id}.json`);
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? undefined : JSON.parse(text);
    },
    ignoreFetchAbort: true,
  });
  const completed = new Set<string>();

  return {
    emojiIndex: index,
    completeFonts(scene) {
      const files = sceneFonts(scene).filter(
        ({ family, url }) => slicedFamilies.has(family) && !completed.has(url),
      );
      for (const { url } of files) completed.add(url);
      registerNodeFonts(
        files.map(({ family, weight, url }) => ({ family, weight, file: serverFontFile(basename(url)) })),
        root,
      );
      return files.length > 0;
    },
    async emojiPictures(ids) {
      const found = await Promise.all(ids.map((id) => pictures.fetch(id)));
      return Object.fromEntries(found.flatMap((picture, at) => (picture ? [[ids[at], picture]] : [])));
    },
  };
}
