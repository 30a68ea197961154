import type { Face } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { soundHref } from '#content/sounds.ts';
import type { ReadContent } from '../../download/downloads.ts';
import type { Studio } from '../studio.ts';

/** Reads the card of the studio as it is when it is called, and the notes of others as they are stored. */
export function readStudio(studio: Studio): ReadContent {
  const { store, liveScene } = studio;
  return async (face) => {
    const { card } = store.getState();
    const [own, notes] = await Promise.all([
      liveScene.completePages(card, face),
      readNotePages(studio, face),
    ]);
    const envelope = () => liveScene.completeEnvelope(card);
    return { pages: [...own, ...notes], animation: card.animation, sound: soundHref(card.audio), envelope };
  };
}

async function readNotePages({ start, saving }: Studio, face: Face): Promise<readonly Scene[]> {
  const { saved } = saving.getState();
  if (!saved) return [];
  try {
    const { fetchNotePages } = await import('../../download/read-card.ts');
    return await fetchNotePages(`/card/${saved.id}`, face);
  } catch (error) {
    // Without a connection files are made of a card that nobody had signed; no note is left out in silence.
    if (start.hasNotes) throw error;
    return [];
  }
}
