import { FileText, Shapes } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Animation } from '#card/document/card.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { useLazyDialog } from '../components/toast-lost-part.tsx';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { readCard } from './read-card.ts';

interface FormatActionsProps {
  id: string;
  toName: string;
  /** The card's. */
  language: string;
  animation: Animation;
  /** The address of its sound. */
  sound: string | null;
  /** It opens from its envelope. */
  hasEnvelope: boolean;
  /** Everybody can open it. */
  isPublic: boolean;
}

/** Opens the dialogs in which a saved card is downloaded or printed. The first is open at the start. */
export function FormatActions(props: FormatActionsProps) {
  const { id, toName, language, animation, sound, hasEnvelope, isPublic } = props;
  const [open, setOpen] = useState<'formats' | 'fold' | null>('formats');
  const read = useMemo(() => readCard(`/card/${id}`, { animation, sound }), [id, animation, sound]);
  const onClose = () => setOpen(null);
  const lost = [shareText('download.failed.title'), shareText('download.notOpened.text')] as const;
  const DownloadDialog = useLazyDialog(loadDownload, { isOpen: open === 'formats', onClose, lost });
  const PrintDialog = useLazyDialog(loadPrint, { isOpen: open === 'fold', onClose, lost });
  return (
    <div className="noscript:hidden flex flex-wrap justify-center gap-4">
      <Button icon={<Shapes className="size-5" />} onClick={() => setOpen('formats')}>
        {shareText('formats.more.action')}
      </Button>
      <Button look="secondary" icon={<FileText className="size-5" />} onClick={() => setOpen('fold')}>
        {shareText('print.fold.action')}
      </Button>
      {DownloadDialog ? (
        <DownloadDialog
          cardId={id}
          {...{ read, hasEnvelope, onClose }}
          isOwn={false}
          hasSound={sound !== null}
          fileName={(extension, ending) => cardFileName({ toName, language }, extension, ending)}
          onFold={() => setOpen('fold')}
        />
      ) : null}
      {PrintDialog ? (
        <PrintDialog {...{ toName, language, isPublic, onClose }} saved={() => Promise.resolve(id)} />
      ) : null}
    </div>
  );
}

async function loadDownload() {
  return (await import('./download-dialog.tsx')).DownloadDialog;
}

async function loadPrint() {
  return (await import('./print-dialog.tsx')).PrintDialog;
}
