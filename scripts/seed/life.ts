import { type Card, newCard } from '#card/document/card.ts';
import { findTemplate, templateCard } from '#content/templates.ts';

/* What a member and a guest have made: cards in each state and in each language, with answers and reports. */

export interface SeededCard {
  readonly status: 'draft' | 'published';
  readonly card: Card;
  /** Opens in so many days, at midnight in Kolkata. */
  readonly sealedForDays?: number;
  readonly answers?: readonly { readonly reaction: string; readonly text: string; readonly name: string }[];
  /** A receiver's report, as the form sends it. */
  readonly report?: { readonly reason: string; readonly text: string };
  /** Hidden by an operator. */
  readonly isHidden?: boolean;
}

function cardLike(template: string, words: Partial<Card>): Card {
  const found = findTemplate(template);
  return { ...(found ? templateCard(found) : newCard(1)), ...words };
}

export const memberCards: readonly SeededCard[] = [
  {
    status: 'published',
    card: cardLike('first-slice', {
      toName: 'Ravi',
      fromName: 'Asha',
      age: 30,
      message: 'Thirty looks good on you. Keep Saturday free: there is cake, and nobody will sing well.',
      audio: { kind: 'song', id: 'happy-birthday' },
    }),
    answers: [
      { reaction: 'tears', text: 'You remembered the lemon one! See you on Saturday.', name: 'Ravi' },
      { reaction: 'party', text: '', name: 'Meera' },
      { reaction: '', text: 'We looked at it together, twice.', name: 'Mum and Dad' },
    ],
  },
  {
    status: 'published',
    card: cardLike('sunset-in-layers', {
      toName: 'दादी',
      fromName: 'आशा',
      language: 'hi',
      message: 'जन्मदिन मुबारक हो दादी! आपकी कहानियों के बिना हमारा घर अधूरा है।',
    }),
    answers: [{ reaction: 'love', text: 'खूब खुश रहो बेटा', name: 'दादी' }],
  },
  {
    status: 'published',
    card: cardLike('lift-off', {
      toName: 'Lucía',
      fromName: 'Asha',
      language: 'es',
      message: '¡Feliz cumpleaños, Lucía! Que este año te lleve todavía más lejos.',
    }),
    sealedForDays: 3,
  },
  {
    status: 'published',
    card: cardLike('city-lights', {
      toName: 'ليلى',
      fromName: 'آشا',
      language: 'ar',
      message: 'كل عام وأنت بخير يا ليلى. سنة مليئة بالضحك والأصدقاء.',
    }),
    report: { reason: 'private', text: 'My street can be seen behind her.' },
  },
  {
    status: 'published',
    card: cardLike('side-a', { toName: 'Tom', fromName: 'Asha', message: 'Louder than last year, please.' }),
    isHidden: true,
  },
  {
    status: 'draft',
    card: cardLike('two-scoops', { toName: 'Noor', fromName: 'Asha', message: 'Save me the pistachio.' }),
  },
  { status: 'draft', card: cardLike('quiet-thanks', { toName: 'Professor Okafor', fromName: 'Asha' }) },
];

export const guestCards: readonly SeededCard[] = [
  {
    status: 'published',
    card: cardLike('not-extinct', {
      toName: 'Ben',
      fromName: 'Zoë',
      age: 6,
      message: 'Six! That is nearly a grown-up dinosaur.',
    }),
  },
  { status: 'draft', card: cardLike('one-more-flame', { toName: 'Grandpa', fromName: 'Zoë' }) },
];
