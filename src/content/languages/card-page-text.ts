import { closenessOf, type ToldCloseness } from '../closeness.ts';
import type { Text } from './areas.ts';
import { languageFrom } from './languages.ts';
import { textIn } from './text-in.ts';

/** The texts of a card's page: in its language, and as close as the two are where the language makes a difference. */
export function cardPageText(card: ToldCloseness): Text<'card-page'> {
  const text = textIn(languageFrom(card.language), 'card-page') as (id: string, values?: object) => string;
  const closeness = closenessOf(card);
  return ((id: string, values?: object) => text(id, { ...values, closeness })) as Text<'card-page'>;
}
