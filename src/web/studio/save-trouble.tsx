import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { CardStatus, SaveRefusal } from './save-contract.ts';
import { useSaving, useStudio } from './studio-context.tsx';

interface SaveTroubleProps {
  onSave: (status: CardStatus) => void;
}

/** What to do when the server has another version of this card, or none. */
export function SaveConflict({ onSave }: SaveTroubleProps) {
  const { saving, keeping } = useStudio();
  const refusal = useSaving((state) => state.refusal);
  const deleted = refusal?.reason === 'missing';
  if (!refusal || !(deleted || refusal.reason === 'conflict')) return null;
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
          : 'Both versions are safe. Choose which one to go on with.'}
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          onClick={() => {
            saving.saveAsCopy(crypto.randomUUID());
            onSave(saving.get().wanted);
          }}
        >
          Save mine as a new card
        </Button>
        {deleted ? null : (
          <>
            <Button
              look="secondary"
              onClick={() => {
                keeping.flush();
                window.location.reload();
              }}
            >
              Load the other version
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                saving.overwrite();
                onSave(saving.get().wanted);
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

/** Stays while nobody is logged in: the way to the log-in, from which the work comes back. */
export function LoggedOut() {
  const { keeping } = useStudio();
  const refusal: SaveRefusal | null = useSaving((state) => state.refusal);
  const id = useSaving((state) => state.saved?.id);
  if (refusal?.reason !== 'signed-out') return null;
  const here = id ? `/studio?cardId=${id}` : '/studio';
  return (
    <Notice tone="problem" title="You are not logged in any more" className="mb-4">
      <p>Your card is kept in this browser and comes back after you log in.</p>
      <ButtonLink
        to={`/login?next=${encodeURIComponent(here)}`}
        size="small"
        className="mt-3"
        onClick={() => keeping.keepForLogin()}
      >
        Log in
      </ButtonLink>
    </Notice>
  );
}
