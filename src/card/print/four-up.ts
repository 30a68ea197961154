import { landscape } from '#card/faces/faces.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { Frame } from '../faces/faces.ts';
import { mm, type PaperKey, papers, safeMargin } from './paper.ts';
import { pageOnPanel } from './print-sheets.ts';

/** Cards on one sheet. */
export const cardsOnSheet = 4;

/** Between two cards: what a blade may miss. */
const gap = 6 * mm;

/** A sheet on its side with places for four cards of the landscape face, in points. */
interface FourUpSheet {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Frame[];
}

export function fourUpSheet(paper: PaperKey): FourUpSheet {
  const { width: height, height: width } = papers[paper];
  const { core } = landscape;
  const largest = {
    width: (width - 2 * safeMargin - gap) / 2,
    height: (height - 2 * safeMargin - gap) / 2,
  };
  const scale = Math.min(largest.width / core.width, largest.height / core.height);
  const card = { width: core.width * scale, height: core.height * scale };
  const left = width / 2 - card.width - gap / 2;
  const top = height / 2 - card.height - gap / 2;
  const places = Array.from({ length: cardsOnSheet }, (_, index) => ({
    x: left + (index % 2) * (card.width + gap),
    y: top + Math.floor(index / 2) * (card.height + gap),
    ...card,
  }));
  return { width, height, places };
}

/** Up to four cards on a sheet, with marks where it is cut. A place without a card stays white. */
export function fourOnSheet(paper: PaperKey, cards: readonly Scene[]): Scene {
  const { width, height, places } = fourUpSheet(paper);
  const drawings = cards.slice(0, cardsOnSheet).map((card, index) => {
    const place = places[index] as Frame;
    const { nodes, symbols } = pageOnPanel(card, landscape, place);
    const group: SceneNode = {
      kind: 'group',
      transform: [1, 0, 0, 1, place.x, place.y],
      children: nodes,
    };
    return { group, symbols };
  });
  return {
    width,
    height,
    nodes: [cuttingMarks(places), ...drawings.map(({ group }) => group)],
    symbols: Object.assign({}, ...drawings.map(({ symbols }) => symbols)),
    description: '',
  };
}

/** Lines outside of the cards that go on where each edge ends: a ruler laid along two of them shows the cut. */
function cuttingMarks(places: readonly Frame[]): SceneNode {
  const [away, length] = [mm, 4 * mm];
  const xs = places.flatMap(({ x, width }) => [x, x + width]);
  const ys = places.flatMap(({ y, height }) => [y, y + height]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lines = [
    ...[...new Set(xs)].flatMap((x) => [
      `M${x} ${top - away}v${-length}`,
      `M${x} ${bottom + away}v${length}`,
    ]),
    ...[...new Set(ys)].flatMap((y) => [
      `M${left - away} ${y}h${-length}`,
      `M${right + away} ${y}h${length}`,
    ]),
  ];
  return { kind: 'path', d: lines.join(''), stroke: { paint: '#8c8c8c', width: 0.6 } };
}
