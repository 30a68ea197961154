import { useStore } from 'zustand';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useStudio } from '../studio-context.tsx';
import { isSending } from './pending-files.ts';

/** Shows the uploads that a save waits for, their progress, and a Cancel button. */
export function PendingFilesNotice({ className }: { className?: string }) {
  const { pendingFiles } = useStudio();
  const { files, waiting } = useStore(pendingFiles);
  const sending = [...files.values()].filter(isSending).map(({ progress }) => progress);
  const progress = sending.reduce((sum, one) => sum + one, 0) / (sending.length || 1);
  return (
    <>
      {/* Always in the page, because screen readers announce only changes of a known element. */}
      <p role="status" className={waiting ? classNames('w-full text-sm', className) : 'sr-only'}>
        {waiting ? studioText('pendingFiles.text', { count: sending.length }) : null}
      </p>
      {waiting ? (
        // biome-ignore lint/a11y/useSemanticElements: it has no field of a form
        <div
          role="group"
          aria-label={studioText('pendingFiles.title')}
          className={classNames('flex w-full items-center gap-3', className)}
        >
          <ProgressBar
            label={studioText('pendingFiles.progress.label')}
            value={progress < 1 ? progress : null}
          />
          <Button look="secondary" size="small" onClick={pendingFiles.stopWaiting}>
            {studioText('pendingFiles.cancel.action')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
