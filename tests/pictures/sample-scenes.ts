import { readFileSync } from 'node:fs';
import type { Card } from '#card/document/card.ts';
import { type Face, landscape } from '#card/faces/faces.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { layoutNotes } from '#card/notes/layout-notes.ts';
import type { Note } from '#card/notes/note.ts';
import { videoEnvelope } from '#card/opening/video-envelope.ts';
import type { Scene } from '#card/scene/scene.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { emojiIds, withEmoji } from '#card/text/emoji.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { nodeMeasurer } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import { backgroundOf } from './node-layouter.ts';
import { photoFile, samplePhotos } from './samples.ts';

/** The landscape card laid out with its emoji; the fonts must be registered before. */
export function sceneOf(card: Card): Scene {
  return pagesOf(card, landscape)[0] as Scene;
}

/** The pages of the card on a face. */
export function pagesOf(card: Card, face: Face): readonly Scene[] {
  const background = backgroundOf(card);
  const layouter = createLayouter({ ...tools(), phrasesOf: drawnPhrases });
  const photoHref = ({ file }: { readonly file: string }) => `/files/${file}`;
  return layouter
    .layoutPages(card, { background, photoHref, face, findSticker: stickerFor })
    .map(withPictures);
}

/** The pages of what others wrote on the card. */
export function notePagesOf(card: Card, notes: readonly Note[], face: Face): readonly Scene[] {
  const background = backgroundOf(card);
  const fileHref = ({ file }: { readonly file: string }) => `/files/${file}`;
  const headings = { all: 'With love from all of us', late: 'And a little later' };
  const options = { background, face, preparer: createTextPreparer(tools()), fileHref, headings };
  return layoutNotes(card, notes, options).map(({ scene }) => withPictures(scene));
}

/** The envelope of the card for a video. */
export function envelopeOf(card: Card): Scene {
  const preparer = createTextPreparer(tools());
  const phrases = phrasesFor(card);
  return withPictures(videoEnvelope(card, { background: backgroundOf(card), preparer, phrases }));
}

function tools() {
  return { measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) };
}

function withPictures(scene: Scene): Scene {
  const pictures = emojiIds(scene).map((id) => {
    return [id, JSON.parse(readFileSync(`generated/emoji/${id}.json`, 'utf8'))] as const;
  });
  return withEmoji(scene, Object.fromEntries(pictures));
}

/** The photos of the sample cards by their addresses. */
export async function samplePhotoFiles(): Promise<Map<string, Buffer>> {
  const files = samplePhotos.map(async ({ file, width, height }, seed) => {
    return [`/files/${file}`, await photoFile(width, height, seed)] as const;
  });
  return new Map(await Promise.all(files));
}

/** A built font by its address. */
export function fontFile(path: string): Buffer | undefined {
  return path.startsWith('/fonts/') ? readFileSync(`generated${path}`) : undefined;
}
