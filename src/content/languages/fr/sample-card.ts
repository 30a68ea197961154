import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'Louise',
  fromName: 'ton petit frère',
  message:
    'C’est toi qui m’as appris à faire du vélo, et tu n’as jamais dit à personne combien de fois je suis tombé. Que cette année te rende toute ta gentillesse.',
};
