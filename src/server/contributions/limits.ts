import type { OwnLimit } from '../rate-limits/route-limits.ts';
import { clientNetwork } from '../request/client-address.ts';

/** What a photo or a voice counts for, before any note names it. */
export function attachLimits(link: string, headers: Headers): readonly OwnLimit[] {
  return [
    { max: 80, counter: { what: 'sign file', who: clientNetwork(headers) }, sentence: ['tooMany.sign'] },
    { max: 200, counter: { what: 'card sign files', who: link }, sentence: ['note.busy'] },
  ];
}

/** What a picture of a note counts for that is drawn while somebody writes it. */
export function previewLimits(headers: Headers): readonly OwnLimit[] {
  return [
    // Every sentence is a picture or two, and a class writes from one network.
    { max: 3000, counter: { what: 'sign look', who: clientNetwork(headers) }, sentence: ['tooMany.sign'] },
  ];
}

/** What an attempt to sign a card, or to change a note, counts for. `link`: its secret. */
export function signingLimits(link: string, headers: Headers): readonly OwnLimit[] {
  return [
    // A class signs from the network of its school, each twice.
    { max: 80, counter: { what: 'sign', who: clientNetwork(headers) }, sentence: ['tooMany.sign'] },
    // More than a card takes, so that a link in wrong hands does not write to the database all day.
    { max: 500, counter: { what: 'card signs', who: link }, sentence: ['note.busy'] },
  ];
}
