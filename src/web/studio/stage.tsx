import { Eye, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardFrame } from '../components/card-frame.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useSamplePhotos, useStudio } from './studio-context.tsx';

/** What stands on an empty card, paler, until something is typed. */
const placeholder = {
  toName: 'dear friend',
  fromName: 'you',
  message: 'Your wish goes here. Let the studio find one for you, or write your own.',
};

const withPhotos = { ...placeholder, photos: true };

interface StageProps {
  /** Counts the replays that were asked for. */
  replays: number;
  onReplay: () => void;
  onPreview: () => void;
}

/** The live preview and the tools that belong to it. */
export function Stage({ replays, onReplay, onPreview }: StageProps) {
  return (
    <section
      aria-label="Live preview"
      className="flex items-start gap-2 max-lg:sticky max-lg:top-(--header-space) max-lg:z-20 max-lg:-mx-4 max-lg:-order-1 max-lg:border-line max-lg:border-b max-lg:bg-paper max-lg:px-4 max-lg:py-2.5 md:max-lg:-mx-8 md:max-lg:px-8 lg:flex-col"
    >
      <div className="min-w-0 grow max-lg:mx-auto max-lg:max-w-[calc(27dvh*4/3)] lg:w-full">
        <LiveCard replays={replays} />
      </div>
      <div className="flex max-lg:grid max-lg:grid-cols-1 max-[23rem]:max-lg:-mr-2 lg:w-full lg:justify-center lg:gap-1">
        <History />
        <Tool label="Replay the animation" icon={<RotateCcw className="size-5" />} onClick={onReplay} />
        <Button
          look="quiet"
          size="small"
          className="max-lg:size-11 max-lg:px-0"
          icon={<Eye aria-hidden="true" className="size-5 shrink-0" />}
          onClick={onPreview}
        >
          <span className="max-lg:sr-only">Preview</span>
        </Button>
      </div>
    </section>
  );
}

function History() {
  const { store } = useStudio();
  const canUndo = useSyncExternalStore(store.subscribe, () => store.get().canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, () => store.get().canRedo);
  return (
    <>
      <Tool label="Undo" icon={<Undo2 className="size-5" />} disabled={!canUndo} onClick={store.undo} />
      <Tool label="Redo" icon={<Redo2 className="size-5" />} disabled={!canRedo} onClick={store.redo} />
    </>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

/** Stays focusable while it has nothing to do, so that the keyboard does not lose its place. */
function Tool({ label, icon, disabled = false, onClick }: ToolProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    />
  );
}

/** Follows every edit; moves only when a replay was asked for. */
function LiveCard({ replays }: { replays: number }) {
  const { shown, live } = useStudio();
  const card = useSyncExternalStore(shown.subscribe, shown.get);
  const samples = useSamplePhotos() ? withPhotos : placeholder;
  const scene = useSyncExternalStore(live.subscribe, () => live.scene(card, samples));
  const moving = useMoving(replays, scene);
  return <CardFrame key={replays} scene={scene} {...(moving && { entrance: card.animation })} />;
}

/** True from a replay until everything has arrived, so that later edits appear without a show. */
function useMoving(replays: number, scene: Scene): boolean {
  const [arrived, setArrived] = useState(0);
  const seconds = entranceSeconds(scene);
  // The end of a CSS animation is waited for by the clock.
  useEffect(() => {
    if (replays === 0) return;
    const timer = setTimeout(() => setArrived(replays), seconds * 1000 + 100);
    return () => clearTimeout(timer);
  }, [replays, seconds]);
  return replays !== arrived;
}
