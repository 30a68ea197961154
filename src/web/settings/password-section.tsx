import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { TextAround } from '../components/text-around.tsx';
import type { AccountAnswer } from '../request/account-answer.ts';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import { Section } from './section.tsx';

interface PasswordSectionProps {
  email: string;
  hasPassword: boolean;
  passwordMin: number;
  /** Changes after each save, which empties the fields. */
  changes: string;
  answer: AccountAnswer | undefined;
  /** The button whose request is running. */
  sent: FormDataEntryValue | null;
}

export function PasswordSection(props: PasswordSectionProps) {
  return props.hasPassword ? <ChangePassword {...props} /> : <SetPassword {...props} />;
}

function ChangePassword({ email, passwordMin, changes, answer, sent }: PasswordSectionProps) {
  const form = useFocusInvalid(answer);
  const emptiedAfter = useRef(changes);
  // The text in the fields is the document's. At first it may have been typed before the scripts ran: then it stays.
  useEffect(() => {
    if (emptiedAfter.current === changes) return;
    emptiedAfter.current = changes;
    form.current?.reset();
  }, [form, changes]);
  return (
    <Section
      id="password"
      title={accountText('password.change.title')}
      lead={accountText('password.change.hint')}
    >
      <Form ref={form} method="post" className="flex flex-col gap-4">
        {/* For password managers, which store the new password with the address. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <input type="hidden" name="intent" value="change-password" />
        <PasswordField
          label={accountText('password.current.label')}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={answer?.errors.currentPassword}
        />
        <NewPasswordFields min={passwordMin} errors={answer?.errors} />
        <Button
          type="submit"
          wide
          busy={sent === 'change-password'}
          busyText={accountText('password.changing.status')}
        >
          {accountText('password.change.action')}
        </Button>
      </Form>
    </Section>
  );
}

function SetPassword({ email, sent }: PasswordSectionProps) {
  return (
    <Section
      id="password"
      title={accountText('password.set.title')}
      lead={
        <TextAround say={(part) => accountText('password.set.text', { email: part })}>
          <span className="break-words font-bold text-ink">{email}</span>
        </TextAround>
      }
    >
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value="set-password"
          look="secondary"
          wide
          busy={sent === 'set-password'}
          busyText={accountText('password.sending.status')}
        >
          {accountText('password.set.action')}
        </Button>
      </Form>
    </Section>
  );
}
