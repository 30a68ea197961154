import type { SiteCounts } from '#server/operator/read.ts';
import { ButtonRow, CommandButton, megabytes, Section } from './parts.tsx';

interface OverviewProps {
  counts: SiteCounts;
  /** Mails to receivers in an hour, and at most; null where the site sends none. */
  delivery: { readonly lastHour: number; readonly perHour: number } | null;
}

export function Overview({ counts, delivery }: OverviewProps) {
  const facts: readonly (readonly [string, number | string, string?])[] = [
    ['Open reports', counts.openReports, '/admin/reports'],
    ['Designs that wait', counts.waitingDesigns, '/admin/designs'],
    ['Hidden cards', counts.hidden, '/admin/cards'],
    ['Messages', counts.messages, '/admin/messages'],
    ['Mail that failed', counts.failedMail, '/admin/mail'],
    ['Mail that waits', counts.waitingMail, '/admin/mail'],
    ...(delivery ? ([['Mail to receivers in an hour', delivery.lastHour, '/admin/delivery']] as const) : []),
    ['Accounts', counts.accounts],
    ['Published cards', counts.published],
    ['Drafts', counts.drafts],
    ['Shares', counts.shares],
    ['Files', counts.files],
    ['Megabytes of files', megabytes(counts.bytes)],
  ];
  return (
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
