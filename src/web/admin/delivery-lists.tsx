import type { MailFinding } from '#server/mail/mail-check.ts';
import type { MailSender, readDeliveryFigures, ShownSuppression } from '#server/operator/read-deliveries.ts';
import { Button } from '../ui/button.tsx';
import { ButtonRow, CommandButton, Section, UtcTime } from './parts.tsx';

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
        <CommandButton command={`delivery ${stoppedAt ? 'start' : 'stop'}`} target="">
          {stoppedAt ? 'Send mail to receivers again' : 'Stop all mail to receivers'}
        </CommandButton>
      </ButtonRow>
    </Section>
  );
}

const item = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3';

/** Whose mail went out in the last day, the most first. */
export function MailSenders({ senders }: { senders: readonly MailSender[] }) {
  return (
    <Section title="Senders of the last 24 hours">
      {senders.length === 0 ? <p>There are none.</p> : null}
      <ul className="flex flex-col gap-3">
        {senders.map(({ email, asked, sent, opened, problems }) => (
          <li key={email} className={item}>
            <a className="link grow break-all" href={`/admin/accounts?account=${encodeURIComponent(email)}`}>
              {email}
            </a>
            <span className="tabular-nums">
              {`${asked} asked, ${sent} sent, ${opened} opened, ${problems} not taken or unknown`}
            </span>
            <CommandButton command="delivery stop-sender" target={email}>
              Stop this sender
            </CommandButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who is stopped and who wants none. Of receivers only the mark is known by which an address is known again. */
export function SuppressionList({ items }: { items: readonly ShownSuppression[] }) {
  return (
    <Section title="Who gets no mail from whom">
      {items.length === 0 ? <p>Nobody has stopped any.</p> : null}
      <ul className="flex flex-col gap-3">
        {items.map(({ addressHash, senderHash, sender, reason, createdAt }) => (
          <li key={`${addressHash} ${senderHash}`} className={item}>
            <span className="grow">
              {addressHash === null ? 'Everybody' : `Address ${addressHash.slice(0, 8)}`}
              {' from '}
              {senderHash === null ? 'everybody' : (sender ?? `sender ${senderHash.slice(0, 8)}`)}
              {`: ${reason}, `}
              <UtcTime date={createdAt} />
            </span>
            {addressHash === null && sender !== null ? (
              <CommandButton command="delivery let-sender" target={sender}>
                Let this sender go on
              </CommandButton>
            ) : null}
          </li>
        ))}
      </ul>
      <form
        method="post"
        action="/admin/do"
        className="flex flex-wrap items-end gap-3 border-line border-t pt-4"
      >
        <input type="hidden" name="back" value="/admin/delivery" />
        <div className="flex grow flex-col gap-1.5">
          <label htmlFor="address" className="font-bold">
            Address of a receiver
          </label>
          <input
            id="address"
            name="target"
            type="email"
            required
            className="min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 text-base"
          />
        </div>
        <Button type="submit" name="command" value="delivery stop-address" look="secondary">
          Send nothing there
        </Button>
        <Button type="submit" name="command" value="delivery let-address" look="secondary">
          Send there again
        </Button>
      </form>
    </Section>
  );
}

interface MailCheckProps {
  /** Null: nobody asked for it yet. */
  findings: readonly MailFinding[] | null;
  /** The operator's own address. */
  email: string;
}

/** Whether other servers will take our mail. */
export function MailCheck({ findings, email }: MailCheckProps) {
  return (
    <Section title="Does mail arrive?">
      {findings === null ? (
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/admin/mail?check=now">
            Look up what other mail servers look up about ours
          </a>
        </p>
      ) : findings.length === 0 ? (
        <p>No mail server is set up: mail is kept in a folder (SMTP_URL).</p>
      ) : (
        <dl className="flex flex-col gap-3">
          {findings.map(({ name, isGood, says }) => (
            <div key={name} className="flex flex-col gap-1 border-line border-t pt-3">
              <dt className="font-bold">
                {name}
                {': '}
                <span
                  className={isGood === false ? 'text-danger' : isGood ? 'text-success' : 'text-ink-soft'}
                >
                  {isGood === false ? 'to be mended' : isGood ? 'good' : 'not known'}
                </span>
              </dt>
              <dd className="[overflow-wrap:anywhere]">{says}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        Then send yourself a test mail, to a mailbox at a large provider, and look at its source there (“Show
        original”). <code>Authentication-Results</code> should say <code>spf=pass</code>,{' '}
        <code>dkim=pass</code> with your own domain, and <code>dmarc=pass</code>. If it lies in the spam
        folder although all three pass, the address of your mail server is new or was misused before: send
        little at first.
      </p>
      <ButtonRow>
        <CommandButton command="mail test" target={email} back="/admin/mail">
          {`Send a test mail to ${email}`}
        </CommandButton>
      </ButtonRow>
    </Section>
  );
}
