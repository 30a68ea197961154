import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Card } from '../document/card.ts';
import type { Phrases } from '../document/phrases.ts';

/** A line on an envelope: a phrase and the name for its `{name}`, cleaned as on the card; '' for a phrase without one. */
export interface AddressLine {
  readonly text: string;
  readonly name: string;
}

/** "To Asha," and "from Mira". The second is null for a card without a sender's name. */
export function addressOf(
  { toName, fromName }: Pick<Card, 'toName' | 'fromName'>,
  phrases: Phrases,
): { readonly to: AddressLine; readonly from: AddressLine | null } {
  const [to, from] = [isolatedLine(toName), isolatedLine(fromName)];
  const alone = from ? phrases.envelopeForYou : phrases.envelopeCardForYou;
  const comma = from ? phrases.envelopeComma : '';
  return {
    to: { text: `${to ? phrases.envelopeTo : alone}${comma}`, name: to },
    from: from ? { text: phrases.envelopeFrom, name: from } : null,
  };
}
