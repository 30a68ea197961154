import { useEffect, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { contactsText } from '../texts/contacts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Details } from '../ui/details.tsx';
import { type DeviceState, deviceState, startDevice, stopDevice } from './push-device.ts';

/** What is chosen about reminders; null for a guest, who has no address. */
export interface ShownReminders {
  readonly mailsWeekBefore: boolean;
  readonly mailsOnDay: boolean;
  readonly pushesNames: boolean;
  /** By whose clock; null: not known. */
  readonly zone: string | null;
}

interface RemindersPartProps {
  reminders: ShownReminders | null;
  /** Of the site, for messages on devices; base64url. */
  publicKey: string;
}

/** When mail is sent about the birthdays that come, and whether this device shows them. */
export function RemindersPart({ reminders, publicKey }: RemindersPartProps) {
  return (
    <Details title={contactsText('reminders.title')}>
      <p>{contactsText('reminders.hint')}</p>
      {reminders ? (
        <>
          <Form method="post" action="/people" preventScrollReset className="flex flex-col items-start gap-2">
            <Checkbox
              name="week"
              value="on"
              defaultChecked={reminders.mailsWeekBefore}
              label={contactsText('reminders.week')}
            />
            <Checkbox
              name="day"
              value="on"
              defaultChecked={reminders.mailsOnDay}
              label={contactsText('reminders.day')}
            />
            <Checkbox
              name="names"
              value="on"
              defaultChecked={reminders.pushesNames}
              label={contactsText('push.names')}
            />
            <Button type="submit" name="intent" value="reminders" look="secondary" size="small">
              {contactsText('save.action')}
            </Button>
          </Form>
          <p className="text-ink-soft text-sm">
            <span>
              {reminders.zone
                ? contactsText('reminders.zone', { zone: reminders.zone })
                : contactsText('reminders.noZone')}
            </span>{' '}
            <Link to="/profile" className="link">
              {contactsText('change.action')}
            </Link>
          </p>
        </>
      ) : (
        <p>
          <Link to="/signup?next=/people" className="link">
            {contactsText('reminders.guest')}
          </Link>
        </p>
      )}
      <DevicePart publicKey={publicKey} />
    </Details>
  );
}

/** Reminders as messages on this device. Nothing is asked until it is pressed. */
function DevicePart({ publicKey }: { publicKey: string }) {
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

/** Tells the server by which clock its reader lives, where the profile says none. */
export function useTellZone(known: string | null, isWanted: boolean): void {
  const { submit } = useFetcher();
  // The zone is the browser's.
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!isWanted || known !== null || !zone) return;
    const options = { method: 'post', action: '/people', defaultShouldRevalidate: false } as const;
    void submit({ intent: 'zone', zone }, options);
  }, [submit, known, isWanted]);
}
