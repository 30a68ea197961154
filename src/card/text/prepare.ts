import type { Font } from '#card/scene/scene.ts';
import { createCache } from './cache.ts';
import { type Direction, firstStrong, levels } from './direction.ts';
import type { EmojiIndex } from './emoji-index.ts';
import { type Extent, extentOf, largerExtent, pictureExtent, plainExtent } from './extents.ts';
import { type EastAsianFamily, eastAsianFamily } from './fonts.ts';
import { drawnText, type Glyph, itemise } from './itemise.ts';
import { independentParts, lineBreaks } from './line-breaks.ts';
import { cachedEmWidth, type EmWidth, type Measurer } from './measurer.ts';
import { normaliseText } from './normalise-text.ts';
import { textFonts } from './text-fonts.ts';
import { type TextRole, typefaceFor } from './typefaces.ts';
import { addPiece, measureWord, type Piece, type Syllable, type Word } from './word.ts';

/** Text measured once: from here on, wrapping at any width and size is arithmetic. All lengths in em. */
export interface PreparedText {
  readonly paragraphs: readonly PreparedParagraph[];
  readonly weight: Font['weight'];
  /** Measures the finished runs of a line. */
  readonly width: EmWidth;
}

export interface PreparedParagraph {
  /** Empty for a blank line. */
  readonly words: readonly Word[];
  /** Its width in one line. */
  readonly length: number;
  /** The width of its widest word, or 0. */
  readonly widest: number;
  /** What the tallest and deepest of its scripts need. */
  readonly extent: Extent;
  readonly direction: Direction;
}

export interface PrepareOptions {
  /** A heading is bold. */
  readonly role: TextRole;
  /** The key of a pairing of typefaces; the classic one when absent. */
  readonly typeface?: string;
  /** The direction of every paragraph; else each follows its own first letter. */
  readonly base?: Direction;
  /** The family of Chinese, Japanese or Korean letters, as the whole card tells it; else as this text does. */
  readonly eastAsian?: EastAsianFamily;
}

/** Prepares texts and caches the results: keep one while a card is edited. */
export interface TextPreparer {
  prepare(text: string, options: PrepareOptions): PreparedText;
}

/** The caches hold a few cards of the greatest length, which takes some megabytes. */
export function createTextPreparer({
  measurer,
  emoji,
}: {
  measurer: Measurer;
  emoji: EmojiIndex;
}): TextPreparer {
  const width = cachedEmWidth(measurer, 6000);
  const texts = createCache<PreparedText>(16);
  const paragraphs = createCache<PreparedParagraph>(400);
  const parts = createCache<PreparedPart>(4000);

  function prepareText(text: string, { role, typeface, base, eastAsian }: PrepareOptions): PreparedText {
    const clean = normaliseText(text);
    const family = eastAsian ?? eastAsianFamily(clean);
    const fonts = textFonts(clean, { typeface: typefaceFor(typeface), role, eastAsian: family });
    const setIn = [role, family, ...fonts.scripts.map(({ font }) => font), fonts.neutralFont].join();
    const weight = role === 'heading' ? 700 : 400;
    const fallback = firstStrong(clean) ?? 'ltr';
    const keyFor = (direction: Direction, line: string) => `${setIn} ${direction}\n${line}`;

    function prepareLine(line: string, direction: Direction): PreparedParagraph {
      const trimmed = line.trimEnd().replace(/^ +/, '');
      // In a line from right to left, the position of every letter depends on the whole line.
      const own = direction === 'rtl' ? [trimmed] : independentParts(trimmed);
      const prepared = own.map((part) =>
        parts.get(keyFor(direction, part), () =>
          preparePart({ glyphs: itemise(part, emoji, fonts), direction, width, weight }),
        ),
      );
      return joined(prepared, direction);
    }

    return {
      weight,
      width,
      paragraphs: clean.split('\n').map((line) => {
        const direction = base ?? firstStrong(line) ?? fallback;
        return paragraphs.get(keyFor(direction, line), () => prepareLine(line, direction));
      }),
    };
  }

  return {
    prepare: (text, options) =>
      texts.get(`${options.role} ${options.typeface} ${options.base} ${options.eastAsian}\n${text}`, () =>
        prepareText(text, options),
      ),
  };
}

type PreparedPart = Pick<PreparedParagraph, 'words' | 'extent'>;

interface Part {
  readonly glyphs: readonly Glyph[];
  readonly direction: Direction;
  readonly width: EmWidth;
  readonly weight: Font['weight'];
}

function preparePart({ glyphs, direction, width, weight }: Part): PreparedPart {
  const texts = glyphs.map(({ text }) => text);
  const level = levels(
    texts,
    glyphs.map(({ kind }) => kind === 'emoji'),
    direction,
  );
  const breaks = lineBreaks(texts.join(''));
  const words: Word[] = [];
  let extent = plainExtent;
  let syllables: Syllable[] = [];
  let pieces: Piece[] = [];
  let offset = 0;
  glyphs.forEach(({ kind, name, ...glyph }, index) => {
    offset += glyph.text.length;
    const set = { name, level: level[index] ?? 0, width: 0 };
    if (kind === 'hyphen') {
      const next = glyphs[index + 1];
      if (pieces.length > 0 && next && next.kind !== 'space') {
        syllables.push({ pieces, hyphen: { ...set, kind: 'text', text: '-' } });
        pieces = [];
      }
      if (next) return;
    } else if (kind !== 'invisible') {
      const text = drawnText(glyph.text, name);
      extent = largerExtent(extent, kind === 'emoji' ? pictureExtent : extentOf(text, name));
      addPiece(pieces, { ...set, kind, text });
    }
    if (!breaks.has(offset) && index < glyphs.length - 1) return;
    const word = measureWord([...syllables, { pieces }], { width, weight });
    syllables = [];
    pieces = [];
    const last = words.at(-1);
    if (!isBlank(word)) words.push(word);
    else if (last) words[words.length - 1] = followedBy(last, word);
  });
  return { words, extent };
}

function joined(parts: readonly PreparedPart[], direction: Direction): PreparedParagraph {
  const words = parts.flatMap((part) => part.words);
  return {
    words,
    length: words.reduce((sum, word, index) => sum + (words[index - 1]?.space ?? 0) + word.width, 0),
    widest: Math.max(0, ...words.map((word) => word.width)),
    extent: parts.reduce((extent, part) => largerExtent(extent, part.extent), plainExtent),
    direction,
  };
}

function isBlank(word: Word): boolean {
  return word.pieces.every(({ kind }) => kind === 'space');
}

/** A word with more space after it. */
function followedBy(word: Word, blank: Word): Word {
  return { ...word, space: word.space + blank.space, pieces: [...word.pieces, ...blank.pieces] };
}
