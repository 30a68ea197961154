import { SealFields } from '../../components/seal-fields.tsx';
import { ReceiverFields } from '../../share/receiver-fields.tsx';
import { useStudio } from '../studio-context.tsx';

export function SendingPanel() {
  const { receiver, seal } = useStudio();
  return (
    <>
      <SealFields value={seal.getState().fields} onChange={seal.change} />
      <ReceiverFields receiver={receiver} />
      <p className="text-ink-faint text-sm">
        Only needed to share the card: they open your own mail app and WhatsApp. We never store them.
      </p>
    </>
  );
}
