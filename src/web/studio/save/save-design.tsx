import { Star } from 'lucide-react';
import { useState } from 'react';
import { useLazyDialog } from '../../components/toast-lost-part.tsx';
import { favouritesText } from '../../texts/favourites.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';

/** Saves the look of the card as a design of one's own. The dialog's code is loaded when it first opens. */
export function SaveDesign() {
  const [isOpen, setOpen] = useState(false);
  /** What was typed, also where the dialog was closed without saving. */
  const [name, setName] = useState('');
  const onClose = () => setOpen(false);
  const DesignDialog = useLazyDialog(loadDialog, {
    ...{ isOpen, onClose },
    lost: [favouritesText('design.failed.title'), studioText('checkConnection.text')],
  });
  return (
    <div>
      <Button
        look="secondary"
        size="small"
        icon={<Star aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {favouritesText('save.title')}
      </Button>
      <p className="mt-2 text-ink-soft text-sm">{favouritesText('save.lead')}</p>
      {DesignDialog ? <DesignDialog {...{ name, onClose }} onName={setName} /> : null}
    </div>
  );
}

async function loadDialog() {
  return (await import('./design-dialog.tsx')).DesignDialog;
}
