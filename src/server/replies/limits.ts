import type { OwnLimit } from '../rate-limits/route-limits.ts';
import { clientNetwork, clientSite } from '../request/client-address.ts';

/** What an attempt to answer a card counts for. `headers` are the request's, with the client's address. */
export function replyLimits(cardId: string, headers: Headers): readonly OwnLimit[] {
  return [
    // One person opens several cards on a birthday, and a family shares an address.
    { max: 20, counter: { what: 'reply', who: clientNetwork(headers) }, sentence: ['tooMany.reply'] },
    // A family at its table. There is no limit for all addresses together, which strangers could use up before the
    // receiver answers; what a card keeps is bounded by its own limit.
    {
      max: 12,
      counter: { what: 'card replies', who: `${cardId} ${clientSite(headers)}` },
      sentence: ['reply.busy'],
    },
  ];
}
