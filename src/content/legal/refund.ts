import type { LegalPage } from './legal-page.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Refund Policy',
  description: 'There are no payments here, so there is nothing to refund.',
  summary: [
    'There are no payments, so there is nothing to refund.',
    'We never ask for a card number, a bank account or a UPI PIN. If somebody asks in our name, it is not us.',
  ],
  sections: [
    {
      id: 'free',
      title: 'No payments',
      blocks: [
        'Everything here is free: making, saving, publishing, downloading and sharing cards, with every background, song and format. There are no fees, no subscriptions, no paid extras and no trial that turns into one. The software has no way to take money at all.',
      ],
    },
    {
      id: 'charged',
      title: 'If somebody asked you for money',
      blocks: [
        'A site, a message or a call that asks you to pay for a card of ours is not from us. Please do not pay, [tell us about it](/contact), and if you already paid, ask your bank at once to stop it.',
      ],
    },
    {
      id: 'data',
      title: 'Payment data',
      blocks: [
        'Because nothing is paid, we have no payment data of yours. What we do store, and your rights under GDPR, CCPA, CPRA and DORA, is in the [Privacy Policy](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'If this ever changes',
      blocks: [
        'Should there ever be something to pay for, it would be new, clearly marked and never in the way of your cards, and this page would say beforehand how you get your money back.',
      ],
    },
  ],
};
