import { CircleQuestionMark, Eye, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardFrame } from '../../components/card-frame.tsx';
import { CardSvg } from '../../components/card-svg.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { placeholderFor } from '../document/placeholder.ts';
import { FirstVisitHint } from '../help/first-visit-hint.tsx';
import { useStudio } from '../studio-context.tsx';

interface LivePreviewProps {
  onPreview: () => void;
  onHelp: () => void;
}

/** The live preview and its buttons. */
export function LivePreview({ onPreview, onHelp }: LivePreviewProps) {
  const { view } = useStudio();
  return (
    <section
      aria-label="Live preview"
      data-preview
      className="relative flex items-start gap-2 max-lg:z-20 max-lg:-mx-4 max-lg:-order-1 max-lg:justify-center max-lg:border-line max-lg:border-b max-lg:bg-paper max-lg:px-4 max-lg:py-2 md:max-lg:-mx-8 md:max-lg:px-8 lg:flex-col"
    >
      <div data-preview-card className="min-w-0 lg:w-full">
        <LiveCard />
      </div>
      <div data-preview-tools className="grid shrink-0 lg:flex lg:w-full lg:justify-center lg:gap-1">
        <History />
        {/* Too much beside a small card. There the part with the animations has it. */}
        <Tool
          label="Replay the animation"
          icon={<RotateCcw className="size-5" />}
          className="max-lg:hidden"
          onClick={view.replay}
        />
        <Button
          look="quiet"
          size="small"
          className="max-lg:size-11 max-lg:px-0"
          icon={<Eye aria-hidden="true" className="size-5 shrink-0" />}
          onClick={onPreview}
        >
          <span className="max-lg:sr-only">Preview</span>
        </Button>
        <Tool label="Help and shortcuts" icon={<CircleQuestionMark className="size-5" />} onClick={onHelp} />
      </div>
      <FirstVisitHint />
    </section>
  );
}

function History() {
  const { store } = useStudio();
  const canUndo = useStore(store, ({ canUndo }) => canUndo);
  const canRedo = useStore(store, ({ canRedo }) => canRedo);
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
  className?: string;
  onClick: () => void;
}

/** Not `disabled`: a disabled button would lose the keyboard focus. */
function Tool({ label, icon, disabled = false, className, onClick }: ToolProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className={classNames('aria-disabled:cursor-not-allowed aria-disabled:opacity-40', className)}
    />
  );
}

/** Shows every edit. Plays the entrance only when a replay was requested. */
function LiveCard() {
  const { preview, view, liveScene, opening } = useStudio();
  const replays = useStore(view, (state) => state.replays);
  const { card, canvasOnTop } = useStore(preview);
  const scene = useStore(liveScene, () => liveScene.scene(card, placeholderFor(opening, card)));
  const moving = useMoving(replays, scene);
  const entrance = moving ? card.animation : undefined;
  const drawing = useMemo(
    () => (
      <CardSvg key={replays} scene={scene} idPrefix="card" entrance={entrance} className="block size-full" />
    ),
    [replays, scene, entrance],
  );
  const showsCanvas = canvasOnTop && !moving;
  return (
    <CardFrame>
      {/* Hidden under the worker's canvas, because painting both would cost what the worker saves. */}
      <div
        aria-hidden={showsCanvas || undefined}
        className={classNames('size-full', showsCanvas && 'invisible')}
      >
        {drawing}
      </div>
      <WorkerCanvas title={showsCanvas ? scene.description : null} />
    </CardFrame>
  );
}

/** Covers the SVG with the card as the worker draws it while somebody types. Visible while it has a title. */
function WorkerCanvas({ title }: { title: string | null }) {
  const { workerRenderer, store } = useStudio();
  const canvas = useRef<HTMLCanvasElement>(null);
  // The worker is outside React.
  useEffect(() => (canvas.current ? workerRenderer.attach(canvas.current) : undefined), [workerRenderer]);
  // Focus events are the page's. Preparing on focus gives the worker time to load before the first character.
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      const isText = target instanceof Element && target.matches('textarea, input[type=text]');
      if (isText) workerRenderer.prepare(store.getState().card);
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [workerRenderer, store]);
  return (
    <canvas
      ref={canvas}
      {...(title === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      className={classNames('absolute inset-0 size-full', title === null && 'invisible')}
    />
  );
}

/** True from a replay until the end of the entrance. Later edits appear without animation. */
function useMoving(replays: number, scene: Scene): boolean {
  const [arrived, setArrived] = useState(0);
  const seconds = entranceSeconds(scene);
  // The entrance is a CSS animation; a timer marks its end.
  useEffect(() => {
    if (replays === 0) return;
    const timer = setTimeout(() => setArrived(replays), seconds * 1000 + 100);
    return () => clearTimeout(timer);
  }, [replays, seconds]);
  return replays !== arrived;
}
