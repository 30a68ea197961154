import { fontsOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type FontFile, fontFiles } from './font-files.ts';

/** The font files without which some character of the scene would be drawn in another font, each once. */
export function sceneFonts(scene: Scene): readonly FontFile[] {
  const files = fontsOf(scene).flatMap(({ family, weight, text }) => fontFiles(family, weight, text));
  return [...new Map(files.map((file) => [file.url, file])).values()];
}
