import { type ReactNode, useMemo } from 'react';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { useSite } from '../components/use-site.ts';
import { studioText } from '../texts/studio.ts';
import { type ToastMessage, toast } from '../ui/toast.tsx';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { readStudio } from './export/read-studio.ts';
import type { SaveAs } from './save/save-contract.ts';
import { useCard, useSaving, useStudio, useUnsaved } from './studio-context.tsx';

export type OpenDialog = 'preview' | 'download' | 'print' | 'share' | 'help';

interface StudioDialogsProps {
  open: OpenDialog | null;
  /** The confirmation dialog, while the share dialog is open. */
  question: ReactNode;
  onClose: () => void;
  onOpen: (dialog: OpenDialog) => void;
  onPrint: () => void;
  onSave: (as: SaveAs) => void;
  /** Saves the card with the status that it has. Resolves with whether it is saved now. */
  onSaveAsIs: () => Promise<boolean>;
  /** Resolves with whether the card is published now. */
  onPublish: (onConfirmed: () => void) => Promise<boolean>;
}

/** The dialogs of the studio. The code of each is loaded when it is first opened; a failure is shown as a message. */
export function StudioDialogs(props: StudioDialogsProps) {
  const { open, question, onOpen, onClose, onPrint, onSave, onSaveAsIs, onPublish } = props;
  const studio = useStudio();
  const { downloadName } = useSite();
  const read = useMemo(() => readStudio(studio), [studio]);
  const hasSound = useCard((card) => card.audio !== null);
  const hasEnvelope = useCard((card) => card.opening.shown);
  const cardId = useSaving((state) => state.saved?.id ?? null);
  const download = {
    cardId,
    read,
    hasSound,
    hasEnvelope,
    fileName: (extension: string, ending: string) => `${downloadName}${ending}.${extension}`,
  };
  const lazy = (dialog: OpenDialog) => ({
    wanted: open === dialog,
    onLoadError() {
      onClose();
      void toastLostPart(loadErrors()[dialog]);
    },
  });
  const PreviewDialog = useLazyModule(loadPreview, lazy('preview'));
  const DownloadDialog = useLazyModule(loadDownload, lazy('download'));
  const StudioShare = useLazyModule(loadShare, lazy('share'));
  const HelpDialog = useLazyModule(loadHelp, lazy('help'));
  return (
    <>
      <ConflictDialog onSave={onSave} />
      {PreviewDialog && open === 'preview' ? <PreviewDialog onClose={onClose} /> : null}
      {DownloadDialog && open === 'download' ? (
        <DownloadDialog
          {...download}
          {...{ onClose, onPrint }}
          onFold={() => onOpen('print')}
          design={() => studio.store.getState().card}
        />
      ) : null}
      {open === 'print' ? <FoldedPrint {...{ onClose, onSaveAsIs }} /> : null}
      {StudioShare && open === 'share' ? (
        <StudioShare {...{ onClose, onSaveAsIs, onPublish, question }} />
      ) : null}
      {HelpDialog && open === 'help' ? <HelpDialog onClose={onClose} /> : null}
    </>
  );
}

/** The dialog for a PDF, which the server makes from the saved card. */
function FoldedPrint({ onClose, onSaveAsIs }: Pick<StudioDialogsProps, 'onClose' | 'onSaveAsIs'>) {
  const { saving } = useStudio();
  const saved = useSaving((state) => state.saved);
  const isUnsaved = useUnsaved();
  const toName = useCard((card) => card.toName);
  const language = useCard((card) => card.language);
  const PrintDialog = useLazyModule(loadFoldedPrint, {
    wanted: true,
    onLoadError() {
      onClose();
      void toastLostPart(loadErrors().print);
    },
  });
  const isReady = saved !== null && !isUnsaved;
  async function save() {
    if (!isReady && !(await onSaveAsIs())) return null;
    return saving.getState().saved?.id ?? null;
  }
  if (!PrintDialog) return null;
  return (
    <PrintDialog
      {...{ toName, language, onClose }}
      isPublic={saved?.status === 'published'}
      saved={save}
      makeText={isReady ? studioText('print.make.action') : studioText('print.saveAndMake.action')}
    />
  );
}

/** Opens when the server has another version of the card, or none. */
function ConflictDialog({ onSave }: Pick<StudioDialogsProps, 'onSave'>) {
  const { saving } = useStudio();
  const failure = useSaving((state) => state.failure);
  const wanted = failure?.reason === 'conflict' || failure?.reason === 'missing';
  const SaveConflict = useLazyModule(loadConflict, {
    wanted,
    onLoadError() {
      saving.dismiss();
      if (failure)
        toast({
          title: studioText('save.failed.title'),
          description: failure.error,
          destructive: true,
        });
    },
  });
  return SaveConflict && wanted ? <SaveConflict onSave={onSave} /> : null;
}

const loadErrors = (): Readonly<Record<OpenDialog, ToastMessage>> => ({
  download: {
    title: studioText('download.failed.title'),
    description: studioText('download.failed.text'),
    destructive: true,
  },
  print: {
    title: studioText('print.failed.title'),
    description: studioText('print.notOpened.text'),
    destructive: true,
  },
  preview: {
    title: studioText('preview.failed.title'),
    description: studioText('preview.failed.text'),
    destructive: true,
  },
  help: {
    title: studioText('help.failed.title'),
    description: studioText('checkConnection.text'),
    destructive: true,
  },
  share: {
    title: studioText('share.failed.title'),
    description: studioText('share.failed.text'),
    destructive: true,
  },
});

async function loadPreview() {
  return (await import('./preview/preview-dialog.tsx')).PreviewDialog;
}

async function loadDownload() {
  return (await import('../download/download-dialog.tsx')).DownloadDialog;
}

async function loadFoldedPrint() {
  return (await import('../download/print-dialog.tsx')).PrintDialog;
}

async function loadShare() {
  return (await import('./export/studio-share.tsx')).StudioShare;
}

async function loadHelp() {
  return (await import('./help/help-dialog.tsx')).HelpDialog;
}

async function loadConflict() {
  return (await import('./save/save-conflict.tsx')).SaveConflict;
}
