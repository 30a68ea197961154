import { cut, line } from '#card/backgrounds/cutout.ts';
import { circle, oval } from '#card/backgrounds/outline.ts';
import type { PathNode, SceneNode, SceneSymbol } from '#card/scene/scene.ts';

/** A small picture that a sender puts into a slot of the card. */
export interface Sticker {
  readonly key: string;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  /** Words a person may type to find it. */
  readonly tags: readonly string[];
  readonly symbol: SceneSymbol;
}

interface Drawing extends Omit<Sticker, 'symbol'> {
  /** Outlines of all that is solid, as path data: the paper is cut around them. */
  readonly outline: string;
  /** Drawn about the origin, within 86 units of it. */
  readonly nodes: readonly SceneNode[];
}

/** Units of white paper around the drawing, so that it can be seen on every background. */
const paperWidth = 7;

export function sticker({ outline, nodes, ...named }: Drawing): Sticker {
  const shade: PathNode = {
    kind: 'path',
    d: outline,
    stroke: { paint: '#3a211430', width: 2 * paperWidth, join: 'round', cap: 'round' },
  };
  const paper: PathNode = {
    ...cut(outline, '#ffffff'),
    stroke: { paint: '#ffffff', width: 2 * paperWidth, join: 'round', cap: 'round' },
  };
  return {
    ...named,
    symbol: {
      viewBox: [-104, -104, 208, 208],
      children: [{ kind: 'group', transform: [1, 0, 0, 1, 2, 4], children: [shade] }, paper, ...nodes],
    },
  };
}

/** The side away from the light. */
export function shaded(d: string, opacity = 0.15): PathNode {
  return cut(d, '#4a1430', opacity);
}

/** Where the light falls. */
export function lit(d: string, opacity = 0.55): PathNode {
  return cut(d, '#ffffff', opacity);
}

const ink = '#35262a';

/** Two eyes, a smile and red cheeks about a point. */
export function smiling(x: number, y: number, width = 20): readonly SceneNode[] {
  const [r, s] = [width * 0.24, width * 0.42];
  return [
    cut(circle(x - width, y, r) + circle(x + width, y, r), ink),
    cut(
      circle(x - width - r * 0.3, y - r * 0.35, r * 0.36) +
        circle(x + width - r * 0.3, y - r * 0.35, r * 0.36),
      '#ffffff',
    ),
    line(`M${x - s} ${y + s * 0.5}Q${x} ${y + s * 1.9} ${x + s} ${y + s * 0.5}`, ink, width * 0.16),
    cut(
      oval(x - width * 1.55, y + width * 0.55, width * 0.36, width * 0.25) +
        oval(x + width * 1.55, y + width * 0.55, width * 0.36, width * 0.25),
      '#f2617a',
      0.5,
    ),
  ];
}
