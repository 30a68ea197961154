import type { readDeliveryFigures } from '#server/operator/read.ts';
import type { SiteCounts } from '#server/operator/types.ts';
import { ButtonRow, CommandButton, megabytes, Section } from './parts.tsx';

interface OverviewProps {
  counts: SiteCounts;
  /** The operator's own address. */
  email: string;
}

export function Overview({ counts, email }: OverviewProps) {
  const facts: readonly (readonly [string, number | string, string?])[] = [
    ['Open reports', counts.openReports, '/admin/reports'],
    ['Hidden cards', counts.hidden, '/admin/cards'],
    ['Messages', counts.messages, '/admin/messages'],
    ['Mail that failed', counts.failedMail, '/admin/mail'],
    ['Mail that waits', counts.waitingMail, '/admin/mail'],
    ['Accounts', counts.accounts],
    ['Published cards', counts.published],
    ['Drafts', counts.drafts],
    ['Shares', counts.shares],
    ['Files', counts.files],
    ['Megabytes of files', megabytes(counts.bytes)],
  ];
  return (
    <>
      <Section title="Now">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {facts.map(([label, value, href]) => (
            <div key={label}>
              <dt className="text-ink-soft">
                {href ? (
                  <a className="link inline-flex min-h-11 items-center" href={href}>
                    {label}
                  </a>
                ) : (
                  <span className="inline-flex min-h-11 items-center">{label}</span>
                )}
              </dt>
              <dd className="font-bold text-2xl tabular-nums">{value.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Does mail work?">
        <CommandButton command="mail test" target={email} back="/admin/mail">
          {`Send a test mail to ${email}`}
        </CommandButton>
      </Section>
    </>
  );
}

interface DeliveryPartProps {
  figures: Awaited<ReturnType<typeof readDeliveryFigures>>;
  /** Mails an hour; null where the site sends none to receivers. */
  perHour: number | null;
}

/** Mail to receivers: how much, and the switch that stops all of it. */
export function DeliveryPart({ figures, perHour }: DeliveryPartProps) {
  const { states, lastHour, stoppedSenders, suppressed, stoppedAt } = figures;
  const isNearCap = perHour !== null && lastHour >= perHour * 0.8;
  return (
    <Section title="Mail to receivers">
      {perHour === null ? <p>DELIVERY is off: senders send the link themselves.</p> : null}
      <p>
        {isNearCap ? <b className="text-danger">Near the limit: </b> : null}
        {`${lastHour} in the last hour${perHour === null ? '' : ` of at most ${perHour}`}, ${stoppedSenders} senders stopped, ${suppressed} addresses that want none.`}
      </p>
      <p>{states.map(({ state, count }) => `${state} ${count}`).join(', ')}</p>
      <ButtonRow>
        {stoppedAt ? (
          <CommandButton command="delivery start" target="" back="/admin">
            Send mail to receivers again
          </CommandButton>
        ) : (
          <CommandButton command="delivery stop" target="" back="/admin">
            Stop all mail to receivers
          </CommandButton>
        )}
      </ButtonRow>
    </Section>
  );
}

export function FileCommands({ hasBucket }: { hasBucket: boolean }) {
  const back = '/admin/log';
  return (
    <Section title="Photos and sounds">
      <p>These take a while. What came of it is in the log.</p>
      <ButtonRow>
        <CommandButton command="files check" target="" back={back}>
          Compare every file with what was stored
        </CommandButton>
        {hasBucket ? (
          <>
            <CommandButton command="files to-bucket" target="" back={back}>
              Copy files into the bucket
            </CommandButton>
            <CommandButton command="files to-folder" target="" back={back}>
              Copy files into the folder
            </CommandButton>
          </>
        ) : null}
      </ButtonRow>
    </Section>
  );
}
