import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { dashboardText } from '../texts/dashboard.ts';
import { Button } from '../ui/button.tsx';
import { signingAddress } from './signing-data.ts';

/** Makes the signing link of a card of one's own, which may be a draft, and leads to the page of who signed. */
export function useStartSigning(): (cardId: string) => Promise<void> {
  const submit = useSubmit();
  return (cardId) => submit({ intent: 'start' }, { method: 'post', action: signingAddress(cardId) });
}

interface LetOthersSignProps {
  /** The card's id, saved first where that is needed; null when it could not be saved. */
  saved: () => Promise<string | null>;
}

/** The same by a button. */
export function LetOthersSign({ saved }: LetOthersSignProps) {
  const startSigning = useStartSigning();
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    const cardId = await saved();
    if (cardId === null) return setBusy(false);
    await startSigning(cardId);
    setBusy(false);
  }
  return (
    <Button
      look="secondary"
      size="small"
      className="self-start"
      icon={<Users aria-hidden="true" className="size-5" />}
      busy={busy}
      onClick={() => void start()}
    >
      {dashboardText('card.sign.action')}
    </Button>
  );
}
