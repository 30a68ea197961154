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
      title="Save failed"
      description={
        deleted ? 'This card was deleted in the meantime.' : 'This card was changed in another window.'
      }
      size="medium"
    >
      <p className="mt-2 text-ink-soft">
        {deleted
          ? 'What you see here is not lost: save it as a new card.'
          : isStored
            ? 'Both versions are safe. Choose which one to go on with.'
            : 'This browser cannot keep yours: it is lost if you load the other one before yours is saved.'}
        {published ? ' It is published: whoever has the link sees the version that you choose.' : null}
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          onClick={() => {
            saving.saveAsCopy(crypto.randomUUID());
            onSave(saving.getState().wanted);
          }}
        >
          Save mine as a new card
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
              Load the other version
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                saving.overwrite();
                onSave(saving.getState().wanted);
              }}
            >
              Replace it with mine
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
