import { useSubmit } from 'react-router';
import { signingAddress } from './signing-data.ts';

/** Makes the signing link of a card of one's own, which may be a draft, and leads to the page of who signed. */
export function useStartSigning(): (cardId: string) => Promise<void> {
  const submit = useSubmit();
  return (cardId) => submit({ intent: 'start' }, { method: 'post', action: signingAddress(cardId) });
}
