import type { Card } from '#card/document/card.ts';
import type { Closeness } from '#card/document/closeness.ts';
import { languageFrom } from './languages/languages.ts';
import { relationshipOf } from './relationships.ts';

/** What of a card tells it; a page that knows no more than the language says what is right for a stranger there. */
export type ClosenessClues = Pick<Card, 'language'> &
  Partial<Pick<Card, 'tone' | 'relationship' | 'closeness'>>;

/**
 * How close the two are: whether a language that has two ways to say “you” says the familiar one or the polite one. As its
 * sender chose, else guessed from tone and relationship: what stands around a wish speaks as the wishes of that language do.
 */
export function closenessOf({ language, tone, relationship, closeness }: ClosenessClues): Closeness {
  if (closeness) return closeness;
  const isPolite = polite[languageFrom(language) as keyof typeof polite];
  return isPolite?.(tone ?? '', relationshipOf(relationship ?? '')) ? 'polite' : 'familiar';
}

/** Both ways of a language to say “you”, in its own words; null where it has one. */
export function waysToSayYou(language: string): Readonly<Record<Closeness, string>> | null {
  return you[languageFrom(language) as keyof typeof you] ?? null;
}

/** A language that says “you” in one way is not here. */
const polite = {
  /** Sie, vous and Anda are for those outside of the family, which has du, tu and words of kinship. */
  de: outsideFamily,
  fr: outsideFamily,
  id: outsideFamily,
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
} as const;

const you: Readonly<Record<keyof typeof polite, Readonly<Record<Closeness, string>>>> = {
  de: { familiar: 'du', polite: 'Sie' },
  fr: { familiar: 'tu', polite: 'vous' },
  id: { familiar: 'kamu', polite: 'Anda' },
  es: { familiar: 'tú', polite: 'usted' },
  hi: { familiar: 'तुम', polite: 'आप' },
  bn: { familiar: 'তুমি', polite: 'আপনি' },
};

const young = ['Son', 'Daughter', 'Daughter-in-law', 'Niece', 'Nephew', 'Partner', 'Grandchild'] as const;
const peers = ['Brother', 'Sister', 'Friend', 'Wife', 'Husband', 'Cousin'] as const;
const parents = ['Mother', 'Father', 'Aunt', 'Uncle'] as const;
const grandparents = ['Grandmother', 'Grandfather'] as const;
const inLaws = ['Brother-in-law', 'Sister-in-law', 'Son-in-law'] as const;

/** To a teacher always, to colleagues and strangers in formal words. */
function outsideFamily(tone: string, relationship: string): boolean {
  const family = [...young, ...peers, ...parents, ...grandparents, ...inLaws];
  return relationship === 'Teacher' || (tone === 'formal' && !isAmong(relationship, family));
}

function isAmong(relationship: string, some: readonly string[]): boolean {
  return some.includes(relationship);
}
