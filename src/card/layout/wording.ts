import type { Card } from '#card/document/card.ts';
import { cardText } from '#card/document/card-text.ts';
import { type DrawnPhrases, phrase } from '#card/document/phrases.ts';
import { clusters, firstClusters, isInvisible } from '#card/text/clusters.ts';
import { type Direction, firstStrong } from '#card/text/direction.ts';
import { drawnLine, isolate, isolatedLine, oneLine, visible } from '#card/text/normalise-text.ts';

/** What a card says, ready to be set; empty texts are not drawn. */
export interface Wording {
  readonly heading: Heading;
  /** The receiver's. */
  readonly name: string;
  /** Its first letter. */
  readonly initial: string;
  readonly message: string;
  readonly from: string;
  readonly initials: string;
  /** The direction of our own words, with names in them. */
  readonly direction: Direction;
  /** Which texts are samples, shown paler. */
  readonly sample: { readonly heading: boolean; readonly message: boolean; readonly from: boolean };
}

/** The same words in one line, and with the name in lines of its own. */
export interface Heading {
  readonly oneLine: string;
  readonly nameBelow: string;
  /** Without the name: for compositions that show the name by itself. */
  readonly greeting: string;
}

/** Gentle samples for a card that is still empty, where the page wants to show how it will look. */
export type Placeholder = Partial<Pick<Card, 'toName' | 'fromName' | 'message'>> & {
  /** A drawing in each of the two photo frames: the design counts on photos. */
  readonly photos?: boolean;
};

export function wordingOf(card: Card, phrases: DrawnPhrases, placeholder: Placeholder = {}): Wording {
  const [toName, noReceiver] = either(drawnLine(card.toName), drawnLine(placeholder.toName ?? ''));
  const [fromName, noSender] = either(drawnLine(card.fromName), drawnLine(placeholder.fromName ?? ''));
  const [message, noMessage] = either(visible(cardText(card)), visible(placeholder.message ?? ''));
  return {
    heading: headingFor(drawnLine(card.heading), toName, phrases),
    name: toName,
    initial: firstClusters(initials(toName), 1).join(''),
    message,
    from: fromName && phrase(phrases.from, { name: isolate(fromName) }),
    initials: initials(fromName),
    direction: directionOf(phrases),
    sample: { heading: noReceiver && !card.heading, message: noMessage, from: noSender },
  };
}

/** The direction in which the language of the phrases is written. */
export function directionOf({ greeting }: DrawnPhrases): Direction {
  return firstStrong(greeting) ?? 'ltr';
}

/** What was written, else the sample, and whether it is the sample. */
function either(written: string, sample: string): readonly [string, boolean] {
  return written ? [written, false] : [sample, sample !== ''];
}

/** The sender's own words, else the greeting by name. */
function headingFor(own: string, name: string, phrases: DrawnPhrases): Heading {
  const alone = own || phrases.headingAlone;
  if (own || !name) return { oneLine: alone, nameBelow: alone, greeting: alone };
  return {
    oneLine: phrase(phrases.heading, { name: isolate(name) }),
    nameBelow: phrase(phrases.headingNameBelow, { name: isolate(name) }),
    greeting: phrases.greeting,
  };
}

/**
 * The initials of a person without a picture; `name` in one line. One character of the first and of the last
 * word in scripts with capitals; else the first character.
 */
export function initials(name: string): string {
  const words = name.split(/\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.map((word) => clusters(word).find((cluster) => /^[\p{L}\p{N}]/u.test(cluster)) ?? '');
  const first = letters[0];
  if (first === undefined) return clusters(name).find((cluster) => !isInvisible(cluster)) ?? '';
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  const capital = first.toLocaleUpperCase('en');
  return /^\p{Lu}/u.test(capital) && /^\p{L}/u.test(last) ? capital + last.toLocaleUpperCase('en') : capital;
}

/** The card in one sentence, for those who cannot see it and for link previews: never the whole message. */
export function cardDescription(card: Card, phrases: DrawnPhrases): string {
  const to = isolatedLine(card.toName);
  const from = isolatedLine(card.fromName);
  const message = isolatedLine(excerpt(oneLine(cardText(card))));
  const { description, descriptionTo, descriptionFrom, descriptionToFrom, descriptionMessage } = phrases;
  const named = to ? (from ? descriptionToFrom : descriptionTo) : from ? descriptionFrom : description;
  const sentence = phrase(named, { to, from });
  return message ? phrase(descriptionMessage, { card: sentence, message }) : sentence;
}

/** At most this many characters of the message, ending with a whole word. */
const excerptLength = 90;

function excerpt(message: string): string {
  const start = firstClusters(message, excerptLength).join('');
  if (start.length === message.length) return message;
  const space = start.lastIndexOf(' ');
  return `${(space > excerptLength / 2 ? start.slice(0, space) : start).replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/u, '')}…`;
}
