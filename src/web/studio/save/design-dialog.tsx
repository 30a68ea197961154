import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { hasOwnPictures } from '#card/looks/design-look.ts';
import { newKey } from '../../browser/new-key.ts';
import { DesignFields } from '../../designs/design-fields.tsx';
import { favouritesText } from '../../texts/favourites.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { designIdOf } from '../studio.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { sendDesign } from './design-contract.ts';

interface DesignDialogProps {
  /** As typed. */
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks what the look is called, and saves it. */
export function DesignDialog({ name, onName, onClose }: DesignDialogProps) {
  const { start, store, saving } = useStudio();
  const hasPictures = useCard(hasOwnPictures);
  const [creationKey] = useState(() => newKey());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const refused = await sendDesign({
      ...{ userId: start.userId, creationKey, name },
      card: store.getState().card,
      cardId: saving.getState().saved?.id ?? null,
      design: designIdOf(start),
    });
    setBusy(false);
    setProblem(refused);
    if (refused !== null) return;
    onName('');
    onClose();
    toast({ title: favouritesText('saved.title'), description: favouritesText('saved.text') });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={favouritesText('save.title')}
      description={favouritesText('save.lead')}
    >
      <form onSubmit={(event) => void save(event)} className="mt-4 flex flex-col gap-4">
        <DesignFields {...{ name, hasPictures, onName }} />
        <div role="alert">
          {problem ? (
            <Notice tone="problem" title={favouritesText('design.failed.title')}>
              {problem}
            </Notice>
          ) : null}
        </div>
        <Button
          type="submit"
          icon={<Star aria-hidden="true" className="size-5" />}
          busy={isBusy}
          busyText={favouritesText('save.running.status')}
          className="self-start"
        >
          {favouritesText('save.action')}
        </Button>
      </form>
    </Dialog>
  );
}
