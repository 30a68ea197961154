import { ReceiverFields } from '../../share/receiver-fields.tsx';
import { useStudio } from '../studio-context.tsx';

export function SendingPanel() {
  const { receiver } = useStudio();
  return (
    <>
      <ReceiverFields receiver={receiver} />
      <p className="text-ink-faint text-sm">
        Only for the moment of sharing: these open your own mail program and WhatsApp, and we never store
        them.
      </p>
    </>
  );
}
