import type { LegalFacts, LegalPage } from './legal-page.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'DMCA Policy',
    description: 'If a card uses your picture, music or words without permission, tell us here.',
    summary: [
      'If a card shows or plays a work of yours without permission, write to us with the link of the card.',
      'We look at it within one working day and remove what should not be there.',
      'We tell whoever made the card, where we have an address, and they may answer.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'How to tell us',
        blocks: [
          `Write to [${site.email}](mailto:${site.email}) or use the [contact form](/contact). Please include:`,
          {
            points: [
              'which work is yours, and where it can be seen or heard,',
              `the complete link of the card (it begins with ${host}/card/),`,
              'your name and how we can reach you,',
              'a sentence that you believe in good faith that the use is not allowed by you, your agent or the law,',
              'a sentence that what you say is true and, under penalty of perjury, that you are the owner or act for the owner,',
              'your signature; your typed full name is enough.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'What happens then',
        blocks: [
          'We check the notice and, if it is right, take the card or the file down. Its link then says that there is no card. We tell whoever made it what was removed and why, and send them your notice. A card made without an account has no address to which we could write: whoever made it sees on the dashboard that the card is hidden, and may ask us.',
        ],
      },
      {
        id: 'counter',
        title: 'If your card was removed by mistake',
        blocks: [
          'Write to us with the link, your name and how we can reach you, a sentence under penalty of perjury that you believe in good faith that it was removed by mistake, and your consent to the courts where you live. We pass it on to whoever complained. If they do not go to court within 14 working days, we show the card again.',
        ],
      },
      {
        id: 'repeat',
        title: 'If it happens again',
        blocks: [
          'We close accounts that keep using other people’s works without permission, as the [Terms of Service](/terms#fair) say.',
        ],
      },
      {
        id: 'ours',
        title: 'Our own material',
        blocks: [
          'The backgrounds, templates, wishes, songs and voices of this site were made for it or are free to use; fonts and emoji come with [their licences](/licences.txt). The data in a notice is treated as the [Privacy Policy](/privacy) says, under GDPR, CCPA, CPRA and DORA.',
        ],
      },
    ],
  };
}
