import type { TextRule } from './text-problem.ts';

/**
 * What a sender may add for those who see or hear little, with its limits in characters. Apart from `limits`, which pages
 * load that know nothing of it.
 */
export const describedRules = {
  /** In the description of the card: a sentence or two. */
  description: { what: 'description', max: 200 },
  /** What is said in the card's own sound: two minutes, spoken fast. */
  transcript: { what: 'transcript', max: 2500 },
} as const satisfies Readonly<Record<string, TextRule>>;
