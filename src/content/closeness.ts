import type { Card } from '#card/document/card.ts';
import { languageFrom } from './languages/languages.ts';
import { relationshipOf } from './relationships.ts';

/**
 * How close the two are: whether a language that has two ways to say “you” says the familiar one or the polite one. What
 * stands around a wish speaks as the wish does.
 */
export type Closeness = 'familiar' | 'polite';

/** What of a card tells it; a page that knows no more than the language says what is right for a stranger there. */
export type ToldCloseness = Pick<Card, 'language'> & Partial<Pick<Card, 'tone' | 'relationship'>>;

/** Guessed from tone and relationship, as the wishes of that language address people. */
export function closenessOf({ language, tone, relationship }: ToldCloseness): Closeness {
  const isPolite = polite[languageFrom(language) as keyof typeof polite];
  return isPolite?.(tone ?? '', relationshipOf(relationship ?? '')) ? 'polite' : 'familiar';
}

/** A language that says “you” in one way is not here. */
const polite = {
  /** Sie is said to teachers, and in formal words to colleagues and strangers; a family says du. */
  de: (tone: string, relationship: string) =>
    relationship === 'Teacher' ||
    (tone === 'formal' &&
      !isAmong(relationship, [...young, ...peers, ...parents, ...inLaws, ...grandparents])),
  /** Usted is said to those whom a family or an office addresses so, in formal words only. */
  es: (tone: string, relationship: string) =>
    tone === 'formal' && !isAmong(relationship, [...young, ...peers, ...parents, ...inLaws]),
  /** आप is said to elders and in-laws, to everybody in formal words but one's own young people and one's love. */
  hi: (tone: string, relationship: string) =>
    tone === 'formal'
      ? !isAmong(relationship, young)
      : !isAmong(relationship, [...young, ...peers, 'Mother']),
  /** আপনি is said at work and to in-laws and strangers, and in formal words to those elders who are তুমি otherwise. */
  bn: (tone: string, relationship: string) =>
    !isAmong(relationship, [...young, ...peers, 'Mother', 'Father', 'Son-in-law']) &&
    (tone === 'formal' || !isAmong(relationship, ['Aunt', 'Uncle', ...grandparents])),
  /** Vous is said to a teacher, and in formal words to colleagues and strangers; a French family says tu. */
  fr: (tone: string, relationship: string) =>
    relationship === 'Teacher' ||
    (tone === 'formal' &&
      !isAmong(relationship, [...young, ...peers, ...parents, ...inLaws, ...grandparents])),
  /** Anda is said to a teacher, and in formal words to colleagues and strangers; a family has its words of kinship. */
  id: (tone: string, relationship: string) =>
    relationship === 'Teacher' ||
    (tone === 'formal' &&
      !isAmong(relationship, [...young, ...peers, ...parents, ...inLaws, ...grandparents])),
} as const;

const young = ['Son', 'Daughter', 'Daughter-in-law', 'Niece', 'Nephew', 'Partner', 'Grandchild'] as const;
const peers = ['Brother', 'Sister', 'Friend', 'Wife', 'Husband', 'Cousin'] as const;
const parents = ['Mother', 'Father', 'Aunt', 'Uncle'] as const;
const grandparents = ['Grandmother', 'Grandfather'] as const;
const inLaws = ['Brother-in-law', 'Sister-in-law', 'Son-in-law'] as const;

function isAmong(relationship: string, some: readonly string[]): boolean {
  return some.includes(relationship);
}
