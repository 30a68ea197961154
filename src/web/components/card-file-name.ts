import type { Card } from '#card/document/card.ts';
import { phrase } from '#card/document/phrases.ts';
import { fileNamePart, utf8Bytes } from '#card/text/file-name.ts';
import { filePhrases } from '#content/file-phrases.ts';

type NamedCard = Pick<Card, 'toName' | 'language'>;

/** Of UTF-8: what the file systems of Linux and Android take. Those of Windows and Apple take more. */
const maxBytes = 255;

/**
 * `birthday-card-for-{toName}.png` in the card's language, valid on every system, with `-portrait` or the like as its
 * ending. Without a usable name, `birthday-card.png`.
 */
export function cardFileName({ toName, language }: NamedCard, extension: string, ending = ''): string {
  const { fileName, fileNameFor } = filePhrases(language);
  return named(toName, { without: fileName, with: fileNameFor, after: `${ending}.${extension}` });
}

/** `birthday-card-for-{toName}-qr-code.png`. */
export function qrFileName({ toName, language }: NamedCard, extension: string): string {
  const { fileNameQr, fileNameQrFor } = filePhrases(language);
  return named(toName, { without: fileNameQr, with: fileNameQrFor, after: `.${extension}` });
}

interface Pattern {
  readonly without: string;
  /** With a place for the name. */
  readonly with: string;
  readonly after: string;
}

function named(toName: string, pattern: Pattern): string {
  const around = phrase(pattern.with, { name: '' }) + pattern.after;
  const name = fileNamePart(toName, maxBytes - utf8Bytes(around));
  return (name ? phrase(pattern.with, { name }) : pattern.without) + pattern.after;
}
