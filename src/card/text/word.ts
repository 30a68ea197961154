import type { Font } from '#card/scene/scene.ts';
import { clusters } from './clusters.ts';
import type { EmWidth } from './measurer.ts';

/** Characters of one font and one direction, or one picture, or spaces between them. Widths in em. */
export interface Piece {
  readonly kind: 'text' | 'emoji' | 'space';
  readonly text: string;
  /** The font's family; for an emoji its id. */
  readonly name: string;
  /** Odd levels read from right to left. */
  readonly level: number;
  readonly width: number;
}

/** The text between two line break opportunities, and the spaces after it, which hang at the end of a line. */
export interface Word {
  readonly pieces: readonly Piece[];
  /** Without the spaces at its end. */
  readonly width: number;
  readonly space: number;
  /** What is drawn after it where a line ends with it: it is a part of a word with a soft hyphen behind it. */
  readonly hyphen?: Piece;
  /** What it is divided into when it is wider than a line; itself when it cannot be. */
  readonly parts: () => readonly Word[];
}

/** The pieces up to a soft hyphen, and the hyphen as it would be drawn; or up to the end of the word. */
export interface Syllable {
  readonly pieces: readonly Piece[];
  readonly hyphen?: Piece;
}

interface Measure {
  readonly width: EmWidth;
  readonly weight: Font['weight'];
}

/** Measures a word. One that is wider than a line is divided at its soft hyphens, else between its characters. */
export function measureWord(syllables: readonly Syllable[], measure: Measure): Word {
  const pieces: Piece[] = [];
  for (const piece of syllables.flatMap((syllable) => syllable.pieces)) addPiece(pieces, piece);
  const measured = pieces.map((piece) => withWidth(piece, measure));
  let parts: readonly Word[] | undefined;
  return {
    ...widthsOf(measured),
    parts() {
      parts ??=
        syllables.length > 1
          ? syllables.map((syllable) => syllableWord(syllable, measure))
          : characterWords(measured, measure);
      return parts;
    },
  };
}

/** Adds a piece to the one before it when both are set alike. */
export function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last && piece.kind !== 'emoji' && last.kind === piece.kind && isSetAlike(last, piece)) {
    pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  } else {
    pieces.push(piece);
  }
}

/** True when two pieces have the same font and direction. */
export function isSetAlike(one: Piece, other: Piece): boolean {
  return one.name === other.name && one.level === other.level;
}

/** An emoji takes this much of the line, in em; its picture is a little smaller. */
const emojiAdvance = 1.2;

function withWidth(piece: Piece, { width, weight }: Measure): Piece {
  return { ...piece, width: piece.kind === 'emoji' ? emojiAdvance : width(piece.text, piece.name, weight) };
}

function widthsOf(pieces: readonly Piece[]): Pick<Word, 'pieces' | 'width' | 'space'> {
  const lastVisible = pieces.findLastIndex(({ kind }) => kind !== 'space');
  const sum = (some: readonly Piece[]) => some.reduce((total, { width }) => total + width, 0);
  return { pieces, width: sum(pieces.slice(0, lastVisible + 1)), space: sum(pieces.slice(lastVisible + 1)) };
}

/** Divided further, its last part has the hyphen. */
function syllableWord({ pieces, hyphen: unmeasured }: Syllable, measure: Measure): Word {
  const word = measureWord([{ pieces }], measure);
  if (!unmeasured) return word;
  const hyphen = withWidth(unmeasured, measure);
  return {
    ...word,
    hyphen,
    parts: () =>
      word.parts().map((part, index, { length }) => (index < length - 1 ? part : { ...part, hyphen })),
  };
}

/** Its characters, each with the spaces after it. */
function characterWords(pieces: readonly Piece[], measure: Measure): readonly Word[] {
  const characters = pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return [piece];
    return clusters(piece.text).map((text) => withWidth({ ...piece, text }, measure));
  });
  const groups: Piece[][] = [];
  let marks = 0;
  characters.forEach((character, index) => {
    const group = groups.at(-1);
    const isMark = closing.test(character.text);
    const isLast = index === characters.length - 1;
    marks = isMark ? marks + 1 : 0;
    const isHeld =
      (isMark && (marks <= mostMarks || isLast)) || group?.every(({ text }) => opening.test(text));
    if (group && (character.kind === 'space' || isHeld)) group.push(character);
    else groups.push([character]);
  });
  return groups.map((group) => {
    const word: Word = { ...widthsOf(group), parts: () => [word] };
    return word;
  });
}

/** Marks that begin no line, those that end none, and how many stay together: a row of many is divided as letters are. */
const closing = /^(?![¡¿])[\p{Pe}\p{Pf}\p{Pd}\p{Po}“]/u;
const opening = /^[\p{Ps}\p{Pi}¡¿"']/u;
const mostMarks = 4;
