import type { Seal } from '#card/seal/seal.ts';
import { type CityNames, cityOf } from './cities.ts';
import { type Language, localeOf } from './languages/languages.ts';
import type { MessageRef } from './languages/message-ref.ts';

/** The fields of the form that says when a card opens, by their names. All are text, as forms send them. */
export interface SealFields {
  readonly opens: 'now' | 'later';
  /** `2026-11-12`. */
  readonly sealDate: string;
  /** `00:00`, `08:00`, or `other` for that of `sealOther`. */
  readonly sealTime: string;
  readonly sealOther: string;
  readonly sealWhere: 'city' | 'unknown';
  readonly sealCity: string;
}

export type SealProblem = Partial<Record<keyof SealFields, MessageRef>>;

/** "Open it at once". */
export const openAtOnce: SealFields = {
  opens: 'now',
  sealDate: '',
  sealTime: '00:00',
  sealOther: '',
  sealWhere: 'city',
  sealCity: '',
};

/** The fields of a form for this seal. */
export function fieldsOfSeal(seal: Seal | null, cityNames: CityNames = {}): SealFields {
  if (!seal) return openAtOnce;
  const time = seal.time.slice(0, 5);
  const isListed = time === '00:00' || time === '08:00';
  return {
    opens: 'later',
    sealDate: seal.date,
    sealTime: isListed ? time : 'other',
    sealOther: isListed ? '' : time,
    sealWhere: seal.zone === null ? 'unknown' : 'city',
    sealCity: (seal.city && cityNames[seal.city]) ?? seal.city ?? seal.zone ?? '',
  };
}

/** The three ways to say a moment, of an area that has them. */
interface SealTexts {
  (id: 'sealed.anywhere', values: { readonly day: string }): string;
  (id: 'sealed.midnight', values: { readonly day: string; readonly place: string }): string;
  (
    id: 'sealed.clock',
    values: { readonly day: string; readonly time: string; readonly place: string },
  ): string;
}

export interface SealSpeech {
  readonly language: Language;
  readonly text: SealTexts;
  readonly cityNames: CityNames;
}

/** "November 12, 2026, 08:00 in Mumbai". */
export function sealText(
  { date, time, zone, city }: Seal,
  { language, text, cityNames }: SealSpeech,
): string {
  const day = sealDay({ date }, language);
  if (zone === null) return text('sealed.anywhere', { day });
  const place = cityOf((city && cityNames[city]) ?? city ?? zone);
  return time.startsWith('00:00')
    ? text('sealed.midnight', { day, place })
    : text('sealed.clock', { day, time: sealClock({ time }, language), place });
}

/** "08:00", in Indonesian "08.00". */
function sealClock({ time }: Pick<Seal, 'time'>, language: Language): string {
  const digits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), digits).format(
    new Date(`2000-01-01T${time.slice(0, 5)}Z`),
  );
}

/** "November 12, 2026". */
export function sealDay({ date }: Pick<Seal, 'date'>, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
