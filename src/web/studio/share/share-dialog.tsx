import { Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { recordShare } from '../../components/record-share.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBusy, useCard, useSaving, useStudio, useUnsaved } from '../studio-context.tsx';
import { PendingFilesNotice } from '../upload/pending-files-notice.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { PublishFirst } from './publish-first.tsx';
import { QrView } from './qr-view.tsx';
import { EmailField, MobileField, ReceiverFields } from './receiver-fields.tsx';
import { type ShareMethodId, shareMethods } from './share-methods.tsx';
import { ShareTiles } from './share-tiles.tsx';
import { useReceiverCheck } from './use-receiver-check.ts';

interface ShareDialogProps {
  onClose: () => void;
  /** Resolves with whether the card is published now. */
  onPublish: () => Promise<boolean>;
  /** The confirmation dialog before publishing. */
  question: ReactNode;
}

/** All ways to share a card. An unpublished or changed card is published first. */
export function ShareDialog({ onClose, onPublish, question }: ShareDialogProps) {
  const { saving, pendingFiles } = useStudio();
  const saved = useSaving((state) => state.saved);
  const unsaved = useUnsaved();
  const toName = useCard((card) => card.toName);
  const fromName = useCard((card) => card.fromName);
  const [chosen, setChosen] = useState<ShareMethodId | null>(null);
  const [view, setView] = useState<'ways' | 'qr'>('ways');
  const [justPublished, setJustPublished] = useState(false);
  const { isReady, box, typing } = useReceiverCheck();
  const link = useRef<HTMLDivElement>(null);

  const isPublished = saved?.status === 'published';
  const address = `${window.location.origin}/card/${saved?.id}`;

  async function publish() {
    if (chosen && !isReady(chosen)) return;
    if (!(await onPublish())) return;
    setJustPublished(true);
    if (chosen === 'qr') showQr();
  }

  function showQr() {
    setChosen('qr');
    setView('qr');
    const { saved: card } = saving.getState();
    if (card) void recordShare({ cardId: card.id, channel: 'qr' });
  }

  function notYet() {
    pendingFiles.stopWaiting();
    onClose();
  }

  const shown = { open: true, onOpenChange: onClose, size: 'medium' } as const;
  if (!saved || !isPublished || unsaved) {
    return (
      <Dialog
        {...shown}
        onOpenChange={notYet}
        title={isPublished ? 'Share with your changes?' : 'Publish and share?'}
        description={
          isPublished
            ? 'You changed the card since it was published. The link shows the published one until you save your changes.'
            : 'A draft is private. Publish the card, and everybody who has its link can open it.'
        }
        actions={<PublishButtons {...{ isPublished }} onClose={notYet} onPublish={() => void publish()} />}
      >
        <div ref={box} className="mt-4 flex flex-col gap-5">
          <PublishFirst chosen={chosen} onChoose={setChosen} />
          {chosen === 'email' ? <EmailField {...typing} /> : null}
          {chosen === 'whatsapp' ? <MobileField {...typing} /> : null}
          <PendingFilesNotice />
        </div>
        {question}
      </Dialog>
    );
  }
  if (view === 'qr') {
    return (
      <Dialog
        {...shown}
        title="QR code"
        description="Whoever points a phone’s camera at it gets to your card. It can be printed, too."
        actions={
          <Button look="secondary" onClick={() => setView('ways')}>
            Other ways to share
          </Button>
        }
      >
        <QrView address={address} toName={toName} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shown}
      title="Share your card"
      description="Everybody who has its link can open it."
      actions={<LinkButtons cardId={saved.id} address={address} field={link} />}
    >
      <div ref={box} className="mt-4 flex flex-col gap-5">
        {justPublished && chosen && chosen !== 'qr' ? <GoOn chosen={chosen} /> : null}
        <ShareTiles
          cardId={saved.id}
          card={{ toName, fromName, address }}
          chosen={chosen}
          isReady={isReady}
          onQr={showQr}
        />
        <ReceiverFields {...typing} />
        <div ref={link}>
          <TextField
            label="Link"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface PublishButtonsProps {
  isPublished: boolean;
  onClose: () => void;
  onPublish: () => void;
}

function PublishButtons({ isPublished, onClose, onPublish }: PublishButtonsProps) {
  const busy = useBusy() !== null;
  return (
    <>
      <Button look="secondary" onClick={onClose}>
        Not yet
      </Button>
      <Button
        busy={busy}
        busyText={isPublished ? 'Saving...' : 'Publishing...'}
        icon={<Send aria-hidden="true" className="size-5" />}
        onClick={onPublish}
      >
        {isPublished ? 'Save and share' : 'Publish and share'}
      </Button>
    </>
  );
}

/** Browsers open a tab only right after a press. Publishing took too long for that. */
function GoOn({ chosen }: { chosen: ShareMethodId }) {
  const method = shareMethods.find(({ id }) => id === chosen);
  return <Notice tone="success" title={`Your card is published. Now go on with ${method?.label}.`} />;
}
