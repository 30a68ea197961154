import { Monitor, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { TextAround } from '../components/text-around.tsx';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { Section } from './section.tsx';

/** One browser that is signed in. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  /** As ISO 8601. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly isCurrent: boolean;
}

interface SessionsSectionProps {
  sessions: readonly ListedSession[];
  /** The number of other sessions, listed or not. */
  others: number;
  isGuest: boolean;
  /** The button whose request is running, and its session. */
  sent: FormDataEntryValue | null;
  sentId: FormDataEntryValue | null;
}

export function SessionsSection({ sessions, others, isGuest, sent, sentId }: SessionsSectionProps) {
  const unlisted = others + 1 - sessions.length;
  return (
    <Section
      id="devices"
      title={accountText('devices.title')}
      lead={isGuest ? accountText('devices.signOut.hint') : accountText('devices.signOut.passwordHint')}
    >
      <ul className="flex flex-col divide-y-2 divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={sent === 'end-session' && sentId === session.id}
          />
        ))}
      </ul>
      <p role="status" className="text-ink-soft">
        {others === 0 ? accountText('devices.none.text') : accountText('devices.others.text', { others })}
      </p>
      {unlisted > 0 ? (
        <p className="text-ink-soft">{accountText('devices.more.text', { unlisted })}</p>
      ) : null}
      {others > 0 ? (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="end-others"
            look="secondary"
            wide
            busy={sent === 'end-others'}
            busyText={accountText('devices.signingOut.status')}
          >
            {accountText('devices.signOutOthers.action')}
          </Button>
        </Form>
      ) : null}
    </Section>
  );
}

function SessionRow({ session, busy }: { session: ListedSession; busy: boolean }) {
  const { id, device, firstSeen, lastSeen, isCurrent } = session;
  const Icon = /phone|tablet|iPad/i.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-7 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          <span>{device}</span>
          {isCurrent ? (
            <span className="rounded-full bg-leaf-soft px-3 py-0.5 text-leaf-text text-sm">
              {accountText('devices.this.name')}
            </span>
          ) : null}
        </p>
        <p className="text-ink-soft text-sm">
          {isCurrent ? (
            <span>{accountText('devices.this.badge')}</span>
          ) : (
            <TextAround say={(date) => accountText('devices.lastSeen.date', { date })}>
              <LocalDate iso={lastSeen} withTime />
            </TextAround>
          )}
          <br />
          <TextAround say={(date) => accountText('devices.firstSeen.date', { date })}>
            <LocalDate iso={firstSeen} withTime />
          </TextAround>
        </p>
      </div>
      {isCurrent ? null : (
        // Under the text on phones, beside it elsewhere.
        <Form method="post" preventScrollReset className="ms-11 sm:ms-0">
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end-session"
            look="secondary"
            size="small"
            aria-label={accountText('devices.signOut.label', { device })}
            busy={busy}
            busyText={accountText('devices.signingOut.status')}
          >
            {accountText('devices.signOut.action')}
          </Button>
        </Form>
      )}
    </li>
  );
}
