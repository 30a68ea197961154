import { useEffect, useState } from 'react';
import { contactsText } from '../texts/contacts.ts';
import { Button } from '../ui/button.tsx';
import { type DeviceState, deviceState, startDevice, stopDevice } from './push-device.ts';

/** Reminders as messages on this device. Nothing is asked until it is pressed. */
export function DevicePart({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The browser knows it.
  useEffect(() => {
    let isCurrent = true;
    deviceState(publicKey).then(
      (found) => isCurrent && setState(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [publicKey]);

  async function change() {
    setBusy(true);
    setProblem(null);
    try {
      if (state === 'on') {
        await stopDevice();
        setState('off');
      } else setState(await startDevice(publicKey));
    } catch {
      setProblem(contactsText('push.failed'));
    } finally {
      setBusy(false);
    }
  }

  if (state === null) return null;
  if (state === 'none') return <p className="text-ink-soft text-sm">{contactsText('push.apple')}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      {state === 'on' ? <p role="status">{contactsText('push.isOn')}</p> : null}
      {state === 'refused' ? <p role="alert">{contactsText('push.refused')}</p> : null}
      {state === 'refused' ? null : (
        <Button look="secondary" size="small" busy={isBusy} onClick={() => void change()}>
          {state === 'on' ? contactsText('push.off') : contactsText('push.on')}
        </Button>
      )}
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  );
}
