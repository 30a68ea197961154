import { CardDrawing } from '../components/card-drawing.tsx';
import { homeText } from '../texts/home.ts';

/** Paths and their colours, on 600 units of width. A stroke is a fold of the paper. */
interface PaperShape {
  readonly height: number;
  readonly fills: readonly (readonly [color: string, path: string])[];
  readonly fold?: readonly [color: string, path: string];
}

const front: PaperShape = {
  height: 224,
  fills: [
    ['#fbecd0', 'M8 0l272 118c13 6 27 6 40 0L592 0v208c0 9-7 16-16 16H24c-9 0-16-7-16-16z'],
    ['#f6dfb4', 'M12 216L262 92c26-12 50-12 76 0l250 124c-3 5-7 8-12 8H24c-5 0-9-3-12-8z'],
  ],
  fold: ['#ead0a0', 'M16 214L266 96c23-11 45-11 68 0l250 118'],
};

const flap: PaperShape = {
  height: 158,
  fills: [
    ['#f3d9a6', 'M8 0h584L320 122c-13 6-27 6-40 0z'],
    ['#ee6c57', 'M300 86a30 30 0 110 60 30 30 0 010-60z'],
    ['#fde3da', 'M300 132c-26-16-16-32-6-30 3 0 5 3 6 6 1-3 3-6 6-6 10-2 20 14-6 30z'],
  ],
  fold: ['#e3c48c', 'M8 0l272 122M320 122L592 0'],
};

const lining: PaperShape = {
  height: 158,
  fills: [
    ['#e9c98f', 'M8 158L280 36c13-6 27-6 40 0l272 122z'],
    ['#fbdf9f', 'M40 158L286 50c9-4 19-4 28 0l246 108z'],
  ],
};

/** One side of the envelope. In the page, because as a picture it would arrive after the text. */
function Side({ shape: { height, fills, fold }, className }: { shape: PaperShape; className?: string }) {
  return (
    <svg viewBox={`0 0 600 ${height}`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {fills.map(([color, path]) => (
        <path key={path} d={path} fill={color} />
      ))}
      {fold ? <path d={fold[1]} stroke={fold[0]} strokeWidth={3} fill="none" /> : null}
    </svg>
  );
}

/**
 * A card that comes out of its envelope: once by itself, and whenever it is pressed. The animation is the style sheet's,
 * so that it runs before any script does.
 */
export function Envelope() {
  return (
    <div className="envelope mx-auto w-full max-w-xl">
      <div className="envelope-back" />
      <div className="envelope-flap">
        <Side shape={lining} className="envelope-lining" />
        <Side shape={flap} />
      </div>
      <div className="envelope-pocket">
        <div className="envelope-card overflow-hidden rounded-md bg-white shadow-md">
          <CardDrawing />
        </div>
      </div>
      <Side shape={front} className="envelope-front" />
      <button
        type="button"
        aria-label={homeText('envelope.toggle.label')}
        // Without motion the card is out, and there is nothing to press.
        className="absolute inset-0 z-5 noscript:hidden rounded-lg motion-reduce:hidden"
        data-envelope
      />
    </div>
  );
}
