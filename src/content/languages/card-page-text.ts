import type { Closeness } from '#card/document/closeness.ts';
import { type ClosenessClues, closenessOf } from '../closeness.ts';
import type { Area, Text } from './areas.ts';
import { languageFrom } from './languages.ts';
import { textIn } from './text-in.ts';

/** The texts of a card's page: in its language, and as close as the two are where the language makes a difference. */
export function cardPageText(card: ClosenessClues): Text<'card-page'> {
  return textForCloseness(textIn(languageFrom(card.language), 'card-page'), closenessOf(card));
}

/** The same texts, as they are said to those who are that close; undefined for strangers. */
export function textForCloseness<A extends Area>(text: Text<A>, closeness: Closeness | undefined): Text<A> {
  const say = text as (id: string, values?: object) => string;
  return ((id: string, values?: object) => say(id, { ...values, closeness })) as Text<A>;
}
