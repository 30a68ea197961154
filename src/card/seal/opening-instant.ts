import type { Seal, SealState } from './seal.ts';

const hourMs = 60 * 60 * 1000;

/** Hours by which the first and the last place on earth are ahead of UTC. */
const [greatestOffset, leastOffset] = [14, -12];

/**
 * More than the greatest offset from UTC, so that the instant lies within this of the time shown; less than the time
 * between two clock changes, so that at most one change lies there.
 */
const searchMarginMs = 15 * hourMs;

/**
 * The moment a seal ends, in milliseconds since 1970: the first at which the clock of its zone shows its time or a later
 * one. So a skipped hour ends with the first minute that exists, and of a doubled hour the first counts. Without a zone
 * it is the moment at which the date begins anywhere. It is worked out when it is asked for, because a country may
 * change its clocks after the seal was made.
 */
export function openingInstant({ date, time, zone }: Seal): number {
  const shown = Date.parse(`${date}T${time}Z`);
  if (zone === null) return Date.parse(`${date}T00:00:00Z`) - greatestOffset * hourMs;
  const offsetAt = offsetsOf(zone);
  // A zone that this program does not know: the last place on earth is never too early.
  if (!offsetAt) return shown - leastOffset * hourMs;
  const [before, after] = [offsetAt(shown - searchMarginMs), offsetAt(shown + searchMarginMs)];
  if (before === after) return shown - before;
  const change = firstChange({ offsetAt, from: shown - searchMarginMs, to: shown + searchMarginMs });
  if (shown - before < change) return shown - before;
  return Math.max(shown - after, change);
}

/** The moment from which the card is open to everybody: without a zone, that at which the date has begun everywhere. */
export function openForAllInstant(seal: Seal): number {
  if (seal.zone !== null) return openingInstant(seal);
  return Date.parse(`${seal.date}T00:00:00Z`) - leastOffset * hourMs;
}

/** Whether the seal has ended; `now` in milliseconds since 1970. */
export function sealState(seal: Seal | null, now: number): SealState {
  if (!seal) return 'open';
  if (now < openingInstant(seal)) return 'sealed';
  return now < openForAllInstant(seal) ? 'by-date' : 'open';
}

/** Whether programs know a zone of this name. */
export function isZone(zone: string): boolean {
  return offsetsOf(zone) !== null;
}

/** Milliseconds by which the clock of a zone is ahead of UTC at a moment. */
type OffsetAt = (instant: number) => number;

/** Null for a zone that programs do not know. */
export function offsetsOf(zone: string): OffsetAt | null {
  const format = formatOf(zone);
  if (!format) return null;
  return (instant) => {
    const whole = Math.floor(instant / 1000) * 1000;
    const parts = Object.fromEntries(format.formatToParts(whole).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), ...timeOf([hour, minute, second]));
    return shown - whole;
  };
}

function timeOf(parts: readonly (string | undefined)[]): [number, number, number] {
  const [hour = 0, minute = 0, second = 0] = parts.map(Number);
  return [hour, minute, second];
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const number = 'numeric';
  try {
    return new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
  } catch {
    return null;
  }
}

/** The first second of the new offset, between two moments with different ones. */
function firstChange({ offsetAt, from, to }: { offsetAt: OffsetAt; from: number; to: number }): number {
  const old = offsetAt(from);
  let [same, changed] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(middle * 1000) === old) same = middle;
    else changed = middle;
  }
  return changed * 1000;
}
