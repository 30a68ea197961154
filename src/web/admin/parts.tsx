import { createContext, type ReactNode, use, useId } from 'react';
import type { ReportState } from '#server/db/tables/reports.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="sheet flex flex-col gap-4 p-4 sm:p-6">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The path and query of the page. */
export const PageAddress = createContext('/admin');

interface CommandButtonProps {
  /** A command of `src/server/operator/commands.ts`. */
  command: string;
  target: string;
  /** Where the answer is shown; on the same page by default. */
  back?: string;
  look?: ButtonLook;
  /** The key that presses it, where the page has a script for that. */
  shortcut?: string | undefined;
  children: ReactNode;
}

/** Does one thing to one target. What cannot be undone is asked about on a page of its own. */
export function CommandButton(props: CommandButtonProps) {
  const page = use(PageAddress);
  const { command, target, back = page, look = 'secondary', shortcut, children } = props;
  return (
    <form method="post" action="/admin/do">
      <input type="hidden" name="command" value={command} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" look={look} size="small" data-key={shortcut}>
        {children}
      </Button>
    </form>
  );
}

/** A date and time in UTC, because the server does not know the reader's zone. */
export function UtcTime({ date }: { date: Date }) {
  const iso = date.toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 16).replace('T', ' ')} UTC`}</time>;
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** A card as its owner saved it, also while it is hidden. */
export function CardPicture({ id, wide = false }: { id: string; wide?: boolean }) {
  return (
    <img
      src={`/admin/picture?card=${id}`}
      alt="The card"
      width={640}
      height={480}
      loading="lazy"
      className={`aspect-card h-auto w-full rounded-md bg-cream ${wide ? 'max-w-160' : 'max-w-60'}`}
    />
  );
}

/** Closes a report, or opens it again. */
export function ReportStateButton({ id, state }: { id: string; state: ReportState }) {
  return (
    <CommandButton command={state === 'open' ? 'report close' : 'report reopen'} target={id}>
      {state === 'open' ? 'Close the report' : 'Open it again'}
    </CommandButton>
  );
}

interface SenderProps {
  sent: { readonly name: string; readonly email: string; readonly createdAt: Date };
}

/** Who wrote by the contact form, and when. */
export function Sender({ sent: { name, email, createdAt } }: SenderProps) {
  return (
    <p className="text-ink-soft">
      <bdi>{name}</bdi> {'<'}
      <a className="link break-all" href={`mailto:${encodeURIComponent(email)}`}>
        {email}
      </a>
      {'>, '}
      <UtcTime date={createdAt} />
    </p>
  );
}

/** What people wrote, as they wrote it. */
export function QuotedText({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap border-line border-s-4 ps-3">
      {children}
    </p>
  );
}

interface PagerProps {
  /** The path of the list. */
  path: string;
  query?: Readonly<Record<string, string>>;
  cursor: string | null;
  previous: string | null;
}

/** Links to the pages of a list before and after this one. */
export function Pager({ path, query = {}, cursor, previous }: PagerProps) {
  if (!cursor && !previous) return null;
  const href = (more: Record<string, string>) => `${path}?${new URLSearchParams({ ...query, ...more })}`;
  return (
    <nav aria-label="Pages" className="flex gap-6">
      {previous ? (
        <a className="link inline-flex min-h-11 items-center" href={href({ before: previous })}>
          Newer
        </a>
      ) : null}
      {cursor ? (
        <a className="link inline-flex min-h-11 items-center" href={href({ after: cursor })}>
          Older
        </a>
      ) : null}
    </nav>
  );
}

interface LookUpProps {
  path: string;
  name: string;
  label: string;
  value: string;
}

/** Looks one thing up by its address. */
export function LookUp({ path, name, label, value }: LookUpProps) {
  const id = useId();
  return (
    <form action={path} className="flex flex-wrap items-end gap-3">
      <div className="flex grow flex-col gap-1.5">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <input
          id={id}
          name={name}
          defaultValue={value}
          className="min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 text-base"
        />
      </div>
      <Button type="submit" look="secondary">
        Look up
      </Button>
    </form>
  );
}

/** A size in megabytes, a million bytes each, as text. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
