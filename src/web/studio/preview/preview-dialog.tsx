import { Dialog as Base } from '@base-ui/react/dialog';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Scene } from '#card/scene/scene.ts';
import { soundOf } from '#content/sounds.ts';
import { CardSound } from '../../components/card-sound.tsx';
import { CardView } from '../../components/card-view.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCard, useStudio } from '../studio-context.tsx';

/** The card over the whole screen as the receiver will see it, with entrance and sound. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const [replays, setReplays] = useState(0);
  const animation = useCard((card) => card.animation);
  const sound = soundOf(useCard((card) => card.audio));
  const scene = useFinishedScene();
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-(--layer-dialog) overflow-y-auto bg-paper transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <div className="petals flex min-h-full flex-col p-4 sm:p-6">
            <div className="mx-auto flex w-full max-w-3xl items-center justify-between">
              <Base.Title className="text-xl">What they will see</Base.Title>
              <Base.Close
                render={
                  <IconButton label="Close preview" icon={<X className="size-6" />} className="bg-surface" />
                }
              />
            </div>
            <div className="m-auto flex w-full max-w-2xl flex-col gap-6 py-6">
              {scene ? (
                <CardView key={replays} scene={scene} entrance={animation} />
              ) : (
                <Spinner label="Unfolding the card…" />
              )}
              <CardSound sound={sound} />
            </div>
            <Button
              look="secondary"
              className="mx-auto"
              icon={<RotateCcw aria-hidden="true" className="size-5" />}
              onClick={() => setReplays(replays + 1)}
            >
              Replay
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The present card as the receiver sees it. When something cannot be loaded, the scene without it. */
function useFinishedScene(): Scene | null {
  const { liveScene, store } = useStudio();
  const [scene, setScene] = useState<Scene | null>(null);
  // Fonts and drawings load outside React.
  useEffect(() => {
    let isCurrent = true;
    const { card } = store.getState();
    liveScene
      .complete(card)
      .catch(() => liveScene.scene(card))
      .then((next) => isCurrent && setScene(next));
    return () => {
      isCurrent = false;
    };
  }, [liveScene, store]);
  return scene;
}
