import { useStore } from 'zustand';
import { SealFields } from '../../components/seal-fields.tsx';
import { ReceiverFields } from '../../share/receiver-fields.tsx';
import { studioText } from '../../texts/studio.ts';
import { useCard, useStudio } from '../studio-context.tsx';

export function SendingPanel() {
  const { receiver, seal } = useStudio();
  const restored = useStore(seal, (state) => state.restored);
  const toName = useCard((card) => card.toName);
  return (
    <>
      <SealFields key={restored} value={seal.getState().fields} toName={toName} onChange={seal.change} />
      <ReceiverFields receiver={receiver} />
      <p className="text-ink-faint text-sm">{studioText('sending.hint')}</p>
    </>
  );
}
