import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { drawingTitle } from '#card/document/card-text.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { shareText } from '../texts/share.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { toastFailure } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import { type CardToShare, cardAddress, deliveryAddress } from './card-to-share.ts';
import { type ChannelId, channelProblem } from './channels.tsx';
import { Disclosure } from './disclosure.tsx';
import { FileShareDisclosure, FileShareState } from './file-share-panel.tsx';
import { QrView } from './qr-view.tsx';
import type { ReceiverStore } from './receiver.ts';
import type { ReceiverProblem } from './receiver-address.ts';
import { ReceiverFields } from './receiver-fields.tsx';
import { ShareTiles } from './share-tiles.tsx';
import { type Publish, useSharing } from './use-sharing.ts';

interface ShareSheetProps {
  title: string;
  description: string;
  card: CardToShare;
  receiver: ReceiverStore;
  /** How the card is published first, and what is said meanwhile. Without it the card is public. */
  publish?: { readonly run: Publish; readonly busyText: string } | undefined;
  /** Above the channels. */
  notice?: ReactNode;
  /** Below the channels: how others add to the card before it is sent. */
  together?: ReactNode;
  /** The element that gets the focus when the sheet closes; null for the one that opened it. */
  finalFocus?: () => HTMLElement | null;
  /** Called when a share was recorded. */
  onShared?: () => void;
  onClose: () => void;
}

/** All ways to share a card. The studio, and the dashboard after publishing and for each tile, have this sheet. */
export function ShareSheet(props: ShareSheetProps) {
  const { card, receiver, publish } = props;
  const check = useReceiverCheck(receiver);
  const [isOneOpen, setOneOpen] = useState(() => Object.values(receiver.getState()).some(Boolean));
  const { busy, showsQr, files, box, press, recordFollowed } = useSharing({
    card,
    receiver,
    publish: publish?.run ?? null,
    onShared: props.onShared,
  });
  const publicId = publish ? null : card.id;

  function onPress(channel: ChannelId) {
    if (check.isReady(channel)) press(channel);
    else setOneOpen(true);
  }

  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.description}
      size={publicId ? 'large' : 'medium'}
      finalFocus={props.finalFocus}
    >
      <div ref={box} className={publicId ? 'mt-4 grid items-start gap-5 sm:grid-cols-2' : 'mt-4'}>
        {publicId ? <Sight card={card} id={publicId} showsQr={showsQr} /> : null}
        <div ref={check.box} className="flex min-w-0 flex-col gap-4">
          {props.notice}
          <ShareTiles
            {...{ card, receiver, onPress }}
            isPrivate={publicId === null}
            busy={busy && publish ? { channel: busy, text: publish.busyText } : null}
            pressed={showsQr ? 'qr' : null}
            onFollow={recordFollowed}
          />
          {props.together}
          {publicId ? <DeliveryLink cardId={publicId} /> : null}
          <FileShareState files={files} />
          {publicId ? <LinkField label={shareText('link.label')} value={cardAddress(publicId)} /> : null}
          <div>
            <Disclosure title={shareText('receiver.title')} open={isOneOpen} onToggle={setOneOpen}>
              <ReceiverFields {...{ receiver }} problem={check.problem} onTyped={check.onTyped} />
            </Disclosure>
            {publicId ? <FileShareDisclosure files={files} cardId={publicId} read={card.read} /> : null}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Leads to where the link of a published card is mailed to its receivers. */
function DeliveryLink({ cardId }: { cardId: string }) {
  return (
    <ButtonLink
      to={deliveryAddress(cardId)}
      look="secondary"
      size="small"
      className="self-start"
      icon={<Mail aria-hidden="true" className="size-5" />}
    >
      {dashboardText('mail.action')}
    </ButtonLink>
  );
}

/** The card as the receiver sees it, or its QR code in its place. */
function Sight({ card, id, showsQr }: { card: CardToShare; id: string; showsQr: boolean }) {
  if (showsQr) return <QrView address={cardAddress(id)} card={card} />;
  if (!card.picture) return null;
  return (
    <img
      src={card.picture}
      alt={drawingTitle(card, drawnPhrases(card.language))}
      width={640}
      height={480}
      className="block aspect-card h-auto w-full rounded-lg bg-cream shadow-md"
    />
  );
}

function useReceiverCheck(receiver: ReceiverStore) {
  const [problem, setProblem] = useState<ReceiverProblem | null>(null);
  /** The element around the fields. */
  const box = useFocusInvalid<HTMLDivElement>(problem);
  return {
    /** False when this channel cannot use what was typed. Then shows why and focuses the field. */
    isReady(channel: ChannelId) {
      const found = channelProblem(channel, receiver.getState());
      setProblem(found);
      if (found) toastFailure(found.title, found.description);
      return found === null;
    },
    box,
    problem,
    /** Typing may have corrected it. */
    onTyped: () => setProblem(null),
  };
}
