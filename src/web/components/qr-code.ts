import { encode } from 'uqr';

/** White modules on each side. With fewer, some readers do not find the code (ISO/IEC 18004). */
const quietZone = 4;

/** Pixels of a module in a file. The code of a card's link is about 1000 pixels wide. */
const modulePixels = 24;

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

/** The code as an SVG file, black on white. */
export function qrSvg({ side, path }: QrCode): Blob {
  const pixels = side * modulePixels;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${pixels}" height="${pixels}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as a PNG file. Rejects when the browser lacks memory. */
export async function qrPng({ side, path }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * modulePixels;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(modulePixels, modulePixels);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
}

/** The runs of dark modules in a row. */
function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const text = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: dark }) => [index, dark.length]);
}
