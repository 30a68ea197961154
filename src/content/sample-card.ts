import { type Card, newCard } from '#card/document/card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...newCard(2025),
  toName: 'Meera',
  fromName: 'your little brother',
  message:
    'You taught me to ride a bicycle, and you never told anyone how often I fell. May this year be as kind to you as you have always been to me.',
  titleColor: '#8a2f1d',
  wishColor: '#4a3426',
  fromColor: '#7a4d00',
  animation: 'slideUp',
  background: 'bg-marigold-garland',
};
