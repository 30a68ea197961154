import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'मीरा दीदी',
  fromName: 'तुम्हारा छोटा भाई',
  message:
    'साइकिल चलाना तुमने सिखाया, और कितनी बार गिरा, यह किसी को नहीं बताया। यह साल तुम्हें उतना ही प्यार दे जितना तुमने हमेशा मुझे दिया है।',
};
