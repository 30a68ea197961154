import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Sticker } from '#card/stickers/sticker.ts';

const addresses = new Map<string, string>();

/** The address of the sticker's picture. Cached, and as a picture, so that the page has few elements. */
export function stickerPicture({ key, label, symbol }: Sticker): string {
  const known = addresses.get(key);
  if (known) return known;
  const [x, y, width, height] = symbol.viewBox;
  const nodes = [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], children: symbol.children }] as const;
  const scene = { width, height, nodes, symbols: {}, description: label };
  const markup = svgMarkup(svgTree(scene, { idPrefix: 's' }));
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}
