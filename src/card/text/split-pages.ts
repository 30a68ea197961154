import type { FittedParagraph, FittedText } from './fit-text.ts';

/**
 * A text over as few pages of that height as hold it, about equally full. A page ends with a paragraph where one ends
 * near, and never begins with a blank line.
 */
export function splitIntoPages(text: FittedText, height: number): readonly FittedText[] {
  const lines = text.paragraphs.flatMap((paragraph, index) => linesOf(paragraph, index));
  for (let count = 1; ; count += 1) {
    const pages = divide(lines, count);
    // A page of one line is the smallest there is.
    if (count >= lines.length || pages.every((page) => heightOf(page) <= height)) {
      return pages.filter((page) => page.length > 0).map((page) => pageOf(text, page));
    }
  }
}

/** One line, or a blank one, and where it stands. */
interface PlacedLine {
  readonly paragraph: number;
  readonly part: FittedParagraph;
  readonly isLastOfParagraph: boolean;
}

function linesOf(paragraph: FittedParagraph, index: number): readonly PlacedLine[] {
  const { lines } = paragraph;
  if (lines.length === 0) return [{ paragraph: index, part: paragraph, isLastOfParagraph: true }];
  return lines.map((line, at) => ({
    paragraph: index,
    part: { ...paragraph, lines: [line] },
    isLastOfParagraph: at === lines.length - 1,
  }));
}

/** How many lines a page may be shorter or longer for the sake of a paragraph's end. */
const reach = 2;

function divide(lines: readonly PlacedLine[], count: number): readonly (readonly PlacedLine[])[] {
  const pages: PlacedLine[][] = [];
  let start = 0;
  for (let page = 1; page <= count; page += 1) {
    const even = Math.round((lines.length * page) / count);
    const end = page === count ? lines.length : nearestEnd(lines, even);
    pages.push(trimmed(lines.slice(start, end)));
    start = end;
  }
  return pages;
}

function nearestEnd(lines: readonly PlacedLine[], even: number): number {
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const end of [even - distance, even + distance]) {
      if (end < lines.length && lines[end - 1]?.isLastOfParagraph) return end;
    }
  }
  return even;
}

/** Without blank lines at its beginning and end. */
function trimmed(lines: readonly PlacedLine[]): PlacedLine[] {
  const isBlank = ({ part }: PlacedLine) => part.lines.length === 0;
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

function heightOf(lines: readonly PlacedLine[]): number {
  return lines.reduce((sum, { part }) => sum + part.lineHeight, 0);
}

function pageOf(text: FittedText, lines: readonly PlacedLine[]): FittedText {
  const paragraphs: FittedParagraph[] = [];
  lines.forEach(({ paragraph, part }, index) => {
    const last = paragraphs.at(-1);
    if (last && lines[index - 1]?.paragraph === paragraph) {
      paragraphs[paragraphs.length - 1] = { ...last, lines: [...last.lines, ...part.lines] };
    } else {
      paragraphs.push(part);
    }
  });
  const widths = lines.flatMap(({ part }) => part.lines.map((line) => line.width * text.size));
  return {
    ...text,
    paragraphs,
    lineCount: widths.length,
    width: Math.max(0, ...widths),
    height: heightOf(lines),
  };
}
