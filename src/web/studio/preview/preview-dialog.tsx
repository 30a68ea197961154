import { Dialog as Base } from '@base-ui/react/dialog';
import { RotateCcw, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Card } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { drawOpening } from '#card/opening/opening-drawing.ts';
import { candlesMarkup, openingMarkup } from '#card/opening/opening-markup.ts';
import { isOfPhotos, photosLast } from '#card/paint/content.ts';
import { readableWidth, readableWidthName } from '#card/paint/smallest-text.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { soundOf } from '#content/sounds.ts';
import { startOpening } from '../../card-page/browser/opening.ts';
import { startShow } from '../../card-page/browser/show/show.ts';
import { CardSound } from '../../components/card-sound.tsx';
import { CardSvg } from '../../components/card-svg.tsx';
import { choicesList } from '../../texts/choices.ts';
import { studioText } from '../../texts/studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { whenLoaded } from '../../ui/use-lazy-module.ts';
import { useStudio } from '../studio-context.tsx';
import '../../card-page/browser/buttons.css';
import '../../card-page/browser/stage.css';
import '../../card-page/browser/card-faces.css';
import '../../card-page/browser/opening.css';
import '../../card-page/browser/candles.css';

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
              <Base.Title className="rounded-full bg-surface px-4 py-1 text-xl">
                {studioText('preview.title')}
              </Base.Title>
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
            <div className="-mx-4 my-6 sm:-mx-6">
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
    const { card } = store.getState();
    const pages = (face: typeof portrait) =>
      liveScene.completePages(card, face).catch(() => liveScene.pages(card, face));
    return whenLoaded(Promise.all([pages(landscape), pages(portrait)]), ([[wide], upright]) => {
      const inside = upright.map((page) => cropped(page, portrait.core));
      if (wide) setShown({ card, wide, upright: inside });
    });
  }, [liveScene, store]);
  return shown;
}

interface ReceivedCardProps {
  readonly card: Card;
  /** The landscape card, and the pages of the upright one. */
  readonly wide: Scene;
  readonly upright: readonly Scene[];
}

/** The card with its opening: the markup and the script are those of the card's page. */
function ReceivedCard({ card, wide, upright }: ReceivedCardProps) {
  const { backgrounds } = useStudio();
  const root = useRef<HTMLDivElement>(null);
  const phrases = phrasesFor(card);
  const sound = soundOf(card.audio, { choices: choicesList(), phrases });
  const { stage, envelope, candles } = drawOpening(card, backgrounds.find(card.background));
  // The script of the card's page works on elements.
  useEffect(() => {
    if (!root.current) return;
    const stop = startOpening(root.current, null);
    startShow(root.current);
    return stop;
  }, []);
  const { animation } = card;
  const leastPage = Math.max(...upright.map(readableWidth));
  return (
    <div
      ref={root}
      lang={card.language}
      style={{ ...stage, '--least-page': `${leastPage}px` } as CSSProperties}
    >
      {envelope ? <Part html={openingMarkup(card, { envelope, hasSound: sound !== null, phrases })} /> : null}
      <div className="stage">
        <div id="card" tabIndex={-1}>
          <div className="card-faces" translate="no" data-readable={readableWidthName(readableWidth(wide))}>
            <div className="card-landscape">
              <CardSvg scene={wide} idPrefix="card" entrance={animation} />
            </div>
            <div className="card-portrait">
              {photosLast(upright).map((page, index) => (
                // Pages have no other identity than their index.
                <div key={index} data-photos={isOfPhotos(page) || undefined}>
                  <CardSvg scene={page} idPrefix={`card-${index + 1}`} entrance={animation} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="moment">
          {candles ? <Part html={candlesMarkup(candles, { seed: card.seed, phrases })} /> : null}
          <CardSound sound={sound} />
        </div>
      </div>
    </div>
  );
}

/** A part of the card's page, written by functions that escape every text. */
function Part({ html }: { html: string }) {
  return <div className="opening-beside contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
