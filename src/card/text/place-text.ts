import type { Color, SceneNode } from '#card/scene/scene.ts';
import { emojiSymbol } from './emoji.ts';
import type { FittedText } from './fit-text.ts';
import { fittedFont } from './fonts.ts';
import type { Line } from './runs.ts';

/** Where lines go: in a column from `x`, `width` wide; the first line begins at `top`. */
export interface Column {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly fill: Color;
  /** `start` is the side where the paragraph's script begins; centred when absent. */
  readonly align?: 'center' | 'start';
}

/** A picture's side in em, and its middle above the baseline: it looks as tall as the letters beside it. */
const emojiSide = 1.12;
const emojiMiddle = 0.34;

/** The text as scene nodes, line by line, each line from left to right. Emoji become uses of `emoji:{id}`. */
export function placeText(text: FittedText, column: Column): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  let top = column.top;
  for (const { lines, extent, lineHeight, direction } of text.paragraphs) {
    const before = column.align === 'start' ? (direction === 'rtl' ? 1 : 0) : 0.5;
    const inked = (extent.ascent + extent.descent) * text.size;
    for (const line of lines) {
      const spare = column.width - line.width * text.size;
      nodes.push(
        ...placeLine(line, {
          text,
          x: column.x + spare * before,
          baseline: top + (lineHeight - inked) / 2 + extent.ascent * text.size,
          fill: column.fill,
        }),
      );
      top += lineHeight;
    }
    if (lines.length === 0) top += lineHeight;
  }
  return nodes;
}

interface LinePlace {
  readonly text: FittedText;
  readonly x: number;
  readonly baseline: number;
  readonly fill: Color;
}

function placeLine(line: Line, { text, x, baseline, fill }: LinePlace): readonly SceneNode[] {
  const { size, weight } = text;
  const nodes: SceneNode[] = [];
  let left = x + line.left * size;
  for (const run of line.runs) {
    const width = run.width * size;
    if (run.kind === 'emoji') {
      const side = emojiSide * size;
      nodes.push({
        kind: 'use',
        symbol: emojiSymbol(run.name),
        x: round(left + (width - side) / 2),
        y: round(baseline - emojiMiddle * size - side / 2),
        width: round(side),
        height: round(side),
      });
    } else if (run.kind === 'text') {
      nodes.push({
        kind: 'text',
        x: round(left),
        y: round(baseline),
        width: round(width),
        text: run.text,
        font: fittedFont({ family: run.name, weight, size }),
        fill,
        direction: run.level % 2 === 1 ? 'rtl' : 'ltr',
      });
    }
    left += width;
  }
  return nodes;
}

/** A hundredth of a unit is finer than any screen, and keeps the scene short when it is sent. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
