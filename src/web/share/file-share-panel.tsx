import { Clapperboard, Image, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ReadContent } from '../download/downloads.ts';
import { FileJobProgress } from '../download/file-job.tsx';
import { FormatChoice } from '../download/format-choice.tsx';
import { PageFiles } from '../download/page-files.tsx';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { takesPictures } from './device-share.ts';
import { Disclosure } from './disclosure.tsx';
import type { FileShare } from './use-file-share.ts';

interface FileShareProps {
  files: FileShare;
  cardId: string;
  read: ReadContent;
}

/** The second choice: the card itself as a file. */
export function FileShareDisclosure({ files, cardId, read }: FileShareProps) {
  const to = { channel: 'device', cardId } as const;
  const [open, setOpen] = useState(false);
  function onToggle(next: boolean) {
    setOpen(next);
    if (next) files.prepare();
  }
  return (
    <Disclosure title={shareText('files.title')} {...{ open, onToggle }}>
      <p className="text-ink-soft text-sm">{shareText('files.hint')}</p>
      <FormatChoice read={read} format={files.format} onChange={files.setFormat} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          icon={<Image aria-hidden="true" className="size-5" />}
          disabled={files.making !== null}
          onClick={() => void files.send('jpg', to)}
        >
          {takesPictures() ? shareText('files.picture.send') : shareText('files.picture.download')}
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={<Clapperboard aria-hidden="true" className="size-5" />}
          disabled={files.making !== null}
          onClick={() => void files.send('mp4', to)}
        >
          {takesPictures() ? shareText('files.film.send') : shareText('files.film.download')}
        </Button>
      </div>
    </Disclosure>
  );
}

/** The progress of a file, and the button to send it when the first press was too long ago. */
export function FileShareState({ files: { making, ready, pages, sendReady, stop } }: { files: FileShare }) {
  if (ready) {
    return (
      <div className="flex flex-col gap-3 rounded-md bg-cream px-4 py-4">
        <p role="status">{shareText('files.ready.text')}</p>
        <Button icon={<Share2 aria-hidden="true" className="size-5" />} onClick={() => void sendReady()}>
          {shareText('files.ready.action')}
        </Button>
      </div>
    );
  }
  if (pages && !making) return <PageFiles files={pages} />;
  if (!making) return null;
  const { what, progress } = making;
  return what === 'mp4' ? (
    <FileJobProgress label={shareText('files.film.making')} progress={progress} onStop={stop} />
  ) : (
    <FileJobProgress label={shareText('picture.making.status')} progress={progress} />
  );
}
