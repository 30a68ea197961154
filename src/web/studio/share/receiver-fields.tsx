import { TextField } from '../../ui/text-field.tsx';
import { useReceiver, useStudio } from '../studio-context.tsx';
import type { ReceiverProblem } from './receiver-address.ts';

interface ReceiverFieldsProps {
  problem?: ReceiverProblem | null;
  /** Somebody types: what was wrong may be right now. */
  onTyped?: () => void;
}

/** Whom the card goes to: the same two fields in the panel and in the dialog. */
export function ReceiverFields({ problem, onTyped }: ReceiverFieldsProps) {
  const { receiver: store } = useStudio();
  const receiver = useReceiver();
  // Undo belongs to the card, and these are no part of it: here the browser's own works.
  const field = (name: 'email' | 'mobile') => ({
    value: receiver[name],
    error: problem?.field === name ? problem.description : undefined,
    autoComplete: 'off',
    'data-own-undo': true,
    onChange(event: { target: HTMLInputElement }) {
      store.type(name, event.target.value);
      onTyped?.();
    },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('email')}
        label="Receiver’s email"
        placeholder="name@example.com"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('mobile')}
        label="Receiver’s mobile number"
        type="tel"
        placeholder="919876543210"
        hint="With the country code, such as 91…"
      />
    </div>
  );
}
