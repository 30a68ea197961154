import {
  brightest,
  channels,
  type LuminanceRange,
  luminance,
  mixedWithGray,
  readableInk,
} from '#card/contrast/color.ts';
import type { Color, SceneNode, TextNode } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { type Frame, inset } from '../faces/faces.ts';

const nightColor: Color = '#160e2c';

/** The board of a sign, for words that have no paper of their own: dark, with a tube of light in that colour around it. */
export function boardNodes(frame: Frame, color: Color): readonly SceneNode[] {
  const edge = inset(frame, 16);
  const glow = brightest(color);
  const tube = (width: number, paint: Color): SceneNode => ({
    kind: 'rect',
    ...edge,
    radius: 34,
    stroke: { paint, width },
  });
  return [
    ...softShadow(frame, 46),
    { kind: 'rect', ...frame, radius: 46, fill: nightColor },
    ...[22, 17, 12, 8].map((width) => tube(width, `${glow}24` as Color)),
    tube(3.5, mixedWithGray(glow, 255, 0.55)),
  ];
}

/** How far the glow reaches around a letter: a share of its size, and units at most, so that it stays off other words. */
const reach = { share: 0.17, most: 24 } as const;

/** Copies of the text that are drawn on each other, from the widest to the narrowest. */
const glowLayers = 6;

/**
 * Opacity of all layers together, the strongest first: the light must not come too near to that of the letters. On a light
 * ground a faint one leaves the letters their colour.
 */
const strengths = { night: [0.5, 0.42, 0.34, 0.26, 0.18, 0.1], day: [0.18, 0.1] } as const;

/** Light of letters on a dark ground, and of dark ones on a light. */
export interface Glow {
  /** The least and the most light of the ground. */
  readonly under: LuminanceRange;
  readonly color: Color;
}

/** The texts as tubes of light; the same texts where their contrast leaves no light to spare. */
export function neonNodes(texts: readonly TextNode[], { under, color }: Glow): readonly SceneNode[] {
  const [first] = texts;
  if (!first) return [];
  const night = isNight(under);
  const core = night ? mixedWithGray(color, 255, 0.7) : first.fill;
  for (const strength of night ? strengths.night : strengths.day) {
    const letterColor = readableInk(core, rangeWithGlow({ under, color }, strength));
    if (letterColor)
      return [...glowNodes(texts, color, strength), ...texts.map((text) => ({ ...text, fill: letterColor }))];
  }
  return texts;
}

function isNight([, lightest]: LuminanceRange): boolean {
  return lightest < 0.2;
}

function glowNodes(texts: readonly TextNode[], fill: Color, strength: number): readonly SceneNode[] {
  const opacity = 1 - (1 - strength) ** (1 / glowLayers);
  return Array.from({ length: glowLayers }, (_, index) => ({
    kind: 'group',
    opacity,
    children: texts.map((text) => ({
      ...text,
      fill,
      outline: (Math.min(reach.share * text.font.size, reach.most) * (glowLayers - index)) / glowLayers,
    })),
  }));
}

/**
 * The least and the most light of a ground with a glow of that opacity. Channels are mixed, and luminance is convex in
 * them: it is at most the mean, and the share of the ground gives the least.
 */
function rangeWithGlow({ under: [darkest, lightest], color }: Glow, opacity: number): LuminanceRange {
  const [red, green, blue] = channels(color);
  return [
    (1 - opacity) ** 2.4 * darkest,
    Math.max(lightest, (1 - opacity) * lightest + opacity * luminance(red, green, blue)),
  ];
}
