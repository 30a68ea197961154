import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { emojiSymbol } from '#card/text/emoji.ts';
import type { DrawingAssets } from './drawing-assets.ts';

/** Code points in hexadecimal, as the files of our emoji are named. It becomes part of a path. */
const emojiId = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,12}$/;

/** The drawing of one emoji as an SVG file's text; null when there is none of this id, which may be anything. */
export async function emojiSvg(
  { emojiPictures }: Pick<DrawingAssets, 'emojiPictures'>,
  id: string,
): Promise<string | null> {
  if (!emojiId.test(id)) return null;
  const picture = (await emojiPictures([id]))[id];
  if (!picture) return null;
  const [, , width, height] = picture.viewBox;
  const symbol = emojiSymbol(id);
  const scene: Scene = {
    width,
    height,
    nodes: [{ kind: 'use', symbol, x: 0, y: 0, width, height }],
    symbols: { [symbol]: picture },
    description: '',
  };
  return svgMarkup(svgTree(scene, { idPrefix: 'e' }));
}
