// Shows: every design of ours passes the checks that a design of somebody has to pass
import { expect, test } from 'vitest';
import { findBackground } from '#card/backgrounds/registry.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { designWish } from '#content/languages/language-content.ts';
import { hasPhotoFrames, templateCard, templates } from '#content/templates.ts';
import { sampleNames } from '#server/designs/publish.ts';
import { createDesignFaces } from '#server/scenes/design-faces.ts';
import { nodeLayouter } from './node-layouter.ts';

const layouter = nodeLayouter();
const { designProblems } = createDesignFaces(async (card, face, photos) => {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  const given = { background, face, photoHref: () => '', findSticker: stickerFor, placeholder: { photos } };
  return layouter.layoutPages(card, given);
});

test.each(templates)('$id', async (template) => {
  const designs = sampleNames.map(({ language, ...names }) => ({
    card: { ...templateCard(template), language, ...names, wish: designWish(language, template) },
    hasPhotoFrames: hasPhotoFrames(template),
  }));
  expect(await designProblems(designs)).toEqual([]);
});
