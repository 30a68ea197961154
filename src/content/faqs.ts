export interface Faq {
  /** Stands in addresses: `/faqs#{id}`. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs; links as `parseRichText` reads them. */
  readonly answer: readonly string[];
}

export interface FaqCategory {
  /** Stands in addresses, as that of a question. */
  readonly id: string;
  readonly title: string;
  readonly faqs: readonly Faq[];
}

const collection =
  'a collection that was written for it, sorted by five tones (Sweet & Loving, Funny & Playful, Formal & Respectful, Blessing & Spiritual, Poetic & Artistic) and twenty-four relationships, from brother to grandmother to teacher.';

/** What is true of this installation. */
export interface FaqFacts {
  /** The operator has set up a model that writes wishes, besides our table. */
  readonly hasWishModel: boolean;
}

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Getting Started',
    faqs: [
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          'Nothing. There’s no paid version, no trial that runs out, no watermark and no advertising, and we never ask for a card number. Every background, song and format is there for everyone.',
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [
          'Not for looking around: you can browse the [gallery](/gallery) and open every card somebody sends you.',
          'Nor for making a card, unless the people who run this site want it: “Continue without an account” is on the login page. Then this browser opens your cards, until 30 days after your last visit. A private edit link opens them later and on other devices.',
          'With an account you find your cards everywhere and there’s room for more of them. A [free account](/signup) takes a name, an email address and a password. Where this site is connected to Google or Facebook, the buttons for them work as well.',
        ],
      },
      {
        id: 'first-card',
        question: 'How do I make my first card?',
        answer: [
          'Choose a design in the [gallery](/gallery) or begin with an empty card in the [AI Studio](/studio). Type the two names, choose a relationship and a tone, and take one of our wishes or write your own. Then change what you like: background, colours, animation, photos, sound. You see the card as it grows.',
          'Publish it when it’s right, and send the link.',
        ],
      },
      {
        id: 'drafts',
        question: 'Can I save a card and finish it later?',
        answer: [
          'Yes. Save Draft keeps the card on your [dashboard](/dashboard), where only you can see it. Come back whenever you like, change it, and publish it when it’s ready. A published card can be edited too: after Save changes, anyone who has the link sees the newest version. Take offline closes the link until you publish the card again.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'AI Features',
    faqs: [
      {
        id: 'ai-wishes',
        question: 'Does an artificial intelligence write the wishes?',
        answer: hasWishModel
          ? [
              `Only when you ask it to. “Generate AI Wish” gives you a wish from ${collection} Type a memory or a trait above the button, or press “Say it differently” under a wish, and a language model this site uses writes one for you. You see it first; it goes on the card when you take it.`,
              'The model is sent what you type there, the relationship, the tone and the wish to vary. The names on the card stay with us.',
            ]
          : [
              `No, and we’d rather say so. The studio suggests wishes from ${collection} Press the button again and you get another one.`,
              'What you type is never sent to an AI service.',
            ],
      },
      {
        id: 'own-words',
        question: 'Can I write my own words instead?',
        answer: [
          'Please do. Your message may have up to 1,000 characters, in any script and with emoji. Typing replaces the suggested wish, and taking a suggestion replaces what you typed. Undo brings either of them back.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Customization',
    faqs: [
      {
        id: 'styles',
        question: 'Which card styles are there?',
        answer: [
          'Nine: 3D, Realistic, Animated, Minimal, Cute, Elegant, Retro, Neon, Photo-Collage. The [gallery](/gallery) has finished designs in all of them.',
          'In the studio you choose freely: 62 backgrounds, the colours of the title, the wish and the “From” line, and five animations (fade, slide up, slide left, scale, rotate).',
        ],
      },
      {
        id: 'photos',
        question: 'Can I put photos on a card?',
        answer: [
          'Up to six: one of the person whose birthday it is, one of you, and four more. JPEG, PNG, WebP, AVIF and GIF files of up to 25 MB and 50 megapixels are fine, HEIC where your browser can read it, and you can move and zoom the picture in its frame. Where and when a photo was taken is removed from the file as it arrives.',
        ],
      },
      {
        id: 'sound',
        question: 'Can a card play music or my voice?',
        answer: [
          'Yes, one sound per card: one of thirteen songs, one of two spoken greetings, a music file of your own (up to 10 MB and five minutes) or a recording from your microphone of up to two minutes. Please use only music that you may share.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Sharing & Export',
    faqs: [
      {
        id: 'formats',
        question: 'In which formats can I download a card?',
        answer: [
          'PNG, JPG, MP4 and GIF. PNG and JPG are still pictures, MP4 is a video with the animation and the card’s sound, GIF an animation without sound. These are made on your own device; where a browser can’t make videos, it says so. For printing there’s a PDF, flat or folded, for A4 or Letter, and on the card’s page “Keep it” gives you the whole card as one HTML file that opens without a network. The PDF, the HTML file and the picture that you download on the card’s page are made by our server.',
        ],
      },
      {
        id: 'sharing',
        question: 'How can I share a card?',
        answer: [
          'By WhatsApp, Instagram, Facebook, X, email, QR code and copy link; Pinterest and YouTube are there too. Instagram and YouTube take no links from outside, so you download the picture or the video and post it there yourself.',
          'An email address or a mobile number that you type for sharing is used in your browser only. It never reaches us.',
          'Others can also sign a card before it’s opened: “Let others sign” gives you a link for family, friends or colleagues. Each writes a note, with a photo, a voice or a drawing if they like, and changes it until the card is opened; none of them needs an account. You see who has signed and who hasn’t, put the notes in order, and print a booklet or a poster with all of them.',
        ],
      },
      {
        id: 'receiver',
        question: 'Does the receiver need an account or an app?',
        answer: [
          'No. The link opens in every browser, on every phone, for as long as you keep the card. They find an envelope with their name, open it, can blow out the candles, and can reply with a reaction and a few words that only you see. You can hide or delete a reply, or turn replies off. If you delete it, the link says that the card is gone. Your dashboard shows how often a card was opened, and never by whom.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Technical Support',
    faqs: [
      {
        id: 'devices',
        question: 'On which devices does it work?',
        answer: [
          'On phones, tablets and computers with a current version of Chrome, Edge, Firefox, Safari or Samsung Internet. Nothing needs to be installed. Cards and information pages can be read even without JavaScript; the studio needs it.',
        ],
      },
      {
        id: 'lost-work',
        question: 'The page was closed before I saved. Is my card lost?',
        answer: [
          'Most likely not. The studio keeps unsaved work in your browser for up to 60 days. Open the [studio](/studio) again in the same browser, logged in to the same account, and it offers to go on where you stopped.',
        ],
      },
      {
        id: 'password',
        question: 'I forgot my password. What now?',
        answer: [
          'Type your email address on the [login page](/login) and press “Forgot password?”. We send you a link that works for one hour. If no email comes, check the spam folder, and if it isn’t there, [write to us](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Privacy & Security',
    faqs: [
      {
        id: 'who-sees',
        question: 'Who can see my cards?',
        answer: [
          'A draft: only you. A published card: everyone who has its link. A card that you seal until a day and time: until then they see its envelope, both names and the day, and nothing else. The link can’t be guessed, and search engines are asked not to list cards. Photos and sounds can be seen as far as the card that shows them.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Can I take my data with me, or delete my account?',
        answer: [
          'Both, in the [dashboard settings](/dashboard/settings). “Export my data” gives you a copy of everything you made here. “Delete account” removes the account with all its cards, photos and sounds; this can’t be undone.',
        ],
      },
      {
        id: 'tracking',
        question: 'Do you track me or sell my data?',
        answer: [
          'No. There’s no advertising, no analytics and no tracking, and our pages load nothing from other companies. The few [cookies](/cookies) are for your login, likes, language and notices. What we store and for how long is written in the [Privacy Policy](/privacy), in plain words.',
        ],
      },
    ],
  },
];
