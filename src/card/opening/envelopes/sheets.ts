import { cut, fade, line, placed } from '#card/backgrounds/cutout.ts';
import { box, type Point, polar, round } from '#card/backgrounds/outline.ts';
import type { Color, Paint, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { type EnvelopeSheets, envelopeSize } from './envelope.ts';

const { width, height } = envelopeSize;

/** Outlines of flaps, each with its fold along the upper edge. */
export const flapOutlines = {
  point: 'M6 14Q10 2 28 2H612Q630 2 634 14L346 252Q320 272 294 252Z',
  round: 'M6 14Q10 2 28 2H612Q630 2 634 14C604 152 470 266 320 266C170 266 36 152 6 14Z',
  square: 'M6 14Q10 2 26 2H614Q630 2 634 14L556 204Q550 218 534 218H106Q90 218 84 204Z',
  arch: arch(),
} as const;

/** From both sides in scallops down to the middle, as the arch of a palace. */
function arch(): string {
  const points: Point[] = [
    [634, 14],
    [590, 92],
    [524, 154],
    [446, 200],
    [372, 232],
  ];
  const right = points.slice(1).map(([x, y]) => `A46 46 0 0 1 ${x} ${y}`);
  const left = points
    .toReversed()
    .map(([x, y], index) => (index === 0 ? '' : `A46 46 0 0 1 ${width - x} ${y}`));
  return `M6 14Q10 2 28 2H612Q630 2 634 14${right.join('')}Q338 246 320 276Q302 246 268 232${left.join('')}Z`;
}

const pocketOutline =
  'M0 30Q0 6 18 20L296 226Q320 244 344 226L622 20Q640 6 640 30V434Q640 460 614 460H26Q0 460 0 434Z';

export function clippedTo(d: string, children: readonly SceneNode[]): SceneNode {
  return { kind: 'group', clip: { kind: 'path', d }, children };
}

/** What an envelope is drawn of. */
interface EnvelopeArt {
  /** Of its flap. */
  readonly outline: string;
  /** The paper, from its upper edge down. */
  readonly paper: readonly [Color, Color];
  /** Where the paper of the flap has become the second colour. */
  readonly flapFade?: number;
  readonly fold: Color;
  /** The line around the flap, where it is not as the folds are. */
  readonly edge?: Color;
  readonly lining: Lining & { readonly pattern: readonly SceneNode[] };
  readonly symbols?: Readonly<Record<string, SceneSymbol>>;
  /** What lies on the pocket and on the flap, cut at their edges. */
  readonly pocket?: readonly SceneNode[];
  readonly flap?: readonly SceneNode[];
  /** What hangs over the edge of the flap. */
  readonly hanging?: readonly SceneNode[];
  /** What holds the flap, around the origin; it is on the cover of the card too, on paper of the colour `label`. */
  readonly motif: readonly SceneNode[];
  readonly clasp: Parameters<typeof placed>[1];
  readonly label?: Color;
}

/** The sheets of an envelope of one paper. */
export function sheetsOf({ outline, paper, fold, lining, motif, ...art }: EnvelopeArt): EnvelopeSheets {
  const faded = (to: number) => fade(paper, [0, 0], [0, to]);
  const flap = { paper: faded(art.flapFade ?? 270), edge: art.edge ?? fold };
  return {
    symbols: { lining: liningSymbol(lining), ...art.symbols },
    back: backSheet(lining),
    pocket: pocketSheet({ paper: faded(height), fold }, art.pocket ?? []),
    flap: [...flapSheet(outline, flap, art.flap ?? []), ...(art.hanging ?? [])],
    clasp: [placed(motif, art.clasp)],
    lining: liningSheet(outline, { paper: paper[0], lining }),
    cover: coverSheet(lining, { label: art.label ?? paper[0], motif }),
  };
}

/** The inside, in shade where the pocket begins, under a shadow on the table. */
function backSheet({ paper, height: rise }: Lining): readonly SceneNode[] {
  const frame = { x: 0, y: 0, ...envelopeSize };
  return [
    ...softShadow(frame, 26, 1.2),
    cut(box(0, 2, width, height - 4, 26), paper),
    clippedTo(box(0, 2, width, 260, 26), [
      ...patternFrom(0, rise),
      cut(box(0, 0, width, 262), fade(['#2a160c14', '#2a160c5c'], [0, 0], [0, 250])),
    ]),
  ];
}

/** The front with its folds; `art` lies on it and is cut at its edge. */
function pocketSheet(
  { paper, fold }: { readonly paper: Paint; readonly fold: Color },
  art: readonly SceneNode[],
): readonly SceneNode[] {
  return [
    cut(pocketOutline, paper),
    // The fold that comes up from below lies over the two from the sides.
    cut('M10 452L290 232Q320 208 350 232L630 452Z', '#ffffff14'),
    line('M10 450L288 234Q320 210 352 234L630 450', fold, 2.4),
    clippedTo(pocketOutline, art),
    line('M14 18L296 226Q320 244 344 226L626 18', '#ffffff66', 2),
  ];
}

/** A flap over the shadow that it throws; `art` is cut at its edge. */
function flapSheet(
  outline: string,
  { paper, edge }: { readonly paper: Paint; readonly edge: Color },
  art: readonly SceneNode[],
): readonly SceneNode[] {
  return [
    {
      kind: 'group',
      transform: [1, 0, 0, 1, 0, 5],
      children: [line(outline, '#3a211412', 12), cut(outline, '#3a211430')],
    },
    cut(outline, paper),
    clippedTo(outline, art),
    line(outline, edge, 2.4),
  ];
}

/** The inside of a flap: paper at its edge, the lining within. */
function liningSheet(
  outline: string,
  { paper, lining }: { readonly paper: Paint; readonly lining: Lining },
): readonly SceneNode[] {
  const inner: SceneNode = {
    kind: 'group',
    transform: [0.93, 0, 0, 0.93, round(width * 0.035), 4],
    children: [cut(outline, lining.paper), clippedTo(outline, patternFrom(0, lining.height))],
  };
  return [cut(outline, paper), inner];
}

/** A paper with the pattern of the lining, and a drawing in the middle on a round label. */
function coverSheet(
  { paper, height: rise }: Lining,
  { label, motif }: { readonly label: Color; readonly motif: readonly SceneNode[] },
): readonly SceneNode[] {
  return [
    cut(box(0, 0, 600, 600), paper),
    ...patternFrom(-20, rise),
    { kind: 'ellipse', cx: 300, cy: 305, rx: 134, ry: 134, fill: '#3a211418' },
    { kind: 'ellipse', cx: 300, cy: 300, rx: 128, ry: 128, fill: label },
    { kind: 'group', transform: [1.5, 0, 0, 1.5, 300, 300], children: motif },
  ];
}

/** What an envelope is lined with: a paper, and a pattern that repeats after `height` units. */
interface Lining {
  readonly paper: Paint;
  readonly height: number;
}

/** The lining's pattern, as wide as the envelope. */
function liningSymbol({ height: rise, pattern }: EnvelopeArt['lining']): SceneSymbol {
  return { viewBox: [0, 0, width, rise], children: [clippedTo(box(0, 0, width, rise), pattern)] };
}

/** From y = 0 down over any sheet. */
function patternFrom(x: number, height: number): readonly SceneNode[] {
  return [0, 1, 2].map((row) => ({ kind: 'use', symbol: 'lining', x, y: row * height, width, height }));
}

/** Around the origin, `size` units wide and high. */
export function centred(size: number, children: readonly SceneNode[]): SceneSymbol {
  return { viewBox: [-size / 2, -size / 2, size, size], children };
}

/** Points of a grid whose rows are shifted by half a step, row by row. */
export function staggered(step: number, rise: number, high: number): readonly Point[] {
  const rows = Math.ceil(high / rise) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: Math.ceil(width / step) + 2 },
      (_, column): Point => [column * step - (row % 2 ? 0 : step / 2), row * rise],
    ),
  ).flat();
}

/** Wax, pressed flat: an uneven disc around the origin. */
export function wax(radius: number): string {
  const steps = 14;
  const points = Array.from({ length: steps }, (_, index) =>
    polar(
      0,
      0,
      radius * (1 + 0.05 * Math.sin(index * 2.4) + 0.025 * Math.cos(index * 5.1)),
      (index * 360) / steps,
    ),
  );
  const middle = (index: number): string => {
    const [one, other] = [points[index % steps], points[(index + 1) % steps]] as [Point, Point];
    return `${round((one[0] + other[0]) / 2)} ${round((one[1] + other[1]) / 2)}`;
  };
  const curves = points.map(([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index)}`);
  return `M${middle(steps - 1)}${curves.join('')}Z`;
}
