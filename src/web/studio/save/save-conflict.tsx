import { joinSentences } from '#content/languages/languages.ts';
import { newKey } from '../../browser/new-key.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAutosaved, useSaving, useStudio } from '../studio-context.tsx';
import type { SaveAs } from './save-contract.ts';

interface SaveConflictProps {
  onSave: (as: SaveAs) => void;
}

/** Lets the sender choose when the server has another version of the card, or none. */
export function SaveConflict({ onSave }: SaveConflictProps) {
  const { saving, autosave } = useStudio();
  const isStored = useAutosaved();
  const failure = useSaving((state) => state.failure);
  const deleted = failure?.reason === 'missing';
  const published = failure?.cardStatus === 'published';
  if (!failure || !(deleted || failure.reason === 'conflict')) return null;
  return (
    <Dialog
      open
      onOpenChange={() => saving.dismiss()}
      title={studioText('save.failed.title')}
      description={deleted ? studioText('conflict.deleted.title') : studioText('conflict.changed.title')}
      size="medium"
    >
      <p className="mt-2 text-ink-soft">
        <span>
          {joinSentences(pageLanguage(), [
            deleted
              ? studioText('conflict.deleted.text')
              : isStored
                ? studioText('conflict.changed.text')
                : studioText('conflict.notKept.hint'),
            ...(published ? [studioText('conflict.published.hint')] : []),
          ])}
        </span>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          onClick={() => {
            saving.saveAsCopy(newKey());
            onSave(saving.getState().lastTarget);
          }}
        >
          {studioText('conflict.copy.action')}
        </Button>
        {deleted ? null : (
          <>
            <Button
              look="secondary"
              onClick={() => {
                // Only stored work can be offered after the reload.
                autosave.storeNow();
                window.location.reload();
              }}
            >
              {studioText('conflict.load.action')}
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                saving.overwrite();
                onSave(saving.getState().lastTarget);
              }}
            >
              {studioText('conflict.replace.action')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
