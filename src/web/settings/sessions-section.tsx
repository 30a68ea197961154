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
      title={accountText('sessionsSection.whereYouAreLogged')}
      lead={
        isGuest ? accountText('sessionsSection.signItOut') : accountText('sessionsSection.signItOutAndChange')
      }
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
        {others === 0
          ? accountText('sessionsSection.youAreNotLogged')
          : accountText('sessionsSection.loggedInOn', { others })}
      </p>
      {unlisted > 0 ? (
        <p className="text-ink-soft">{accountText('sessionsSection.andMoreThatYou', { unlisted })}</p>
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
            busyText={accountText('sessionsSection.signingOut')}
          >
            {accountText('sessionsSection.signOutAllOther')}
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
              {accountText('sessionsSection.thisDevice')}
            </span>
          ) : null}
        </p>
        <p className="text-ink-soft text-sm">
          {isCurrent ? (
            <span>{accountText('sessionsSection.hereNow')}</span>
          ) : (
            <TextAround say={(date) => accountText('sessionsSection.lastSeen', { date })}>
              <LocalDate iso={lastSeen} withTime />
            </TextAround>
          )}
          <br />
          <TextAround say={(date) => accountText('sessionsSection.firstSeen', { date })}>
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
            aria-label={accountText('sessionsSection.signOutDevice', { device })}
            busy={busy}
            busyText={accountText('sessionsSection.signingOut')}
          >
            {accountText('sessionsSection.signOut')}
          </Button>
        </Form>
      )}
    </li>
  );
}
