import { Dialog as Base } from '@base-ui/react/dialog';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Card } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { studioText } from '../../texts/studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useStudio } from '../studio-context.tsx';
import { ReceivedCard } from './received-card.tsx';

/** The card over the whole screen as the receiver will see it: envelope, entrance, sound and candles. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const [replays, setReplays] = useState(0);
  const shown = useFinishedCard();
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-(--layer-dialog) overflow-y-auto bg-paper transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <div className="petals flex min-h-full flex-col p-4 sm:p-6">
            {/* Above the envelope, which fills the screen. */}
            <div
              data-dialog-head
              className="relative z-30 mx-auto flex w-full max-w-3xl items-center justify-between"
            >
              <Base.Title className="text-xl">{studioText('preview.title')}</Base.Title>
              <Base.Close
                render={
                  <IconButton
                    label={studioText('preview.close.label')}
                    icon={<X className="size-6" />}
                    className="bg-surface"
                  />
                }
              />
            </div>
            <div className="m-auto flex w-full max-w-3xl flex-col gap-6 py-6">
              {shown ? (
                <ReceivedCard key={replays} {...shown} />
              ) : (
                <Spinner label={studioText('preview.loading.status')} />
              )}
            </div>
            <Button
              look="secondary"
              className="relative z-30 mx-auto"
              icon={<RotateCcw aria-hidden="true" className="size-5" />}
              onClick={() => setReplays(replays + 1)}
            >
              {studioText('preview.replay.action')}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface FinishedCard {
  readonly card: Card;
  readonly wide: Scene;
  readonly upright: readonly Scene[];
}

/** The present card as the receiver sees it. When something cannot be loaded, the card without it. */
function useFinishedCard(): FinishedCard | null {
  const { liveScene, store } = useStudio();
  const [shown, setShown] = useState<FinishedCard | null>(null);
  // Fonts and drawings load outside React.
  useEffect(() => {
    let isCurrent = true;
    const { card } = store.getState();
    const pages = (face: typeof portrait) =>
      liveScene.completePages(card, face).catch(() => liveScene.pages(card, face));
    Promise.all([pages(landscape), pages(portrait)]).then(([[wide], upright]) => {
      const inside = upright.map((page) => cropped(page, portrait.core));
      if (isCurrent && wide) setShown({ card, wide, upright: inside });
    });
    return () => {
      isCurrent = false;
    };
  }, [liveScene, store]);
  return shown;
}
