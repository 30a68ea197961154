import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'Lena',
  fromName: 'dein kleiner Bruder',
  message:
    'Du hast mir das Radfahren beigebracht und nie jemandem verraten, wie oft ich umgefallen bin. Möge das neue Lebensjahr so gut zu dir sein, wie du es immer zu mir bist.',
};
