import { soundOf } from '#content/sounds.ts';
import type { ReadContent } from '../../download/downloads.ts';
import type { Studio } from '../studio.ts';

/** Reads the card of the studio as it is when it is called. */
export function readStudio({ store, liveScene }: Studio): ReadContent {
  return async () => {
    const { card } = store.getState();
    const scene = await liveScene.complete(card);
    return { scene, animation: card.animation, sound: soundOf(card.audio)?.href ?? null };
  };
}
