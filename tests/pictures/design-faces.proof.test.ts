// Shows: every design of ours passes the checks that a design of somebody has to pass
import { expect, test } from 'vitest';
import { designWish } from '#content/languages/language-content.ts';
import { hasPhotoFrames, templateCard, templates } from '#content/templates.ts';
import { sampleNames } from '#server/designs/publish.ts';
import { nodeDesignFaces } from './node-layouter.ts';

const { designProblems } = nodeDesignFaces();

test.each(templates)('$id', async (template) => {
  const designs = sampleNames.map(({ language, ...names }) => ({
    card: { ...templateCard(template), language, ...names, wish: designWish(language, template) },
    hasPhotoFrames: hasPhotoFrames(template),
  }));
  expect(await designProblems(designs)).toEqual([]);
});
