import { Users } from 'lucide-react';
import { useState } from 'react';
import { dashboardText } from '../texts/dashboard.ts';
import { Button } from '../ui/button.tsx';
import { useStartSigning } from './start-signing.ts';

interface LetOthersSignProps {
  /** The card's id, saved first where that is needed; null when it could not be saved. */
  saved: () => Promise<string | null>;
}

/** Makes the signing link of a card, which may be a draft, and leads to its page. */
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
