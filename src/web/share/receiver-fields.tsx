import { type ComponentProps, useMemo } from 'react';
import { useStore } from 'zustand';
import { shareText } from '../texts/share.ts';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { countryOptions, guessCountry } from './dialling.ts';
import type { Receiver, ReceiverStore } from './receiver.ts';
import { type ReceiverProblem, readMobile } from './receiver-address.ts';

interface ReceiverFieldsProps {
  receiver: ReceiverStore;
  problem?: ReceiverProblem | null;
  /** Called on typing, which may have corrected the problem. */
  onTyped?: () => void;
}

/** The receiver's address. The studio's panel and the share sheet have these fields. */
export function ReceiverFields({ receiver, problem, onTyped }: ReceiverFieldsProps) {
  const { email, mobile, country } = useStore(receiver);
  const field = (name: keyof Receiver) => ({
    error: problem?.field === name ? problem.reason : undefined,
    autoComplete: 'off',
    // Not part of the card, so the browser's own undo works here.
    'data-own-undo': true,
    onChange(event: { target: HTMLInputElement | HTMLSelectElement }) {
      receiver.setState({ [name]: event.target.value });
      onTyped?.();
    },
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-4">
      <TextField
        {...field('email')}
        label={shareText('receiver.email.label')}
        placeholder="name@example.com"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
      />
      <TextField
        {...field('mobile')}
        label={shareText('receiver.phone.label')}
        type="tel"
        placeholder="919876543210"
        hint={shareText('receiver.phone.hint')}
        note={dialledAs({ mobile, country })}
        value={mobile}
      />
      {isWithoutCode(mobile) ? <CountryField {...field('country')} value={country} /> : null}
    </div>
  );
}

/** Only in the page while a number needs it: the guess and the names take a tenth of a second. */
function CountryField({ value, ...field }: ComponentProps<'select'> & { error: string | undefined }) {
  const options = useMemo(countryOptions, []);
  return (
    <Select
      {...field}
      label={shareText('receiver.country.label')}
      placeholder={shareText('receiver.country.placeholder')}
      options={options}
      value={value || guessCountry()}
    />
  );
}

function isWithoutCode(mobile: string): boolean {
  return mobile.trim() !== '' && !/^\s*(\+|00)/.test(mobile);
}

/** Where WhatsApp goes, so that a country that was guessed wrong is seen. */
function dialledAs(receiver: Pick<Receiver, 'mobile' | 'country'>): string | null {
  const number = readMobile(receiver);
  return number.ok && number.value ? shareText('receiver.phone.chatHint', { value: number.value }) : null;
}
