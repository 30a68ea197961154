import type { WishList } from '#content/wishes/wish-list.ts';

/** Without du or Sie, so that it fits every receiver and every tone. */
export const generic: WishList = [
  'Alles Gute zum Geburtstag{, name}! Möge es heute liebe Gesellschaft geben, etwas Gutes auf dem Tisch und mindestens eine Überraschung, über die alle lachen, und möge diese Freude gleich das ganze Jahr dableiben.',
  'Möge die Freude von heute bis zum nächsten Geburtstag reichen{, name}.',
  'Manche Tage verlangen nach Musik, Torte und langen Umarmungen, und heute ist so einer. Herzlichen Glückwunsch{, name}!',
];
