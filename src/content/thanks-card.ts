import { type Card, standardOpening } from '#card/document/card.ts';
import { textProblem, textRules } from '#card/document/text-problem.ts';
import { assert } from '#std/assert.ts';
import type { Language } from './languages/languages.ts';
import { textIn } from './languages/text-in.ts';
import { findTemplate, templateCard } from './templates.ts';

/** Chosen for its look; it wishes nobody a birthday. */
const design = 'quiet-thanks';

/** A card that thanks whoever it goes to for theirs. */
export function thanksCard(names: Pick<Card, 'toName' | 'fromName'>, language: Language): Card {
  const template = findTemplate(design);
  assert(template, `There is no design ${design}.`);
  const text = textIn(language, 'card-page');
  const named = text('thanks.heading.to', { name: names.toName });
  const hasName = names.toName.trim() !== '' && textProblem(named, textRules.heading) === null;
  return {
    ...templateCard(template),
    ...names,
    language,
    heading: hasName ? named : text('thanks.heading'),
    message: text('thanks.message'),
    relationship: null,
    opening: { ...standardOpening, candles: false },
  };
}
