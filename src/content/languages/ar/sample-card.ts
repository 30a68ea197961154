import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'ليلى',
  fromName: 'أخيك الصغير',
  message: 'علمتني ركوب الدراجة، ولم تخبري أحدًا كم مرة وقعت. ليكن هذا العام رفيقًا بك كما كنت رفيقة بي دائمًا.',
};
