import { encode } from 'uqr';

/** White modules on each side. With fewer, some readers do not find the code (ISO/IEC 18004). */
const quietZone = 4;

/** A code in modules of one unit. `side` is its width with the quiet zone. */
export interface QrCode {
  readonly side: number;
  /** The dark modules as SVG path data. Neighbours in a row are one rectangle. */
  readonly path: string;
}

/** Encodes with error correction of at least 15 percent, and more if that takes no space. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: size, path: path.join('') };
}

/** The runs of dark modules in a row. */
function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const text = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: dark }) => [index, dark.length]);
}
