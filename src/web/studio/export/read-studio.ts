import { soundHref } from '#content/sounds.ts';
import type { ReadContent } from '../../download/downloads.ts';
import type { Studio } from '../studio.ts';

/** Reads the card of the studio as it is when it is called. */
export function readStudio({ store, liveScene }: Studio): ReadContent {
  return async (face) => {
    const { card } = store.getState();
    const pages = await liveScene.completePages(card, face);
    const envelope = () => liveScene.completeEnvelope(card);
    return { pages, animation: card.animation, sound: soundHref(card.audio), envelope };
  };
}
