import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene, SceneSymbol } from '#card/scene/scene.ts';
import { emojiSymbol } from '#card/text/emoji.ts';
import type { DrawingAssets } from './drawing-assets.ts';

/** Code points in hexadecimal, as the files of our emoji are named. It becomes part of a path. */
const emojiId = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,12}$/;

/** No page of ours asks for more. */
const maxDrawings = 12;

/**
 * The drawing of an emoji as an SVG file's text, or those of several side by side: `2764_1f602`, of which `#1f602` shows
 * one. Null when there is none of this name, which may be anything.
 */
export async function emojiSvg(
  { emojiPictures }: Pick<DrawingAssets, 'emojiPictures'>,
  name: string,
): Promise<string | null> {
  const ids = name.split('_', maxDrawings + 1);
  if (ids.length > maxDrawings || !ids.every((id) => emojiId.test(id))) return null;
  const pictures = await emojiPictures(ids);
  const placed: { id: string; x: number; picture: SceneSymbol }[] = [];
  let [width, height] = [0, 0];
  for (const id of ids) {
    const picture = pictures[id];
    if (!picture) return null;
    placed.push({ id, x: width, picture });
    width += picture.viewBox[2];
    height = Math.max(height, picture.viewBox[3]);
  }
  const scene: Scene = {
    width,
    height,
    nodes: placed.map(({ id, x, picture: { viewBox } }) => {
      return { kind: 'use', symbol: emojiSymbol(id), x, y: 0, width: viewBox[2], height: viewBox[3] };
    }),
    symbols: Object.fromEntries(placed.map(({ id, picture }) => [emojiSymbol(id), picture])),
    description: '',
  };
  const svg = svgMarkup(svgTree(scene, { idPrefix: 'e' }));
  if (ids.length === 1) return svg;
  const views = placed.map(({ id, x, picture: { viewBox } }) => {
    return `<view id="${id}" viewBox="${x} 0 ${viewBox[2]} ${viewBox[3]}"/>`;
  });
  return svg.replace('</svg>', `${views.join('')}</svg>`);
}
