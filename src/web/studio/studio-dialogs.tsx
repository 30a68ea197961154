import { type ReactNode, useMemo } from 'react';
import { useLazyDialog } from '../components/toast-lost-part.tsx';
import { useSite } from '../components/use-site.ts';
import { studioText } from '../texts/studio.ts';
import { toastFailure } from '../ui/toast.tsx';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { readStudio } from './output/read-studio.ts';
import type { SaveAs } from './save/save-contract.ts';
import { useCard, useSaving, useStudio, useUnsaved } from './studio-context.tsx';

export type OpenDialog = 'preview' | 'download' | 'fold' | 'share' | 'help';

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
  const lazy = (dialog: OpenDialog) => ({ isOpen: open === dialog, onClose, lost: lostTexts()[dialog] });
  const PreviewDialog = useLazyDialog(loads.preview, lazy('preview'));
  const DownloadDialog = useLazyDialog(loads.download, lazy('download'));
  const StudioShare = useLazyDialog(loads.share, lazy('share'));
  const HelpDialog = useLazyDialog(loads.help, lazy('help'));
  return (
    <>
      <ConflictDialog onSave={onSave} />
      {PreviewDialog ? <PreviewDialog onClose={onClose} /> : null}
      {DownloadDialog ? (
        <DownloadDialog
          {...download}
          {...{ onClose, onPrint }}
          onFold={() => onOpen('fold')}
          unsavedCard={() => studio.store.getState().card}
        />
      ) : null}
      {open === 'fold' ? <FoldedPrint {...{ onClose, onSaveAsIs }} /> : null}
      {StudioShare ? <StudioShare {...{ onClose, onSaveAsIs, onPublish, question }} /> : null}
      {HelpDialog ? <HelpDialog onClose={onClose} /> : null}
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
  const PrintDialog = useLazyDialog(loads.print, { isOpen: true, onClose, lost: lostTexts().fold });
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
  const SaveConflict = useLazyModule(loads.conflict, {
    wanted,
    onLoadError() {
      saving.dismiss();
      if (failure) toastFailure(studioText('save.failed.title'), failure.error);
    },
  });
  return SaveConflict && wanted ? <SaveConflict onSave={onSave} /> : null;
}

const lostTexts = (): Readonly<Record<OpenDialog, readonly [title: string, description: string]>> => ({
  download: [studioText('download.failed.title'), studioText('download.failed.text')],
  fold: [studioText('print.failed.title'), studioText('print.notOpened.text')],
  preview: [studioText('preview.failed.title'), studioText('preview.failed.text')],
  help: [studioText('help.failed.title'), studioText('checkConnection.text')],
  share: [studioText('share.failed.title'), studioText('share.failed.text')],
});

const loads = {
  preview: async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog,
  download: async () => (await import('../download/download-dialog.tsx')).DownloadDialog,
  print: async () => (await import('../download/print-dialog.tsx')).PrintDialog,
  share: async () => (await import('./output/studio-share.tsx')).StudioShare,
  help: async () => (await import('./help/help-dialog.tsx')).HelpDialog,
  conflict: async () => (await import('./save/save-conflict.tsx')).SaveConflict,
};
