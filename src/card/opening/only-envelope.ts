import { type Card, newCard } from '#card/document/card.ts';

/** A card that has nothing but what its envelope shows: its names, its look and its colours. */
export function onlyEnvelope({
  seed,
  toName,
  fromName,
  language,
  typeface,
  titleColor,
  background,
  cover,
  opening,
}: Card): Card {
  return {
    ...newCard(seed),
    ...{ toName, fromName, language, typeface, titleColor, background, cover },
    opening: { ...opening, shown: true, candles: false },
  };
}
