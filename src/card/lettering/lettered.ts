import { brightest, channels, luminance, mixedWithGray, readableInk } from '../contrast/color.ts';
import type { Color, SceneNode, TextNode } from '../scene/scene.ts';
import type { LetteringKey } from './letterings.ts';
import { type Glow, neonNodes } from './neon.ts';

/** One text drawn in that lettering. Emoji stay as they are. Nothing glows where the ground is not known. */
export function lettered(
  nodes: readonly SceneNode[],
  lettering: LetteringKey,
  glow: Glow | null,
): readonly SceneNode[] {
  const texts = nodes.filter((node): node is TextNode => node.kind === 'text');
  const others = nodes.filter(({ kind }) => kind !== 'text');
  if (lettering === 'raised') return [...raisedNodes(texts), ...others];
  if (lettering === 'neon' && glow) return [...neonNodes(texts, glow), ...others];
  return nodes;
}

/** How deep the letters are, and the rim around their faces: a share of their size, and units at most. */
const depth = { share: 0.075, most: 16 } as const;
const rim = { share: 0.022, most: 5 } as const;

/** Units between two copies: the rim closes the steps between them. */
const step = 3;

/**
 * The texts as blocks of which one sees the right and the lower side. Faces are light and sides dark: what was readable
 * on the ground is the face of light letters, and the sides and the rim of dark ones.
 */
function raisedNodes(texts: readonly TextNode[]): readonly SceneNode[] {
  const [first] = texts;
  if (!first) return [];
  const { face, side } = colorsOf(first.fill);
  const length = Math.max(...texts.map(({ font }) => Math.min(depth.share * font.size, depth.most)));
  const copies = Math.max(2, Math.ceil(length / step));
  const sides = Array.from({ length: copies + 1 }, (_, index) => (length * (copies - index)) / copies);
  return [
    {
      kind: 'group',
      children: sides.flatMap((by) =>
        texts.map((text) => ({
          ...text,
          x: round(text.x + by * 0.8),
          y: round(text.y + by),
          fill: side,
          outline: round(Math.min(rim.share * text.font.size, rim.most)),
        })),
      ),
    },
    ...texts.map((text) => ({ ...text, fill: face })),
  ];
}

/** The other colour is one of the same hue, as far from the ink as letters are from their ground. */
function colorsOf(ink: Color): { readonly face: Color; readonly side: Color } {
  const own = luminanceOf(ink);
  if (own > 0.3) return { face: ink, side: readableInk(mixedWithGray(ink, 0, 0.5), [own, own]) ?? '#000000' };
  return { face: readableInk(mixedWithGray(brightest(ink), 255, 0.3), [own, own]) ?? '#ffffff', side: ink };
}

function luminanceOf(color: Color): number {
  const [red, green, blue] = channels(color);
  return luminance(red, green, blue);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
