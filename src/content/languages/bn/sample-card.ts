import type { Card } from '#card/document/card.ts';
import { sampleCard as english } from '#content/sample-card.ts';

/** The card that the home page shows. */
export const sampleCard: Card = {
  ...english,
  toName: 'মিতু',
  fromName: 'তোমার ছোট ভাই',
  message:
    'সাইকেল চালানো শিখিয়েছ তুমিই, আর কতবার যে পড়েছি, কাউকে বলোনি। আমাকে তুমি বরাবর যতটা আগলে রেখেছ, এই বছরটাও তোমাকে ততটাই আগলে রাখুক।',
};
