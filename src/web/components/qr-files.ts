import type { QrCode } from '#card/print/qr-code.ts';

/** Pixels of a module in a file. The code of a card's link is about 1000 pixels wide. */
const modulePixels = 24;

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
