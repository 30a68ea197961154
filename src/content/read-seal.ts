import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { type CityNames, findCity } from './cities.ts';
import type { MessageRef } from './languages/message-ref.ts';
import type { SealFields, SealProblem } from './seal-form.ts';

/** Days for which a card can be sealed: the birthday after next, and one more. */
const longestSealDays = 3 * 366;

const dayMs = 24 * 60 * 60 * 1000;

/** The seal that a form asks for; null for a card that opens at once. `now` in milliseconds since 1970. */
export function readSeal(
  fields: Partial<SealFields>,
  now: number,
  cityNames: CityNames = {},
): Result<Seal | null, SealProblem> {
  if (fields.opens === 'now') return ok(null);
  // No choice, or one of a newer release, must not open a sealed card.
  if (fields.opens !== 'later') return fail({ opens: ['seal.noChoice'] });
  const { sealDate: date = '', sealTime = '00:00', sealOther = '', sealWhere, sealCity = '' } = fields;
  if (!isDate(date)) return fail({ sealDate: ['seal.noDay'] });
  const isAnywhere = sealWhere === 'unknown';
  const time = isAnywhere ? '00:00' : sealTime === 'other' ? sealOther : sealTime;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return fail({ sealOther: ['seal.noTime'] });
  }
  const city = isAnywhere ? null : findCity(sealCity, cityNames);
  if (!isAnywhere && !city) return fail({ sealCity: sealCity.trim() ? unknownCity : noCity });
  const seal = { date, time, zone: city?.zone ?? null, city: city?.label ?? null };
  const instant = openingInstant(seal);
  if (instant <= now) return fail({ sealDate: isAnywhere ? begunAnywhere : over });
  if (instant > now + longestSealDays * dayMs) return fail({ sealDate: tooFar });
  return ok(seal);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  // `2026-02-30` is read as a day in March.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

const noCity: MessageRef = ['seal.noCity'];
const unknownCity: MessageRef = ['seal.unknownCity'];
const over: MessageRef = ['seal.over'];
const begunAnywhere: MessageRef = ['seal.begunAnywhere'];
const tooFar: MessageRef = ['seal.tooFar'];
