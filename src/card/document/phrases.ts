/*
 * The words of ours around a card, in the card's language. `{name}`, `{number}` and so on are filled in; every text keeps
 * its own order.
 */

/** What whoever draws the card needs. */
export interface DrawnPhrases {
  /** The heading in one line, with the name in a line of its own, and without a name. */
  readonly heading: string;
  readonly headingNameBelow: string;
  readonly headingAlone: string;
  /** The heading of compositions that show the name by itself. */
  readonly greeting: string;
  readonly from: string;
  /** The card in one sentence, for those who cannot see it. */
  readonly description: string;
  readonly descriptionTo: string;
  readonly descriptionFrom: string;
  readonly descriptionToFrom: string;
  readonly descriptionMessage: string;
  /** What the card's own sound is called. */
  readonly soundRecording: string;
  readonly soundUpload: string;
}

/** Names of the card's files, without their endings. */
export interface FilePhrases {
  readonly fileName: string;
  readonly fileNameFor: string;
  readonly fileNameQr: string;
  readonly fileNameQrFor: string;
}

/** And what whoever gets the card is told. */
export interface Phrases extends DrawnPhrases {
  /** On the picture of the card's link, and that picture in one sentence. */
  readonly previewFor: string;
  readonly previewForYou: string;
  readonly previewNote: string;
  readonly previewDescription: string;
  readonly previewDescriptionFor: string;
  /** On the envelope and around it. */
  readonly envelope: string;
  readonly envelopeTo: string;
  readonly envelopeForYou: string;
  readonly envelopeCardForYou: string;
  /** Between receiver and sender. */
  readonly envelopeComma: string;
  readonly envelopeFrom: string;
  readonly openCard: string;
  readonly mute: string;
  readonly skip: string;
  readonly openAgain: string;
  /** Around the candles. */
  readonly candles: string;
  readonly makeWish: string;
  readonly touchCandles: string;
  readonly blowOutCandle: string;
  readonly holdToBlow: string;
  readonly useBreath: string;
  readonly oneMoment: string;
  readonly nowBlow: string;
  readonly noBreath: string;
  readonly wishMade: string;
  /** With its link: to everybody who sees a post, in a chat, in a mail. */
  readonly shareGreeting: string;
  readonly shareGreetingTo: string;
  readonly shareChat: string;
  readonly shareChatTo: string;
  /** The same of a card that is sealed: no wish before its day. */
  readonly shareSealed: string;
  readonly shareSealedTo: string;
  readonly shareSealedChat: string;
  /** From whoever got the card, with the name of who made it and without. */
  readonly shareGiven: string;
  readonly shareShown: string;
  readonly shareMailSubject: string;
  readonly shareMail: string;
  readonly shareMailTo: string;
  readonly shareMailFrom: string;
  readonly shareMailToFrom: string;
}

/** The words of a card's language; of one that is not known here, English ones. */
export type PhrasesOf = (language: string) => DrawnPhrases;

/** A phrase with what its braces name. Replaced by a function: a name may have `$&` in it. */
export function phrase(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
