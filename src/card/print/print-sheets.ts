import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Direction } from '#card/text/direction.ts';
import { clamp } from '#std/clamp.ts';
import type { Face, Frame } from '../faces/faces.ts';
import { type FoldedSheet, type FoldKey, foldedSheet, type Panel, type PanelKey } from './folds.ts';
import { mm, type PaperKey } from './paper.ts';

export type Size = Pick<Frame, 'width' | 'height'>;

/** How a card is printed. */
export interface PrintOptions {
  readonly fold: FoldKey;
  readonly paper: PaperKey;
}

/** What is printed on one panel, drawn from its top left corner; null leaves it white. */
export type PanelContent = (key: PanelKey, size: Size) => Drawing | null;

export type Drawing = Pick<Scene, 'nodes' | 'symbols'>;

/** The sides of the sheet as scenes in points, with fold marks. A side of a flat sheet without content is left out. */
export function printSheets(
  { fold, paper, direction }: PrintOptions & { readonly direction: Direction },
  content: PanelContent,
): readonly Scene[] {
  const sheet = foldedSheet(fold, paper, direction);
  return sheet.sides.flatMap((panels, index) => {
    const drawn = panels.map((panel) => ({ panel, drawing: content(panel.key, panel.area) }));
    if (fold === 'flat' && index > 0 && drawn.every(({ drawing }) => drawing === null)) return [];
    const symbols: Record<string, SceneSymbol> = {};
    const nodes: SceneNode[] = [...foldMarks(sheet)];
    for (const { panel, drawing } of drawn) {
      if (!drawing) continue;
      Object.assign(symbols, drawing.symbols);
      nodes.push(placed(panel, drawing.nodes));
    }
    const { width, height } = sheet;
    return [{ width, height, nodes, symbols, description: '' }];
  });
}

function placed({ area, isUpsideDown }: Panel, children: readonly SceneNode[]): SceneNode {
  const { x, y, width, height } = area;
  const transform = isUpsideDown
    ? ([-1, 0, 0, -1, x + width, y + height] as const)
    : ([1, 0, 0, 1, x, y] as const);
  return { kind: 'group', transform, children };
}

/** Short lines where the paper is folded, between the safe margin and what printers cannot reach, and a small cross. */
function foldMarks({ width, height, folds: { x, y } }: FoldedSheet): readonly SceneNode[] {
  const [from, to, arm] = [3 * mm, 7 * mm, 2 * mm];
  const lines = [
    ...(x === null ? [] : [`M${x} ${from}V${to}`, `M${x} ${height - from}V${height - to}`]),
    ...(y === null ? [] : [`M${from} ${y}H${to}`, `M${width - from} ${y}H${width - to}`]),
    ...(x === null || y === null ? [] : [`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`]),
  ];
  return lines.map((d) => ({ kind: 'path', d, stroke: { paint: '#8c8c8c', width: 0.6 } }));
}

/** The page of a face as large as fits, in the middle. Of the bleed as much is shown as the panel has place for. */
export function pageOnPanel(page: Scene, { core }: Face, size: Size): Drawing {
  const frame = {
    width: core.width,
    height: clamp((core.width * size.height) / size.width, core.height, page.height),
  };
  const [x, y] = [core.x, core.y + (core.height - frame.height) / 2];
  const scale = Math.min(size.width / frame.width, size.height / frame.height);
  const left = (size.width - frame.width * scale) / 2 - x * scale;
  const top = (size.height - frame.height * scale) / 2 - y * scale;
  const group: SceneNode = {
    kind: 'group',
    transform: [scale, 0, 0, scale, left, top],
    clip: { kind: 'rect', x, y, ...frame },
    children: page.nodes,
  };
  return { nodes: [group], symbols: page.symbols };
}

/** Several pages on one panel, side by side and under each other, in the direction in which they are read. */
export function pagesOnPanel(
  pages: readonly Scene[],
  face: Face,
  { direction, ...size }: Size & { readonly direction: Direction },
): Drawing | null {
  if (pages.length === 0) return null;
  const columns = Math.ceil(Math.sqrt(pages.length));
  const rows = Math.ceil(pages.length / columns);
  const gap = columns > 1 ? 3 * mm : 0;
  const cell = {
    width: (size.width - gap * (columns - 1)) / columns,
    height: (size.height - gap * (rows - 1)) / rows,
  };
  const drawings = pages.map((page, index): Drawing => {
    const { nodes, symbols } = pageOnPanel(page, face, cell);
    const column = direction === 'rtl' ? columns - 1 - (index % columns) : index % columns;
    const x = column * (cell.width + gap);
    const y = Math.floor(index / columns) * (cell.height + gap);
    return { nodes: [{ kind: 'group', transform: [1, 0, 0, 1, x, y], children: nodes }], symbols };
  });
  return {
    nodes: drawings.flatMap(({ nodes }) => nodes),
    symbols: Object.assign({}, ...drawings.map(({ symbols }) => symbols)),
  };
}
