import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'Kak Sari',
  fromName: 'adikmu',
  message:
    'Kakak mengajariku naik sepeda, dan tidak pernah cerita kepada siapa pun berapa kali aku jatuh. Semoga tahun ini sebaik Kakak selama ini kepadaku.',
};
