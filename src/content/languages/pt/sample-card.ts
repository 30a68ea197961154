import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'Luísa',
  fromName: 'seu irmão mais novo',
  message:
    'Você me ensinou a andar de bicicleta e nunca contou a ninguém quantas vezes eu caí. Que este ano seja tão bom com você quanto você sempre foi comigo.',
};
