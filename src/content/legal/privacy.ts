import { inWords, type LegalFacts, type LegalPage } from './legal-page.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Privacy Policy',
    description: 'What we store, why, for how long, and how you can take it with you or delete it.',
    summary: [
      'We store what you give us to make cards, and nothing about who you share them with.',
      'No advertising, no analytics, no tracking. Our pages load nothing from other companies.',
      'You can export everything and delete your account yourself, at any time.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `${site.name} at ${host} is run by people you can reach (${site.location}). For everything on this page write to [${site.email}](mailto:${site.email}) or use the [contact form](/contact). A person replies.`,
        ],
      },
      {
        id: 'what',
        title: 'What we store, why, and for how long',
        blocks: [
          'Visitors who only look around give us nothing to store. When you make an account, make cards without one, sign, reply to or report a card, like a design or write to us, we keep what belongs to it. This is everything that we keep about people:',
          { table: stored },
          'When you delete a card, its page says “Card not found” from then on. Its address is remembered without any of its content, so that it is never given to another card.',
          'What goes after a time is cleared away once an hour, so it may stay for up to an hour more.',
        ],
      },
      {
        id: 'photos',
        title: 'Photos, sounds and the words on a card',
        blocks: [
          'When a photo arrives we save a new copy of it without the place, the time and the camera that a phone writes into the file. We remove the tags of sounds in the same way.',
          'A card may tell something about the person it is for. Please put only what they would like to see on it, and ask before you use a photo of somebody else.',
          facts.helpers.wishModel
            ? 'Wishes come from a collection on our own server. Only when you ask for a wish from a memory or a trait, or for a variation, a language model writes one: it is sent what you typed there, the relationship, the tone and the wish to vary, never the names on the card.'
            : 'Wishes come from a collection on our own server. Nothing that you type is sent to an artificial intelligence.',
        ],
      },
      {
        id: 'sharing',
        title: 'Who can see it',
        blocks: [
          {
            points: [
              'A draft can be seen by you alone.',
              'A sealed card shows its envelope, both names and the day on which it opens to everyone who has its link, and nothing else before that day.',
              'A published card can be seen by everyone who has its link. The link cannot be guessed, and we ask search engines to leave cards out.',
              'The email address and the mobile number that you type for sharing stay in your browser. They go to your own mail program or to WhatsApp, never to us.',
              'When you press a button for WhatsApp, Facebook, X or Pinterest, your browser opens their page, and their rules apply there. Until then nothing is sent to them.',
            ],
          },
        ],
      },
      { id: 'others', title: 'Who else gets data', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'What the server logs',
        blocks: [
          'For each request the server writes one line: time, kind of request, page, answer and duration. Addresses of cards and files, your IP address, cookies and everything you typed are left out of it.',
          'Your IP address is used while a request is answered, and it is stored in one place only: with your login, so that you can tell a stranger’s from yours. Reports of visitors, replies to cards and the counters that stop people who guess passwords hold it as a scrambled code, the counters for a day at most.',
          'To count a reader of a card once and not ten times, the server keeps a scrambled mark in its memory for some hours. It is never written to a disk and does not say who you are.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights, and how to use them',
        blocks: [
          {
            points: [
              'See it and take it with you: “Export my data” in the [dashboard settings](/dashboard/settings) gives you everything as one file.',
              'Correct: your name, picture and website in your [profile](/profile), your cards in the studio.',
              'Delete: single cards on the dashboard, the whole account under “Delete account” in the settings. A deleted card is gone for others at once, and you can bring it back for two minutes. A deleted account cannot be brought back.',
              'Object, restrict or ask: [write to us](/contact). We answer within 24 hours on working days and do what you ask within a month at the latest.',
            ],
          },
          'If we keep copies of the database against loss, what you deleted disappears from them when the copy is replaced.',
        ],
      },
      {
        id: 'laws',
        title: 'GDPR, CCPA, CPRA and DORA',
        blocks: [
          'GDPR (European Union). We process your account and your cards because you asked us to make them (Article 6(1)(b)), and the few security records because a site with accounts must be protected (Article 6(1)(f)). You have the rights of Articles 15 to 21, which the section above puts to work, and you may complain to the data protection authority of your country.',
          'CCPA and CPRA (California). We do not sell or share personal information, we do not use it for advertising, and we make no profile of you. You may see, correct, delete and take with you what we have, and nobody is treated worse for asking. These rights are given to everyone here, wherever they live.',
          'DORA (European Union) is a law about the digital resilience of banks, insurers and the companies that serve them. We are none of these, so it asks nothing of us. What it is about is still right: saves survive a crash of the server, which is tested by causing one, the database can be backed up while it runs, and if your data is ever lost or seen by others, we tell you without delay.',
        ],
      },
      {
        id: 'children',
        title: 'Children',
        blocks: [
          'Everyone may look at cards. If you are younger than 16, please make an account together with a parent or guardian.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          'When the software stores something new, this page says so on the same day. “Last updated” is the day of the first edition and stays; the line below it says when the text was last changed. What browsers keep is listed in the [Cookie Policy](/cookies).',
        ],
      },
    ],
  };
}

const untilAccount = 'Until you delete the account.';

const stored = {
  caption: 'What is stored',
  columns: ['What', 'Why', 'How long'],
  rows: [
    [
      'Name, email address and a scrambled form of the password that cannot be turned back',
      'To let you in, and only you',
      untilAccount,
    ],
    [
      'If you go on without an account: that there is such a guest, what you make, and a scrambled form of your private edit link if you make one. No name unless you give one; of an email address only a scrambled form, where you had a link mailed',
      'So that your cards stay yours and you can change them',
      'Until you delete it in the settings or take the cards into an account. A guest who keeps nothing here goes three days after the last visit. 30 days after your last visit this browser no longer opens your cards, and they stay: then you can change or delete them by your private edit link only. If you have none, write to us with the link of the card, and we delete it.',
    ],
    ['Picture and website, if you add them to your profile', 'To show them on your pages', untilAccount],
    [
      'Your logins, and going on without an account: when, from which IP address and with which browser',
      'To keep you logged in, and to end all logins when you change your password',
      'Until you sign out or end it in the settings, at most 30 days after your last visit.',
    ],
    [
      'Which of your password, Google and Facebook opens your account, since when, and which of them confirmed your address',
      'To let in nobody who only knows your address',
      'Until you remove it in the settings or delete the account.',
    ],
    [
      'A login with Facebook that waits for you to confirm its address: address, name and the number that Facebook has for you',
      'To make nothing of it before you confirm it',
      'Until you confirm it, at most 25 hours.',
    ],
    [
      'Links that we sent you by email, and emails on their way to you',
      'To confirm your address or to choose a new password',
      'Links until they are used, at most one hour; emails until they are sent, at most one day, and for a week more if one could not be delivered.',
    ],
    [
      'Your cards: names, words and design',
      'They are what this is about',
      'Until you delete the card or the account.',
    ],
    [
      'Photos and sounds that you add',
      'To show and play them on your cards',
      'With the card. A file that no card uses any more goes after 60 days, or sooner where your space is full and you add another.',
    ],
    [
      'That a card was shared, when, and by which way (never to whom)',
      'For the list on your dashboard',
      'Until you delete the card or the account.',
    ],
    [
      'What you reply to a card, without an account: the reaction, your words, your voice and the name that you type',
      'To show it to whoever made the card, and to those who signed it where you choose so',
      'Until whoever made the card deletes it, the card or the account. They can also hide it, or report it to us.',
    ],
    [
      'What you write on a card that others sign, without an account: your name, your words, a photo, your voice or a drawing, and who may read them before the card is opened',
      'To put it on the card. Words for the receiver alone are not shown to whoever made the card',
      'Until you take it back by your own link, or whoever made the card deletes the card. They can also hide it.',
    ],
    [
      'How a card of yours is signed: what others see, how many may sign, until when you ask for it, the names of those whom you invite and whether they looked, and which accounts help you',
      'To let them sign it, and to show you who is missing',
      'Until you delete the card. When you delete your account, a card that others signed goes to whoever helps you with it, or stays for its receiver until 30 days after it is opened.',
    ],
    [
      'Until when a card is sealed: day, time and the city that you choose, or that you do not know it; and whether a card takes replies',
      'To open it then, and to nobody before',
      'Until you delete the card or the account.',
    ],
    [
      'The people whose birthdays you keep: name, day, month, and where you give it the year, what they are to you, their language, their city and a note; which cards you made for them; and of an import, when it was',
      'To tell you of their birthdays, and to prepare a card for each. A file of contacts is read on your own device: only the people whom you tick are sent to us',
      'Until you delete them, take the import back or delete the account.',
    ],
    [
      'The birthday and the name that you tell a friend by a link of theirs, without an account',
      'To show them to that friend, and to nobody else',
      'Until that friend deletes them or the account.',
    ],
    [
      'Which mail about birthdays you want, your language and your time zone, as you choose them or as your browser says; and which reminders were sent',
      'To write to you in your morning, and never twice',
      untilAccount,
    ],
    [
      'For a device that you ask to remind you: the address at the maker of its browser to which messages are sent, and the keys that only that device can read them with',
      'To show the reminder there. Its maker passes it on and cannot read it; it names nobody unless you choose so',
      'Until you end it on that device or delete the account, or the device is gone.',
    ],
    [
      'When you last got email about replies, and that you want none',
      'To send it once an hour at most, or not at all',
      untilAccount,
    ],
    [
      'To whom you have a card’s link mailed: the address, their language, the day, the time and the city; and what became of it: sent, returned, opened',
      'To send it once, at its hour, and to show you whether it arrived',
      'Until 60 days after its day, or until you delete the card or the account.',
    ],
    [
      'Your address, when somebody has a card’s link, or an invitation to sign one, mailed to you',
      'For that mail. A scrambled code of it counts how much such mail you get, and remembers that you want none',
      'As long as the sender’s row above; the code for 30 days, for a year where mail to it came back, and where you want none, until you want such mail again.',
    ],
    [
      'Which design a card began with, how often it was opened and how often it was downloaded, as numbers',
      'To show the views to you, and on the page Discover how often all cards with that design were opened, downloaded and shared',
      'Until you delete the card or the account.',
    ],
    [
      'The designs that you keep, and those that you publish, with your pen name',
      'To show them to you, and the published ones to everybody',
      'Until you delete them or the account. One that you take back is gone for others at once; what they made with it stays, and says your pen name.',
    ],
    [
      'The designs that you like: with your account, or with a scrambled number of your browser where you have none',
      'To count you once and let you take a like back',
      'Until you take it back or delete the account; without an account nobody can be told from it.',
    ],
    [
      'Designs that you save from your cards, and your favourites: designs, backgrounds, stickers and cards',
      'So that you find them again; nobody else sees them',
      'Until you take them out or delete the account.',
    ],
    [
      'What you write in the contact form, with your name and email address',
      'To reply to you',
      'One year; sooner when you ask.',
    ],
    [
      'What you report about a card: the card, the reason, what you add, and with it your account, or a scrambled form of your IP address if you have none',
      'To look at the card, and to see when many reports come from one place',
      'One year. The name of your account goes with the account.',
    ],
    [
      'What the operators of this site do with an account or a card, such as hiding it, by its number',
      'To answer for it',
      'One year, as “Export my data” shows it.',
    ],
    [
      'Counts of attempts to log in and to send forms',
      'Against guessing and flooding',
      'At most one day after the last attempt.',
    ],
  ],
} as const;

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): LegalPage['sections'][0]['blocks'] {
  const points = [
    mailServer
      ? 'The mail server that delivers our emails gets your email address and the email.'
      : 'This copy of the site has no mail server: its emails stay in a folder that only its operator reads.',
    ...(fileStore
      ? [
          'Photos and sounds are kept in a file store that we rent. It keeps them for us and may use them for nothing else.',
        ]
      : []),
    ...(wishModel
      ? [
          'The language model that writes wishes gets what you type for it, when you ask it for one, without the names on the card and without your account.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `If you choose to log in with ${inWords(providers)}, your browser goes there, and we are told your name, email address and account number. If you do not choose it, nothing is sent.`,
        ]
      : []),
    'Authorities, only where the law leaves us no choice.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Nobody. Database, files and emails stay on our own server, and we give or sell nothing to anyone.'
      : 'We sell nothing to anyone. Those who get something get only what their part needs:',
    { points },
  ];
}
