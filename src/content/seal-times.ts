import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from './languages/areas.ts';
import { type Language, localeOf } from './languages/languages.ts';

interface SealTimes {
  /** The moment at which the card opens, in milliseconds since 1970. */
  readonly opens: number;
  /** The receiver's. */
  readonly zone: string;
  readonly toName: string;
  /** The sender's: that of this device unless said. */
  readonly ownZone?: string;
  readonly language: Language;
  readonly text: Text<'dashboard'>;
}

/**
 * The moment by both clocks: "08:00 for Asha, 03:30 for you", with the days where they differ. Null where this program
 * does not know a zone.
 */
export function sealTimes({ opens, zone, toName, ownZone, language, text }: SealTimes): string | null {
  const [theirs, own] = [clockAt(opens, zone, language), clockAt(opens, ownZone, language)];
  if (!theirs || !own) return null;
  const name = isolatedLine(toName);
  const times = { time: theirs.time, ownTime: own.time };
  if (theirs.day !== own.day) {
    const days = { ...times, day: theirs.day, ownDay: own.day };
    return name
      ? text('sealTimes.differentDays', { ...days, name })
      : text('sealTimes.them.differentDays', days);
  }
  const { time } = times;
  if (time === own.time) {
    return name ? text('sealTimes.sameTime', { time, name }) : text('sealTimes.them.sameTime', { time });
  }
  return name ? text('sealTimes.times', { ...times, name }) : text('sealTimes.them.times', times);
}

function clockAt(instant: number, timeZone: string | undefined, language: Language) {
  try {
    const time = new Intl.DateTimeFormat(localeOf(language), {
      ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    const day = new Intl.DateTimeFormat(localeOf(language), { timeZone, month: 'long', day: 'numeric' });
    return { time: time.format(instant), day: day.format(instant) };
  } catch {
    return null;
  }
}
