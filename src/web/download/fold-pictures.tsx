import type { ReactNode } from 'react';
import type { FoldKey } from '#card/print/folds.ts';

/** The sheet with the lines it is folded along. */
export function FoldPicture({ fold }: { fold: FoldKey }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="h-12" {...drawn}>
      {sheets[fold]}
    </svg>
  );
}

const drawn = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const heart = 'M0 0c-1.800-2.800-5-.4-3.200 1.900L0 5.500l3.200-3.600c1.800-2.300-1.400-4.700-3.200-1.900';

function Heart({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  const transform = `translate(${x} ${y}) scale(${scale})`;
  return <path d={heart} transform={transform} className="fill-coral" stroke="none" />;
}

const dashes = { strokeDasharray: '3 3' } as const;

const sheets: Readonly<Record<FoldKey, ReactNode>> = {
  quarter: (
    <>
      <rect x="9" y="3" width="30" height="42" rx="1.500" />
      <path d="M24 3v42M9 24h30" {...dashes} />
      <Heart x={31.5} y={32} />
    </>
  ),
  half: (
    <>
      <rect x="3" y="9" width="42" height="30" rx="1.500" />
      <path d="M24 9v30" {...dashes} />
      <Heart x={34.5} y={21} />
    </>
  ),
  flat: (
    <>
      <rect x="3" y="9" width="42" height="30" rx="1.500" />
      <Heart x={24} y={20} scale={1.6} />
    </>
  ),
};

/** What to do with the paper, step by step. Nothing is done with a flat sheet. */
export function FoldSteps({ fold }: { fold: FoldKey }) {
  if (fold === 'flat') return null;
  return (
    <svg viewBox="0 0 240 84" aria-hidden="true" className="mx-auto h-24 w-full max-w-xs" {...drawn}>
      {fold === 'quarter' ? <QuarterSteps /> : <HalfSteps />}
    </svg>
  );
}

function Arrow({ d, tip }: { d: string; tip: string }) {
  return <path d={`${d}${tip}`} className="stroke-marigold-text" strokeWidth={2} />;
}

function QuarterSteps() {
  return (
    <>
      <rect x="12" y="8" width="48" height="68" rx="1.500" />
      <path d="M12 42h48" {...dashes} />
      <Arrow d="M66 22c10 4 10 32 0 38" tip="m6-1-6 1 1-6" />
      <text x="36" y="28" {...number}>
        1
      </text>
      <rect x="96" y="42" width="48" height="34" rx="1.500" />
      <path d="M120 42v34" {...dashes} />
      <Arrow d="M108 35c5-9 21-9 26-1" tip="m1-6-1 6-6-1" />
      <text x="108" y="64" {...number}>
        2
      </text>
      <Opened x={190} />
    </>
  );
}

function HalfSteps() {
  return (
    <>
      <rect x="24" y="18" width="78" height="52" rx="1.500" />
      <path d="M63 18v52" {...dashes} />
      <Arrow d="M44 11c8-9 28-9 36-1" tip="m1-6-1 6-6-1" />
      <text x="44" y="50" {...number}>
        1
      </text>
      <Opened x={170} />
    </>
  );
}

const number = {
  textAnchor: 'middle',
  fontSize: 15,
  fill: 'currentColor',
  stroke: 'none',
} as const;

/** The finished card, a little open. */
function Opened({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-14 20 0 14v56l-14 6zM0 14h34v56H0z" />
      <Heart x={17} y={32} scale={1.6} />
    </g>
  );
}
