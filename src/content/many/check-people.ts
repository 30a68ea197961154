import { limits } from '#card/document/limits.ts';
import { textProblem } from '#card/document/text-problem.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import { missingGlyphs } from '#card/text/missing-glyphs.ts';
import { foldText } from '../fold-text.ts';
import { cardFor, type Person } from './card-for.ts';
import { manyLimits } from './limits.ts';

/** Why a card cannot be made. */
export type Fault = 'long-name' | 'long-line' | 'long-words';

/** What is to be looked at before the cards of a list are made. */
export interface CheckedPerson {
  readonly fault: Fault | null;
  /** Letters of the name or the line that none of our fonts draws. */
  readonly lacking: readonly string[];
  /** Somebody above has the same name. */
  readonly isDouble: boolean;
}

export interface CheckedPeople {
  /** Letters of the words that none of our fonts draws. */
  readonly lacking: readonly string[];
  readonly people: readonly CheckedPerson[];
}

type Named = Pick<Person, 'name' | 'line'>;

/** Looks through a list, in its order. Names are the same as in a search: without case and accents. */
export function checkPeople(words: string, people: readonly Named[], emoji: EmojiIndex): CheckedPeople {
  const names = new Set<string>();
  return {
    lacking: missingGlyphs(words, emoji),
    people: people.map((person) => {
      const name = foldText(person.name).replace(/\s+/gu, ' ').trim();
      const isDouble = names.has(name);
      names.add(name);
      const lacking = missingGlyphs(`${person.name}\n${person.line}`, emoji);
      return { fault: faultOf(words, person), lacking, isDouble };
    }),
  };
}

function faultOf(words: string, { name, line }: Named): Fault | null {
  if (textProblem(name, { max: limits.name })) return 'long-name';
  if (textProblem(line, { max: manyLimits.line })) return 'long-line';
  const { message } = cardFor(emptyDesign, words, { name, line, photo: null });
  return textProblem(message, { max: limits.message }) ? 'long-words' : null;
}

const emptyDesign = { toName: '', heading: '' } as Parameters<typeof cardFor>[0];
