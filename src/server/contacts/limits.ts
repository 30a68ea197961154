import type { OwnLimit } from '../rate-limits/route-limits.ts';
import { clientNetwork } from '../request/client-address.ts';

/** What telling a birthday counts for. `link`: the secret of the link. */
export function tellLimits(link: string, headers: Headers): readonly OwnLimit[] {
  return [
    // A class tells theirs from the network of its school, each twice.
    {
      max: 80,
      counter: { what: 'tell birthday', who: clientNetwork(headers) },
      sentence: ['tooMany.contacts'],
    },
    { max: 300, counter: { what: 'told birthdays', who: link }, sentence: ['tooMany.contacts'] },
  ];
}
