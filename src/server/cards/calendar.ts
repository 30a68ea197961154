import type { Card } from '#card/document/card.ts';
import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { oneLine } from '#card/text/normalise-text.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { calendarText, escapedText, stamp } from '../icalendar.ts';

interface CalendarEvent {
  readonly id: string;
  readonly seal: Seal;
  /** What its envelope shows. */
  readonly card: Pick<Card, 'fromName' | 'language' | 'closeness'>;
  /** The card's link. */
  readonly address: string;
  readonly now: Date;
}

/**
 * The moment at which a card opens as a calendar file (RFC 5545): in UTC, or as midnight by the reader's own clock where
 * the place is not known. Holds what the envelope says and nothing else of the card.
 */
export function calendarFile({ id, seal, card, address, now }: CalendarEvent): string {
  const text = cardPageText(card);
  const name = oneLine(card.fromName);
  const summary = name ? text('calendar.summary.from', { name }) : text('calendar.summary');
  const start = seal.zone === null ? `${seal.date.replaceAll('-', '')}T000000` : stamp(openingInstant(seal));
  return calendarText([
    'PRODID:-//birthday-bloom//card//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(address).hostname}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(text('calendar.text', { address }))}`,
    `URL:${address}`,
    'END:VEVENT',
  ]);
}
