import { contactSubjects } from '#content/contact.ts';
import { reasonLabel } from '#content/report.ts';
import type { Page } from '#server/db/keyset.ts';
import type { ReportState } from '#server/db/tables/reports.ts';
import type {
  listAuditLog,
  listFailedMail,
  listMessages,
  OperatorReport,
  PendingMail,
} from '#server/operator/read.ts';
import { DesignFacePictures } from './design-review.tsx';
import {
  ButtonRow,
  CardPicture,
  CommandButton,
  Pager,
  QuotedText,
  ReportStateButton,
  Section,
  Sender,
  UtcTime,
} from './parts.tsx';

/** What such a function reads. */
type Read<List extends (...asked: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;

const item = 'flex flex-col gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0';

export function ReportList({ page, state }: { page: Page<OperatorReport>; state: ReportState }) {
  const { items, ...pages } = page;
  const other = state === 'open' ? 'closed' : 'open';
  return (
    <Section title={state === 'open' ? 'Open reports' : 'Closed reports'}>
      <a className="link inline-flex min-h-11 items-center self-start" href={`/admin/reports?state=${other}`}>
        {other === 'closed' ? 'Closed reports' : 'Open reports'}
      </a>
      {items.length === 0 ? <p>There are none.</p> : null}
      <ul className="flex flex-col gap-4">
        {items.map((report) => (
          <li key={report.id} className={item}>
            <p>
              <strong>{reasonLabel(report.reason)}</strong>
            </p>
            <p className="text-ink-soft">
              <ReportedThing report={report} />
              {', '}
              <UtcTime date={report.createdAt} />
              {`, by ${report.sender}`}
            </p>
            {report.cardId && report.card !== 'removed' ? <CardPicture id={report.cardId} /> : null}
            {report.design && report.designState && report.designState !== 'gone' ? (
              <DesignFacePictures id={report.design} />
            ) : null}
            {report.text ? <QuotedText>{report.text}</QuotedText> : null}
            <ButtonRow>
              {report.cardId && report.card !== 'removed' ? (
                <CommandButton
                  command={report.card === 'hidden' ? 'card show' : 'card hide'}
                  target={report.cardId}
                  look={report.card === 'hidden' ? 'secondary' : 'primary'}
                >
                  {report.card === 'hidden' ? 'Show the card again' : 'Hide the card'}
                </CommandButton>
              ) : null}
              {report.design && report.designState && report.designState !== 'gone' ? (
                <CommandButton
                  command={report.designState === 'hidden' ? 'design show' : 'design hide'}
                  target={report.design}
                >
                  {report.designState === 'hidden' ? 'Show the design again' : 'Hide the design'}
                </CommandButton>
              ) : null}
              <ReportStateButton id={report.id} state={state} />
            </ButtonRow>
          </li>
        ))}
      </ul>
      <Pager path="/admin/reports" query={{ state }} {...pages} />
    </Section>
  );
}

function ReportedThing({ report: { cardId, design, card, designState } }: { report: OperatorReport }) {
  const ofDesign = designState ? `/admin/designs?design=${design}` : `/studio?template=${design}`;
  const href = cardId ? `/card/${cardId}` : ofDesign;
  return (
    <>
      <a className="link break-all" href={href}>
        {cardId ? `Card ${cardId}` : `Design ${design}`}
      </a>
      {designState ? ` (${designState})` : null}
      {cardId ? (
        <>
          {` (${card}, `}
          <a className="link" href={`/admin/cards?card=${cardId}`}>
            all that was written about it
          </a>
          )
        </>
      ) : null}
    </>
  );
}

export function MessageList({ page: { items, ...pages } }: { page: Read<typeof listMessages> }) {
  return (
    <Section title="What was written in the contact form">
      {items.length === 0 ? <p>There are no messages.</p> : null}
      <ul className="flex flex-col gap-4">
        {items.map(({ id, subject, message, ...sent }) => (
          <li key={id} className={item}>
            <p>
              <strong>{contactSubjects.find(({ value }) => value === subject)?.label ?? subject}</strong>
            </p>
            <Sender sent={sent} />
            <QuotedText>{message}</QuotedText>
          </li>
        ))}
      </ul>
      <Pager path="/admin/messages" {...pages} />
    </Section>
  );
}

export function FailedMailList({ page: { items, ...pages } }: { page: Read<typeof listFailedMail> }) {
  return (
    <Section title="Mail that failed">
      <p className="text-ink-soft">Kept for seven days.</p>
      {items.length === 0 ? <p>There is none.</p> : null}
      <ul className="flex flex-col gap-4">
        {items.map(({ id, kind, to, attempts, reason, failedAt }) => (
          <li key={id} className={item}>
            <p>
              <strong>{kind}</strong> to <bdi className="break-all">{to}</bdi>
            </p>
            <p className="text-ink-soft">
              {`${reason} after ${attempts} attempts, `}
              <UtcTime date={failedAt} />
            </p>
            <MailButtons id={id} />
          </li>
        ))}
      </ul>
      <Pager path="/admin/mail" {...pages} />
    </Section>
  );
}

interface WaitingMailProps {
  mails: readonly PendingMail[];
  total: number;
}

export function WaitingMailList({ mails, total }: WaitingMailProps) {
  return (
    <Section title="Mail that waits">
      {total === 0 ? <p>There is none.</p> : null}
      <ul className="flex flex-col gap-4">
        {mails.map(({ id, kind, to, attempts, nextTryAt, expiresAt }) => (
          <li key={id} className={item}>
            <p>
              <strong>{kind}</strong> to <bdi className="break-all">{to}</bdi>
            </p>
            <p className="text-ink-soft">
              {`${attempts} attempts, next `}
              <UtcTime date={nextTryAt} />, given up <UtcTime date={expiresAt} />
            </p>
            <MailButtons id={id} />
          </li>
        ))}
      </ul>
      {total > mails.length ? <p>{`And ${total - mails.length} more.`}</p> : null}
    </Section>
  );
}

function MailButtons({ id }: { id: string }) {
  return (
    <ButtonRow>
      <CommandButton command="mail retry" target={id}>
        Send it now
      </CommandButton>
      <CommandButton command="mail drop" target={id} look="danger">
        Drop it
      </CommandButton>
    </ButtonRow>
  );
}

export function AuditList({ page: { items, ...pages } }: { page: Read<typeof listAuditLog> }) {
  return (
    <Section title="Who did what">
      <p className="text-ink-soft">Every entry is kept for a year, and nobody can change one.</p>
      {items.length === 0 ? <p>Nobody has done anything yet.</p> : null}
      <ul className="flex flex-col gap-4">
        {items.map(({ id, actor, action, target, outcome, createdAt }) => (
          <li key={id} className={item}>
            <p>
              <UtcTime date={createdAt} /> <bdi className="break-all">{actor}</bdi>: <strong>{action}</strong>{' '}
              <span className="break-all">{target}</span>
            </p>
            <p className="whitespace-pre-line text-ink-soft">{outcome}</p>
          </li>
        ))}
      </ul>
      <Pager path="/admin/log" {...pages} />
    </Section>
  );
}
