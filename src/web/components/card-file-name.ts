import type { Card } from '#card/document/card.ts';
import { phrase } from '#card/document/phrases.ts';
import { cardPhrases } from '#content/card-phrases.ts';

type NamedCard = Pick<Card, 'toName' | 'language'>;

/** Characters that some file system forbids, and those that hide or reorder text. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** `birthday-card-for-{toName}.png` in the card's language, valid on every system. Without a usable name, `birthday-card.png`. */
export function cardFileName({ toName, language }: NamedCard, extension: string): string {
  const { fileName, fileNameFor } = cardPhrases(language);
  const name = usableName(toName);
  return `${name ? phrase(fileNameFor, { name }) : fileName}.${extension}`;
}

/** The name with `-portrait` or the like before its extension. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}${ending}${name.slice(dot)}`;
}

/** `birthday-card-for-{toName}-qr-code.png`. */
export function qrFileName({ toName, language }: NamedCard, extension: string): string {
  const { fileNameQr, fileNameQrFor } = cardPhrases(language);
  const name = usableName(toName);
  return `${name ? phrase(fileNameQrFor, { name }) : fileNameQr}.${extension}`;
}

function usableName(toName: string): string {
  return [...toName.replace(unfit, ' ').trim().replace(/\s+/g, '-')]
    .slice(0, 60)
    .join('')
    .replace(/(?<!\.)\.+$/, '');
}
