import { isolatedLine } from '#card/text/normalise-text.ts';

/** A published card as it is passed on. Nothing of what it says inside: that is for the one who opens it. */
export interface SharedCardFacts {
  /** As typed; may be empty. */
  readonly toName: string;
  readonly fromName: string;
  /** The card's public link. */
  readonly address: string;
}

/** The head of the letter. */
export const letterSubject = 'A Special Birthday Card For You!';

/** The letter that brings the card, with line ends of mail. */
export function letterText({ toName, fromName, address }: SharedCardFacts): string {
  const to = isolatedLine(toName);
  const from = isolatedLine(fromName);
  return [
    to ? `Dear ${to},` : 'Hello,',
    '',
    'I made a birthday card for you, with all my heart. Open it here:',
    '',
    address,
    '',
    ...(from ? ['With love,', from] : ['With love']),
  ].join('\r\n');
}

/** What is said to everybody who sees a post. */
export function greeting({ toName }: Pick<SharedCardFacts, 'toName'>): string {
  const to = isolatedLine(toName);
  return to ? `Happy Birthday, ${to}! 🎂` : 'Happy Birthday! 🎂';
}

/** What is said to the receiver in a chat; the link last, where chats look for it. */
export function chatText(card: SharedCardFacts): string {
  return `${greeting(card)} I made a card for you:\n${card.address}`;
}

/** Opens the visitor's own mail program with the letter to `email` (RFC 6068); with '' the sender chooses there. */
export function mailLink(email: string, card: SharedCardFacts): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?${query({ subject: letterSubject, body: letterText(card) })}`;
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
