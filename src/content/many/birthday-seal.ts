import type { Seal } from '#card/seal/seal.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { CityNames } from '../cities.ts';
import { readSeal } from '../read-seal.ts';
import { openAtOnce } from '../seal-form.ts';

interface WantedSeal {
  readonly date: string;
  readonly city: string | null;
}

/**
 * The seal of a card for a birthday; null where that day has begun, so that the card opens at once. Fails for what is no
 * day: a card that was to be closed is never open by mistake.
 */
export function birthdaySeal(
  { date, city }: WantedSeal,
  now: number,
  cityNames: CityNames,
): Result<Seal | null, 'unusable'> {
  const place = city === null ? ({ sealWhere: 'unknown' } as const) : { sealCity: city };
  const seal = readSeal({ ...openAtOnce, opens: 'later', sealDate: date, ...place }, now, cityNames);
  if (seal.ok) return ok(seal.value);
  const [why] = seal.error.sealDate ?? [];
  return why === 'seal.over' || why === 'seal.begunAnywhere' ? ok(null) : fail('unusable');
}
