import { phrase } from '#card/document/phrases.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { ClosenessClues } from './closeness.ts';
import { languageFrom } from './languages/languages.ts';
import { phrasesFor } from './phrases-for.ts';
import { sealDay } from './seal-form.ts';

/** A published card as it is passed on. Nothing of what it says inside: that is for the one who opens it. */
export interface SharedCardFacts extends ClosenessClues {
  /** As typed; may be empty. */
  readonly toName: string;
  readonly fromName: string;
  /** The card's public link. */
  readonly address: string;
  /** Who passes it on: its sender, or whoever got it. */
  readonly sharer: 'sender' | 'receiver';
  /** The day on which a sealed card opens, as `2026-11-12`; null for one that is open. */
  readonly opensOn: string | null;
}

/** The mail that brings the card, with line ends of mail. */
export function mailText(card: SharedCardFacts): string {
  const { toName, fromName, address, sharer, opensOn } = card;
  if (sharer === 'receiver' || opensOn !== null) return chatText(card).replaceAll('\n', '\r\n\r\n');
  const [to, from] = [isolatedLine(toName), isolatedLine(fromName)];
  const { shareMail, shareMailTo, shareMailFrom, shareMailToFrom } = phrasesFor(card);
  const text = to ? (from ? shareMailToFrom : shareMailTo) : from ? shareMailFrom : shareMail;
  return phrase(text, { to, from, address }).replaceAll('\n', '\r\n');
}

/** What is said to everybody who sees a post. */
export function greeting(card: Omit<SharedCardFacts, 'address'>): string {
  const { toName, language, sharer, opensOn } = card;
  const name = isolatedLine(toName);
  const phrases = phrasesFor(card);
  if (sharer === 'receiver') return givenText(card);
  if (opensOn !== null)
    return phrase(name ? phrases.shareSealedTo : phrases.shareSealed, {
      name,
      day: dayText(opensOn, language),
    });
  return phrase(name ? phrases.shareGreetingTo : phrases.shareGreeting, { name });
}

/** What is said in a chat; the link last, where chats look for it. */
export function chatText(card: SharedCardFacts): string {
  const { toName, address, language, sharer, opensOn } = card;
  const name = isolatedLine(toName);
  const phrases = phrasesFor(card);
  if (sharer === 'receiver') return `${givenText(card)}\n${address}`;
  if (opensOn !== null) return phrase(phrases.shareSealedChat, { day: dayText(opensOn, language), address });
  return phrase(name ? phrases.shareChatTo : phrases.shareChat, { name, address });
}

/** In the voice of whoever got the card. */
function givenText(card: Pick<SharedCardFacts, 'fromName' | keyof ClosenessClues>): string {
  const { shareShown, shareGiven } = phrasesFor(card);
  const name = isolatedLine(card.fromName);
  return name ? phrase(shareGiven, { name }) : shareShown;
}

function dayText(date: string, language: string): string {
  return sealDay({ date }, languageFrom(language));
}

/** A channel that opens the page of another site, or the visitor's own mail program. */
export type LinkedChannel = 'whatsapp' | 'email' | 'facebook' | 'x' | 'pinterest';

/**
 * The address that each channel opens. `to` is the receiver there, if one is known: an email address, or the digits of a
 * number with its country code, as wa.me takes it; with '' the sender chooses there.
 */
export const shareLinks: Readonly<Record<LinkedChannel, (card: SharedCardFacts, to?: string) => string>> = {
  whatsapp: (card, to = '') => `https://wa.me/${to}?${query({ text: chatText(card) })}`,
  // RFC 6068.
  email(card, to = '') {
    const { shareMailSubject } = phrasesFor(card);
    const subject = card.sharer === 'receiver' ? givenText(card) : shareMailSubject;
    const address = encodeURIComponent(to).replaceAll('%40', '@');
    return `mailto:${address}?${query({ subject, body: mailText(card) })}`;
  },
  facebook: ({ address }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
  x: (card) => `https://x.com/intent/post?${query({ text: greeting(card), url: card.address })}`,
  // A pin needs a picture: the card's own.
  pinterest(card) {
    const { address } = card;
    const pin = { url: address, media: `${address}/picture.jpg`, description: greeting(card) };
    return `https://www.pinterest.com/pin/create/button/?${query(pin)}`;
  },
};

/** Spaces as %20: mail programs take a plus for a plus. */
function query(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}
