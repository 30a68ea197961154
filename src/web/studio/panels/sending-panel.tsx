import { ReceiverFields } from '../../share/receiver-fields.tsx';
import { useStudio } from '../studio-context.tsx';

export function SendingPanel() {
  const { receiver } = useStudio();
  return (
    <>
      <ReceiverFields receiver={receiver} />
      <p className="text-ink-faint text-sm">
        Only needed to share the card: they open your own mail app and WhatsApp. We never store them.
      </p>
    </>
  );
}
