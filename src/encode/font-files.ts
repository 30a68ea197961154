import { fontsOf } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { FontFile } from './still.ts';

/** The files without which some character of the scene would be drawn in another font. */
export function fontFilesOf(scene: Scene, files: readonly FontFile[]): readonly FontFile[] {
  const uses = fontsOf(scene);
  return files.filter((file) => {
    const use = uses.find(({ family, weight }) => family === file.family && weight === file.weight);
    return use !== undefined && coversAny(file.unicodeRange, use.text);
  });
}

/** Whether the `unicode-range` holds any character of the text. */
export function coversAny(unicodeRange: string, text: string): boolean {
  const ranges = parseUnicodeRange(unicodeRange);
  return [...text].some((character) => {
    const code = character.codePointAt(0) as number;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** Syntax: CSS Fonts 4, `unicode-range`: `U+26`, `U+0-7F`, `U+4??`. */
function parseUnicodeRange(unicodeRange: string): readonly (readonly [first: number, last: number])[] {
  return unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });
}
