import { visualOrder } from './direction.ts';
import { pairingFontOf } from './pairing-fonts.ts';
import type { PreparedText } from './prepare.ts';
import { isSetAlike, type Piece } from './word.ts';
import type { WrappedLine } from './wrap.ts';

/** One line as it is drawn, from left to right. */
export interface Line {
  readonly runs: readonly Piece[];
  /** In em: what leans over its left end, and its width as measured run by run with what leans over both. */
  readonly left: number;
  readonly width: number;
}

/** Merges what is set alike into runs, measures each as it will be drawn, and orders them from left to right. */
export function setLine(line: WrappedLine, { width, weight }: PreparedText): Line {
  const pieces = line.words.flatMap((word) => word.pieces);
  const end = pieces.findLastIndex(({ kind }) => kind !== 'space') + 1;
  const merged: Piece[] = [];
  const hyphen = line.words.at(-1)?.hyphen;
  for (const piece of [...pieces.slice(0, end), ...(hyphen ? [hyphen] : [])]) addRun(merged, piece);
  const runs = visualOrder(merged.map(({ level }) => level)).map((index) => {
    const run = merged[index] as Piece;
    return run.kind === 'emoji' ? run : { ...run, width: width(run.text, run.name, weight) };
  });
  const [left] = overhangOf(runs[0]);
  const [, right] = overhangOf(runs.at(-1));
  return { runs, left, width: runs.reduce((sum, run) => sum + run.width, left + right) };
}

function overhangOf(run: Piece | undefined): readonly [left: number, right: number] {
  return (run?.kind === 'text' && pairingFontOf(run.name)?.overhang) || [0, 0];
}

/** Spaces become part of a run only between its words; at its edges they are gaps, which nothing needs to draw. */
function addRun(runs: Piece[], piece: Piece): void {
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (piece.kind !== 'emoji' && last?.kind === piece.kind && isSetAlike(last, piece)) {
    runs.splice(-1, 1, { ...last, text: last.text + piece.text });
  } else if (
    piece.kind === 'text' &&
    last?.kind === 'space' &&
    before?.kind === 'text' &&
    isSetAlike(before, last) &&
    isSetAlike(last, piece)
  ) {
    runs.splice(-2, 2, { ...before, text: before.text + last.text + piece.text });
  } else {
    runs.push(piece);
  }
}
