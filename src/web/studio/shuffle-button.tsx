import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { compositionFor } from '#card/compositions/compositions.ts';
import type { Look } from '#card/document/edit.ts';
import { nextSeed, shuffle } from '#card/looks/shuffle.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { studioText } from '../texts/studio.ts';
import { Button } from '../ui/button.tsx';
import { backgroundName, compositionName } from './panels/choice-names.ts';
import { useStudio } from './studio-context.tsx';

/** Gives the card another look by rule, as one step of undo, and says which. */
export function ShuffleButton() {
  const { start, store, edit, liveScene, backgrounds, stickers } = useStudio();
  const [said, setSaid] = useState('');
  // Stickers that nobody chose: those of a new card's design, then those of the last press.
  const [unchosen, setUnchosen] = useState(start.saved ? [] : start.card.stickers);

  async function shuffleCard() {
    try {
      await Promise.all([backgrounds.load(), stickers.load()]);
      const { card } = store.getState();
      const choices = {
        backgrounds: backgrounds.getState(),
        stickers: stickers.getState(),
        keepsStickers: card.stickers.length > 0 && card.stickers !== unchosen,
        phrases: drawnPhrases(card.language),
        isReadable: (look: Look) => liveScene.replacedColors({ ...card, ...look }).length === 0,
      };
      const look = shuffle(card, nextSeed(card.seed), choices);
      edit({ type: 'look', value: look });
      if (!choices.keepsStickers) setUnchosen(look.stickers ?? []);
    } catch {
      return void toastLostPart(studioText('shuffle.failed.title'), studioText('checkConnection.text'));
    }
    const { background, composition } = store.getState().card;
    setSaid(
      studioText('shuffle.done.text', {
        background: backgroundName(backgrounds.find(background)),
        layout: compositionName(compositionFor(composition)),
      }),
    );
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        title={studioText('shuffle.action')}
        className="max-lg:size-11 max-lg:px-0"
        icon={<Shuffle aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => void shuffleCard()}
      >
        <span className="max-lg:sr-only">{studioText('shuffle.action')}</span>
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
