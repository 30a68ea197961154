import { TextField } from '../../ui/text-field.tsx';
import { useReceiver, useStudio } from '../studio-context.tsx';
import type { Receiver } from './receiver.ts';
import type { ReceiverProblem } from './receiver-address.ts';

interface ReceiverFieldsProps {
  problem?: ReceiverProblem | null;
  /** Called on typing, which may have corrected the problem. */
  onTyped?: () => void;
}

/** The receiver's address. The panel and the dialog share these fields. */
export function ReceiverFields(props: ReceiverFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <EmailField {...props} />
      <MobileField {...props} />
    </div>
  );
}

export function EmailField(props: ReceiverFieldsProps) {
  return (
    <TextField
      {...useField('email', props)}
      label="Receiver’s email"
      placeholder="name@example.com"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function MobileField(props: ReceiverFieldsProps) {
  return (
    <TextField
      {...useField('mobile', props)}
      label="Receiver’s mobile number"
      type="tel"
      placeholder="919876543210"
      hint="With the country code, such as 91…"
    />
  );
}

function useField(name: keyof Receiver, { problem, onTyped }: ReceiverFieldsProps) {
  const { receiver: store } = useStudio();
  const receiver = useReceiver();
  return {
    value: receiver[name],
    error: problem?.field === name ? problem.description : undefined,
    autoComplete: 'off',
    // Not part of the card, so the browser's own undo works here.
    'data-own-undo': true,
    onChange(event: { target: HTMLInputElement }) {
      store.setState({ [name]: event.target.value });
      onTyped?.();
    },
  };
}
