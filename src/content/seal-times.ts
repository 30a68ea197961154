import { isolatedLine } from '#card/text/normalise-text.ts';

interface SealTimes {
  /** The moment at which the card opens, in milliseconds since 1970. */
  readonly opens: number;
  /** The receiver's. */
  readonly zone: string;
  readonly toName: string;
  /** The sender's: that of this device unless said. */
  readonly ownZone?: string;
}

/**
 * The moment by both clocks: "08:00 for Asha, 03:30 for you", with the days where they differ. Null where this program
 * does not know a zone.
 */
export function sealTimes({ opens, zone, toName, ownZone }: SealTimes): string | null {
  const [theirs, own] = [clockAt(opens, zone), clockAt(opens, ownZone)];
  if (!theirs || !own) return null;
  const name = isolatedLine(toName) || 'them';
  if (theirs.day !== own.day) {
    return `${theirs.time} on ${theirs.day} for ${name}, ${own.time} on ${own.day} for you`;
  }
  if (theirs.time === own.time) return `${own.time} for ${name} and for you`;
  return `${theirs.time} for ${name}, ${own.time} for you`;
}

function clockAt(instant: number, timeZone: string | undefined) {
  try {
    const time = new Intl.DateTimeFormat('en', {
      ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    const day = new Intl.DateTimeFormat('en', { timeZone, month: 'long', day: 'numeric' });
    return { time: time.format(instant), day: day.format(instant) };
  } catch {
    return null;
  }
}
