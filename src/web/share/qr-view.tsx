import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type QrCode, qrCode } from '#card/print/qr-code.ts';
import { qrFileName } from '../components/card-file-name.ts';
import { qrPng, qrSvg } from '../components/qr-files.ts';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
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
      toast({
        title: shareText('download.failed.title'),
        description: shareText('picture.failed.text'),
        destructive: true,
      });
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
