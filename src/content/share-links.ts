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

/** Opens the visitor's own mail program with the mail to `email` (RFC 6068); with '' the sender chooses there. */
export function mailLink(email: string, card: SharedCardFacts): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const { shareMailSubject } = phrasesFor(card);
  const subject = card.sharer === 'receiver' ? givenText(card) : shareMailSubject;
  return `mailto:${to}?${query({ subject, body: mailText(card) })}`;
}

/** `digits`: the number with its country code and nothing else, as wa.me takes it; with '' the sender chooses there. */
export function whatsAppLink(digits: string, card: SharedCardFacts): string {
  return `https://wa.me/${digits}?${query({ text: chatText(card) })}`;
}

export function facebookLink({ address }: SharedCardFacts): string {
  return `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`;
}

/** A pin needs a picture: the card's own. */
export function pinterestLink(card: SharedCardFacts): string {
  const { address } = card;
  const media = `${address}/picture.jpg`;
  return `https://www.pinterest.com/pin/create/button/?${query({ url: address, media, description: greeting(card) })}`;
}

export function xLink(card: SharedCardFacts): string {
  return `https://x.com/intent/post?${query({ text: greeting(card), url: card.address })}`;
}

/** Spaces as %20: mail programs take a plus for a plus. */
function query(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}
