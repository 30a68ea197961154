import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type QrCode, qrCode } from '#card/print/qr-code.ts';
import { qrFileName } from '../components/card-file-name.ts';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import type { CardToShare } from './card-to-share.ts';

interface QrViewProps {
  address: string;
  card: Pick<CardToShare, 'toName' | 'language'>;
}

/** The card's link as a QR code, to show or to print. */
export function QrView({ address, card }: QrViewProps) {
  const first = useRef<HTMLButtonElement>(null);
  const code = useMemo(() => qrCode(address), [address]);
  const figure = useRef<SVGSVGElement>(null);
  // Scrolling and focus are the document's. The code takes the place of the card, which may be out of sight.
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' });
    first.current?.focus({ preventScroll: true });
  }, []);

  async function download(extension: 'png' | 'svg', draw: (code: QrCode) => Blob | Promise<Blob>) {
    try {
      saveFile(await draw(code), qrFileName(card, extension));
      toast({ title: shareText('download.started.title') });
    } catch {
      toastFailure(shareText('download.failed.title'), shareText('picture.failed.text'));
    }
  }

  const icon = <Download aria-hidden="true" className="size-5" />;
  return (
    <div className="flex flex-col items-center gap-4">
      <svg
        ref={figure}
        role="img"
        aria-label={shareText('qr.alt')}
        viewBox={`0 0 ${code.side} ${code.side}`}
        shapeRendering="crispEdges"
        className="w-full max-w-72 rounded-md border-2 border-line bg-white"
      >
        <path d={code.path} />
      </svg>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          ref={first}
          look="secondary"
          size="small"
          icon={icon}
          onClick={() => void download('png', qrPng)}
        >
          {shareText('png.download.action')}
        </Button>
        <Button look="secondary" size="small" icon={icon} onClick={() => void download('svg', qrSvg)}>
          {shareText('qr.svg.action')}
        </Button>
      </div>
    </div>
  );
}

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
async function qrPng({ side, path }: QrCode): Promise<Blob> {
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
