import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'Lucía',
  fromName: 'tu hermano menor',
  message:
    'Me enseñaste a andar en bicicleta y nunca le contaste a nadie cuántas veces me caí. Que este año sea tan bueno contigo como tú lo has sido siempre conmigo.',
};
