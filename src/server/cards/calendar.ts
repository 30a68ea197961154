import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { oneLine } from '#card/text/normalise-text.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';

interface CalendarEvent {
  readonly id: string;
  readonly seal: Seal;
  readonly fromName: string;
  readonly language: Language;
  /** The card's link. */
  readonly address: string;
  readonly now: Date;
}

/**
 * The moment at which a card opens as a calendar file (RFC 5545): in UTC, or as midnight by the reader's own clock where
 * the place is not known. Holds what the envelope says and nothing else of the card.
 */
export function calendarFile({ id, seal, fromName, language, address, now }: CalendarEvent): string {
  const text = textIn(language, 'card-page');
  const name = oneLine(fromName);
  const summary = name ? text('calendar.summary.from', { name }) : text('calendar.summary');
  const start = seal.zone === null ? `${seal.date.replaceAll('-', '')}T000000` : stamp(openingInstant(seal));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//birthday-bloom//card//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(address).hostname}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(text('calendar.text', { address }))}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Lines have at most 75 bytes; what is longer goes on after a space. No character is cut in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n');
}
