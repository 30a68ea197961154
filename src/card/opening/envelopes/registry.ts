import { airmail } from './airmail.ts';
import type { EnvelopeLook } from './envelope.ts';
import { festival } from './festival.ts';
import { garden } from './garden.ts';
import { kraft } from './kraft.ts';
import { party } from './party.ts';
import { seal } from './seal.ts';

/** In the order of the studio. */
export const envelopes: readonly EnvelopeLook[] = [seal, airmail, kraft, garden, festival, party];

/** The first one for a key of a newer program. */
export function envelopeFor(key: string): EnvelopeLook {
  return envelopes.find((one) => one.key === key) ?? seal;
}
