import type { WishList } from '#content/wishes/wish-list.ts';

/** Without du or Sie, so that it fits every receiver and every tone. */
export const generic: WishList = [
  'Alles Gute zum Geburtstag{, name}! Heute soll es liebe Gesellschaft geben, etwas Gutes auf dem Tisch und mindestens eine Überraschung, über die alle lachen. Und morgen gern gleich noch einmal.',
  'Die Freude von heute soll bis zum nächsten Geburtstag reichen{, name}.',
  'Manche Tage verlangen nach Musik, Torte und sehr vielen Kerzen, und heute ist so einer. Herzlichen Glückwunsch{, name}!',
];
