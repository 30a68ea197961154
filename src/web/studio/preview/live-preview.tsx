import { CircleQuestionMark, Columns2, Laptop, RotateCcw, Smartphone } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { type Face, portrait } from '#card/faces/faces.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardDrawing, hasServedDrawing } from '../../components/card-drawing.tsx';
import { CardSvg } from '../../components/card-svg.tsx';
import { studioText } from '../../texts/studio.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { placeholderFor } from '../document/placeholder.ts';
import { earlyFields } from '../early/early-form.ts';
import { FirstVisitHint } from '../help/first-visit-hint.tsx';
import { ShuffleButton } from '../shuffle-button.tsx';
import { useStudio } from '../studio-context.tsx';
import { ToolbarButton } from '../toolbar-button.tsx';
import { panelAt } from './panel-at.ts';
import { afterNextPaint } from './preview-document.ts';
import { facesOf, firstFace, type Screens } from './studio-view.ts';
import { usePages, wholeFace } from './use-pages.ts';

/** The live preview and its buttons. */
export function LivePreview({ onHelp, onPart }: { onHelp: () => void; onPart: (panel: string) => void }) {
  const { view } = useStudio();
  const faces = facesOf[useStore(view, ({ screens }) => screens)];
  const aspect = faces.reduce((sum, { core }) => sum + core.width / core.height, 0);
  return (
    <section aria-label={studioText('preview.live.title')} data-preview>
      {/* Translation would put elements into its texts, which SVG does not draw. */}
      <div data-preview-cards translate="no" style={{ '--aspect': aspect } as CSSProperties}>
        {faces.map((face) => (
          <div
            key={face.key}
            className="relative min-w-0 overflow-hidden rounded-lg bg-white shadow-lg"
            style={
              {
                '--face-aspect': face.core.width / face.core.height,
                flex: `${(100 * face.core.width) / face.core.height} 1 0`,
                aspectRatio: 'var(--face-aspect)',
              } as CSSProperties
            }
          >
            <div className="absolute inset-x-0" style={wholeFace(face)}>
              <FaceCard face={face} onPart={onPart} />
            </div>
          </div>
        ))}
      </div>
      <div data-preview-tools>
        <ShuffleButton />
        <ScreensSwitch />
        <PagesOnPhone as="TurnButton" />
        {/* Too much beside a small card. There the panel with the animations has it. */}
        <ToolbarButton
          label={studioText('animation.replay.action')}
          icon={<RotateCcw className="size-5" />}
          className="max-lg:hidden"
          onClick={view.replay}
        />
        <ToolbarButton
          label={studioText('help.title')}
          icon={<CircleQuestionMark className="size-5" />}
          onClick={onHelp}
        />
      </div>
      <FirstVisitHint />
      <PagesOnPhone as="PhonePages" />
    </section>
  );
}

/** The server's drawing until the same can be shown with all its fonts and pictures, or something else is to be shown. */
function FaceCard(props: { face: Face; onPart: (panel: string) => void }) {
  const { start } = useStudio();
  const isLive = useIsLive(props.face);
  if (isLive) return <LiveCard {...props} />;
  return props.face === firstFace(start) ? <CardDrawing /> : null;
}

/** Shows every edit. Plays the entrance only when a replay was requested. */
function LiveCard({ face, onPart }: { face: Face; onPart: (panel: string) => void }) {
  const { view, preview } = useStudio();
  const { replays, page } = useStore(view);
  const pages = usePages(face);
  const scene = pages[Math.min(page, pages.length - 1)];
  if (!scene) throw new Error('A card has a page.');
  const moving = useMoving(replays, scene);
  const { animation } = useStore(preview).card;
  const entrance = moving ? animation : undefined;
  const drawing = useMemo(
    () => (
      <CardSvg
        key={replays}
        scene={scene}
        idPrefix={face.key}
        entrance={entrance}
        className="block size-full"
      />
    ),
    [replays, scene, face.key, entrance],
  );
  const openPart = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = scene.width / width;
    onPart(panelAt(scene, (clientX - left) * scale, (clientY - top) * scale));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; keys choose the part in the strip
    <div role="presentation" className="size-full cursor-pointer" onClick={openPart}>
      {drawing}
    </div>
  );
}

/**
 * False in the first frame, because laying out the first card takes a slow phone a second in which nothing could be
 * pressed, and while the server draws the card: until the browser can do that with all fonts and pictures.
 */
function useIsLive(face: Face): boolean {
  const { preview, liveScene, start } = useStudio();
  const [isLive, setLive] = useState(false);
  // Frames, fonts and drawings that arrive are the browser's.
  useEffect(() => {
    let isCurrent = true;
    const isDrawn = face === firstFace(start) && hasServedDrawing();
    function goLive(): void {
      if (!isCurrent) return;
      // The pages of a phone beside a laptop's card are none that the server draws.
      if (isDrawn) window.earlyStudio?.isLive();
      setLive(true);
    }
    function goLiveWhenComplete(): void {
      if (!isCurrent) return;
      const { card } = preview.getState();
      if (!isDrawn || !isDrawnByServer(card, start.card)) {
        goLive();
        return;
      }
      const show = () => preview.getState().card === card && goLive();
      liveScene.completePages(card, face, placeholderFor(start, card)).then(show, goLive);
    }
    const unsubscribe = preview.subscribe(goLiveWhenComplete);
    afterNextPaint(goLiveWhenComplete);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [preview, liveScene, start, face]);
  return isLive;
}

/** Whether the two differ in nothing but what the script of the page sends to the server. */
function isDrawnByServer(card: Card, first: Card): boolean {
  // What is typed replaces a wish.
  const drawn: ReadonlySet<string> = new Set([...earlyFields, ...(card.wish === '' ? ['wish'] : [])]);
  return (Object.keys(card) as (keyof Card)[]).every((key) => card[key] === first[key] || drawn.has(key));
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

/** What there is to a card of several pages on a phone: the button that turns them, and all of them below a laptop's card. */
function PagesOnPhone({ as }: { as: 'TurnButton' | 'PhonePages' }) {
  const { view } = useStudio();
  const onPhone = useStore(view, ({ screens }) => screens !== 'laptop');
  return onPhone === (as === 'TurnButton') ? <LatePages as={as} /> : null;
}

/** Only the browser lays out pages, and not before the card is drawn. */
function LatePages({ as }: ComponentProps<typeof PagesOnPhone>) {
  const wanted = useIsLive(portrait);
  const Part = useLazyModule(loadPages, { wanted, onLoadError: () => {} })?.[as];
  return Part ? <Part draw={drawSmall} /> : null;
}

function drawSmall(scene: Scene, idPrefix: string) {
  return <CardSvg scene={scene} idPrefix={idPrefix} className="block size-full" />;
}

const loadPages = () => import('./phone-pages.tsx');

const options = () =>
  [
    { value: 'laptop', label: studioText('screens.laptop'), icon: Laptop },
    { value: 'phone', label: studioText('screens.phone'), icon: Smartphone },
    { value: 'both', label: studioText('screens.both'), icon: Columns2 },
  ] as const satisfies readonly { value: Screens; label: string; icon: unknown }[];

/** Chooses the screens on which the preview shows the card. Two cards do not fit on a phone. */
function ScreensSwitch() {
  const { view } = useStudio();
  const chosen = useStore(view, ({ screens }) => screens);
  const name = useId();
  return (
    <fieldset data-screens>
      <legend className="sr-only">{studioText('screens.label')}</legend>
      {options().map(({ value, label, icon: Icon }) => (
        <label key={value} title={label} className={value === 'both' ? 'relative max-md:hidden' : 'relative'}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => view.showOn(value)}
            aria-label={label}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          <span className="pointer-events-none flex size-11 items-center justify-center gap-1.5 rounded-full text-ink-soft text-sm peer-checked:bg-marigold peer-checked:text-on-bright peer-[:hover:not(:checked)]:bg-marigold-soft peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 lg:w-auto lg:px-3">
            <Icon aria-hidden="true" className="size-5" />
            <span aria-hidden="true" className="max-lg:hidden">
              {label}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
