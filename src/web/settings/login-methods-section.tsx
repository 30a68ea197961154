import { Form } from 'react-router';
import { type Provider, providers } from '#content/providers.ts';
import { TextAround } from '../components/text-around.tsx';
import type { AccountAnswer } from '../request/account-answer.ts';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Section } from './section.tsx';

/** A way to log in to the account. */
export interface ListedLoginMethod {
  readonly id: string;
  readonly by: 'password' | Provider;
  /** As ISO 8601. */
  readonly addedAt: string;
  readonly provedAt: string | null;
}

interface WaysSectionProps {
  ways: readonly ListedLoginMethod[];
  hasPassword: boolean;
  /** For accounts without a password: whether the last log-in is recent enough. */
  isFresh: boolean;
  answer: AccountAnswer | undefined;
  /** The button whose request is running, and its login method. */
  sent: FormDataEntryValue | null;
  sentId: FormDataEntryValue | null;
}

export function LoginMethodsSection({ ways, hasPassword, isFresh, answer, sent, sentId }: WaysSectionProps) {
  const removable = ways.length > 1;
  return (
    <Section id="ways-in" title={accountText('loginMethod.title')} lead={accountText('loginMethod.lead')}>
      <ul className="flex flex-col divide-y-2 divide-line">
        {ways.map((way) => (
          <li key={way.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <Description way={way} />
            {way.by !== 'password' && removable && (hasPassword || isFresh) ? (
              <Removal
                way={way}
                name={providers[way.by]}
                hasPassword={hasPassword}
                error={answer?.errors[`unlink-${way.id}`]}
                busy={sent === 'unlink' && sentId === way.id}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {removable && !hasPassword && !isFresh ? (
        <p className="text-ink-soft">{accountText('loginMethod.logInAgain.text')}</p>
      ) : null}
    </Section>
  );
}

function Description({ way: { by, addedAt, provedAt } }: { way: ListedLoginMethod }) {
  return (
    <p>
      <span className="font-bold">
        {by === 'password' ? accountText('loginMethod.password.name') : providers[by]}
      </span>
      <span className="block text-ink-soft text-sm">
        <TextAround say={(date) => accountText('loginMethod.added.date', { date })}>
          <LocalDate iso={addedAt} withTime />
        </TextAround>
        <br />
        {provedAt ? (
          <TextAround say={(date) => accountText('loginMethod.confirmed.date', { date })}>
            <LocalDate iso={provedAt} withTime />
          </TextAround>
        ) : (
          <span>{accountText('loginMethod.unconfirmed.text')}</span>
        )}
      </span>
    </p>
  );
}

interface RemovalProps {
  way: ListedLoginMethod;
  name: string;
  hasPassword: boolean;
  error: string | undefined;
  busy: boolean;
}

function Removal({ way, name, hasPassword, error, busy }: RemovalProps) {
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="way" value={way.id} />
      <input type="hidden" name="intent" value="unlink" />
      {hasPassword ? (
        <PasswordField
          label={accountText('loginMethod.password.label', { name })}
          name="ownPassword"
          autoComplete="current-password"
          required
          error={error}
        />
      ) : null}
      <Button
        type="submit"
        look="secondary"
        size="small"
        busy={busy}
        busyText={accountText('loginMethod.removing.status')}
        className="self-start"
      >
        {accountText('loginMethod.remove.action', { name })}
      </Button>
    </Form>
  );
}
