import type { Bloom } from '#content/people.ts';
import { htmlText } from '#std/html-text.ts';

interface BloomDrawingProps {
  bloom: Bloom;
  alt: string;
}

/** A drawn portrait: a flower with initials, instead of a photograph. */
export function BloomDrawing({ bloom, alt }: BloomDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={alt}
      className="block size-full"
      // As text, because a page has two dozen of them, and React takes milliseconds for their petals.
      dangerouslySetInnerHTML={{ __html: bloomMarkup(bloom) }}
    />
  );
}

function bloomMarkup({ initials, petal, petals, color }: Bloom): string {
  const { ground, outer, inner, line, heart, letters } = colors[color];
  const step = 360 / petals;
  const turns = Array.from({ length: petals }, (_, index) => index * step);
  const each = (path: string, transform: (turn: number) => string) =>
    turns.map((turn) => `<path d="${path}" transform="${transform(turn)}"/>`).join('');
  const outerPetals = each(shapes[petal], (turn) => `rotate(${turn + step / 2} 50 50)`);
  const innerPetals = each(
    shapes[petal],
    (turn) => `rotate(${turn} 50 50) translate(7.500 7.500) scale(.85)`,
  );
  const lines = each('M50 27V19', (turn) => `rotate(${turn} 50 50)`);
  const size = initials.length > 1 ? 19 : 23;
  return `<rect width="100" height="100" fill="${ground}"/>
<g fill="${outer}">${outerPetals}</g>
<g fill="${inner}" stroke="${ground}" stroke-width="1.2">${innerPetals}</g>
<g fill="none" stroke="${line}" stroke-width="1.4" stroke-linecap="round">${lines}</g>
<circle cx="50" cy="50" r="22" fill="${heart}" stroke="${ground}" stroke-width="2"/>
<circle cx="50" cy="50" r="18.500" fill="none" stroke="${letters}" stroke-width="1.300" stroke-dasharray=".1 4.740" stroke-linecap="round"/>
<text x="50" y="51" text-anchor="middle" dominant-baseline="central" font-size="${size}" fill="${letters}" class="select-none font-bold">${htmlText(initials)}</text>`;
}

/** The path of one petal, above the centre at 50, 50. */
const shapes: Readonly<Record<Bloom['petal'], string>> = {
  round: 'M50 50C36 42 34 10 50 6C66 10 64 42 50 50Z',
  pointed: 'M50 50C36 38 38 20 50 3C62 20 64 38 50 50Z',
  notched: 'M50 50C28 40 30 10 43 6C46 5 49 8 50 12C51 8 54 5 57 6C70 10 72 40 50 50Z',
  broad: 'M50 50C24 42 24 16 38 9C43 4 57 4 62 9C76 16 76 42 50 50Z',
  slim: 'M50 50C43 42 42 11 50 5C58 11 57 42 50 50Z',
};

interface Colors {
  readonly ground: string;
  readonly outer: string;
  readonly inner: string;
  /** The line in each petal. */
  readonly line: string;
  readonly heart: string;
  /** Has AA contrast on `heart`. */
  readonly letters: string;
}

const colors: Readonly<Record<Bloom['color'], Colors>> = {
  marigold: {
    ground: '#feedc6',
    outer: '#f0a31a',
    inner: '#f8b430',
    line: '#c77f0a',
    heart: '#7a4d00',
    letters: '#ffffff',
  },
  coral: {
    ground: '#fde3da',
    outer: '#d9543f',
    inner: '#ee6c57',
    line: '#ac3522',
    heart: '#ffe9b8',
    letters: '#8f2413',
  },
  leaf: {
    ground: '#e3f0da',
    outer: '#5d9149',
    inner: '#7fb069',
    line: '#2c6332',
    heart: '#fff3cf',
    letters: '#2c6332',
  },
  rose: {
    ground: '#fdeaec',
    outer: '#e07a92',
    inner: '#f3a3b3',
    line: '#b8476a',
    heart: '#9c2f56',
    letters: '#ffffff',
  },
  plum: {
    ground: '#f3e6ee',
    outer: '#84476e',
    inner: '#a8648f',
    line: '#5f2c4d',
    heart: '#fbdf9f',
    letters: '#5f2c4d',
  },
  sky: {
    ground: '#e2eff5',
    outer: '#4d8fb3',
    inner: '#7db4d1',
    line: '#2f6a8c',
    heart: '#fff3cf',
    letters: '#1f5271',
  },
  cream: {
    ground: '#eadbc0',
    outer: '#d9c39a',
    inner: '#fffaf0',
    line: '#c9ae7c',
    heart: '#f8b430',
    letters: '#5c3b00',
  },
};
