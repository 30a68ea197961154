import type { LegalFacts, LegalPage } from './legal-page.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Terms of Service',
    description: 'What you can expect from us, and what we ask of you. Short, and without small print.',
    summary: [
      'The service is free, and your cards are yours.',
      'Put only things on a card that you may use and that do no harm.',
      'We do our best and promise nothing that a free service cannot keep. You can leave at any time and take everything with you.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'The agreement',
        blocks: [
          `${site.name} at ${host} lets you design, save, publish, download and share birthday cards. By making an account, or by making, signing or replying to a card without one, you agree to these terms. If you only look around, you agree to nothing.`,
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        blocks: [
          {
            points: [
              'Give an email address that is yours: it is the way back in when you forget your password.',
              'Keep the password to yourself. If somebody else has it, choose a new one: that signs out every other device.',
              'Younger than 16? Please make the account together with a parent or guardian.',
              'One account holds up to 2,000 cards and 500 MB of photos and sounds.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'What you make is yours',
        blocks: [
          'Your words, photos and sounds stay yours. You allow us to store them and to show them to those who may see the card, and nothing else. This ends when you delete them.',
          'The backgrounds, templates, wishes and songs of this site may be used on your cards and in the files that you download, also when you print a card for a party. They may not be sold as a collection of designs.',
        ],
      },
      {
        id: 'fair',
        title: 'What does not belong on a card',
        blocks: [
          {
            points: [
              'Pictures, music or words that you may not use, or photos of people who would not want it.',
              'Threats, hatred, bullying, sexual content with children, or anything else that is against the law.',
              'Advertising, fraud, and links that trick people.',
            ],
          },
          'Please do not try to break the service, to get into the accounts of others, or to flood it with requests. If you find a weakness, please [tell us](/contact). We will be grateful.',
          'A card that breaks these rules can be removed, and an account that keeps doing so can be closed. You are told why, unless the law forbids it. Rights in a work of yours that somebody else used are a matter for the [DMCA page](/dmca).',
        ],
      },
      {
        id: 'price',
        title: 'Price',
        blocks: ['Everything is free. There are no fees and no payments; see the [Refund Policy](/refund).'],
      },
      {
        id: 'promise',
        title: 'What we promise, and what we cannot',
        blocks: [
          'We keep your cards with care and tell you when something went wrong. Still, a free service is given as it is: there may be hours when it does not answer, and we do not owe damages for that. Where the law of your country says that we answer for something, for example for intent or gross negligence, it applies.',
          'Download the cards that matter most to you. A file on your own device needs nobody.',
        ],
      },
      {
        id: 'end',
        title: 'Leaving',
        blocks: [
          'You can delete your account in the [dashboard settings](/dashboard/settings) whenever you like; “Export my data” gives you everything first. If we ever have to end the service, we say so here and by email at least 30 days before, so that you can take your cards with you.',
        ],
      },
      {
        id: 'law',
        title: 'Law, data and changes',
        blocks: [
          'The law of the place where we are based applies, and the laws that protect consumers in your country protect you here as well. The [Privacy Policy](/privacy#laws) says how we treat personal data under GDPR, CCPA, CPRA and DORA.',
          'When these terms change, the line below “Last updated” says when. If you do not agree, you can leave and take all your cards with you.',
        ],
      },
      {
        id: 'contact',
        title: 'Questions',
        blocks: [`Write to [${site.email}](mailto:${site.email}) or use the [contact form](/contact).`],
      },
    ],
  };
}
