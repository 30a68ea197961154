import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { compositionFor } from '#card/compositions/compositions.ts';
import type { Look } from '#card/document/edit.ts';
import { nextSeed, shuffle } from '#card/looks/shuffle.ts';
import { cardPhrases } from '#content/card-phrases.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { studioText } from '../texts/studio.ts';
import { Button } from '../ui/button.tsx';
import { backgroundName, compositionName } from './panels/choice-names.ts';
import { useStudio } from './studio-context.tsx';

/** Gives the card another look by rule, as one step of undo, and says which. */
export function ShuffleButton() {
  const { store, edit, liveScene, backgrounds, stickers } = useStudio();
  const [said, setSaid] = useState('');

  async function shuffleCard() {
    try {
      await Promise.all([backgrounds.load(), stickers.load()]);
      const { card } = store.getState();
      const choices = {
        backgrounds: backgrounds.getState(),
        stickers: stickers.getState(),
        phrases: cardPhrases(card.language),
        isReadable: (look: Look) => liveScene.replacedColors({ ...card, ...look }).length === 0,
      };
      edit({ type: 'look', value: shuffle(card, nextSeed(card.seed), choices) });
    } catch {
      void toastLostPart({
        title: studioText('shuffle.failed.title'),
        description: studioText('checkConnection.text'),
        destructive: true,
      });
      return;
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
        className="max-lg:gap-1 max-lg:px-2"
        icon={<Shuffle aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => void shuffleCard()}
      >
        {studioText('shuffle.action')}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
