import { ReceiverFields } from '../share/receiver-fields.tsx';

export function SendingPanel() {
  return (
    <>
      <ReceiverFields />
      <p className="text-ink-faint text-sm">
        Only for the moment of sharing: these open your own mail program and WhatsApp, and we never store
        them.
      </p>
    </>
  );
}
