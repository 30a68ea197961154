import { useEffect, useRef } from 'react';
import type { Card } from '#card/document/card.ts';
import { drawOpening } from '#card/opening/opening-drawing.ts';
import { candlesMarkup, openingMarkup } from '#card/opening/opening-markup.ts';
import { readableWidth, readableWidthName } from '#card/paint/smallest-text.ts';
import type { Scene } from '#card/scene/scene.ts';
import { cardPhrases } from '#content/card-phrases.ts';
import { soundOf } from '#content/sounds.ts';
import { startOpening } from '../../card-page/browser/opening.ts';
import { startShow } from '../../card-page/browser/show/show.ts';
import { CardSound } from '../../components/card-sound.tsx';
import { CardSvg } from '../../components/card-svg.tsx';
import { choicesList } from '../../texts/choices.ts';
import { useStudio } from '../studio-context.tsx';
import '../../card-page/browser/buttons.css';
import '../../card-page/browser/card-faces.css';
import '../../card-page/browser/opening.css';
import '../../card-page/browser/candles.css';

interface ReceivedCardProps {
  readonly card: Card;
  /** The landscape card, and the pages of the upright one. */
  readonly wide: Scene;
  readonly upright: readonly Scene[];
}

/** The card with its opening: the markup and the script are those of the card's page. */
export function ReceivedCard({ card, wide, upright }: ReceivedCardProps) {
  const { backgrounds } = useStudio();
  const root = useRef<HTMLDivElement>(null);
  const phrases = cardPhrases(card.language);
  const sound = soundOf(card.audio, { choices: choicesList(), phrases });
  const { envelope, candles } = drawOpening(card, backgrounds.find(card.background));
  // The script of the card's page works on elements.
  useEffect(() => {
    if (!root.current) return;
    const stop = startOpening(root.current, null);
    startShow(root.current);
    return stop;
  }, []);
  const { animation } = card;
  return (
    <div ref={root} lang={card.language} className="flex flex-col gap-6">
      {envelope ? <Part html={openingMarkup(card, { envelope, hasSound: sound !== null, phrases })} /> : null}
      <div id="card" tabIndex={-1}>
        <div className="card-faces" translate="no" data-readable={readableWidthName(readableWidth(wide))}>
          <div className="card-landscape">
            <CardSvg scene={wide} idPrefix="card" entrance={animation} />
          </div>
          <div className="card-portrait">
            {upright.map((page, index) => (
              // Pages have no other identity than their index.
              <div key={index}>
                <CardSvg scene={page} idPrefix={`card-${index + 1}`} entrance={animation} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <CardSound sound={sound} />
      {candles ? <Part html={candlesMarkup(candles, { seed: card.seed, phrases })} /> : null}
    </div>
  );
}

/** A part of the card's page, written by functions that escape every text. */
function Part({ html }: { html: string }) {
  return <div className="opening-beside contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
