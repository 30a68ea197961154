import { readSignedLink, signLink } from '../links/links.ts';
import type { SuppressionKey } from './suppressions.ts';

/** What a mail is about: a card for its reader, one to be signed, or the reader's own words on one. */
export type DeliverySubject = 'card' | 'note' | { readonly invitationId: string };

/** What the link of a mail says. It works for ever, also when its card, its row or its sender is gone. */
export interface DeliveryLink extends SuppressionKey {
  readonly cardId: string;
  readonly id: string;
  readonly about: DeliverySubject;
}

export function signDeliveryLink(deliveryKey: string, link: DeliveryLink): string {
  const { cardId, id, addressHash, senderHash, about } = link;
  const said = typeof about === 'string' ? about : about.invitationId;
  return signLink(deliveryKey, 'delivery', [cardId, id, addressHash, senderHash, said].join('~'));
}

/** Null for one that we did not make. */
export function readDeliveryLink(deliveryKey: string, token: string): DeliveryLink | null {
  const subject = readSignedLink(deliveryKey, 'delivery', token)?.split('~') ?? [];
  const [cardId, id, addressHash, senderHash, said = 'card'] = subject;
  if (!cardId || !id || !addressHash || !senderHash) return null;
  const about = said === 'card' || said === 'note' ? said : { invitationId: said };
  return { cardId, id, addressHash, senderHash, about };
}
