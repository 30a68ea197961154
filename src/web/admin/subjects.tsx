import type { SignInMethod } from '#server/accounts/sign-in-methods/types.ts';
import type { OperatedAccount, OperatedCard, SiteCounts } from '#server/operator/types.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Buttons, CommandButton, LookUp, Moment, Pager, Section, Words } from './parts.tsx';

interface OverviewProps {
  counts: SiteCounts;
  /** The operator's own address. */
  email: string;
}

const megabyte = 1_000_000;

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
    ['Megabytes of files', (counts.bytes / megabyte).toFixed(1)],
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

interface CardsProps {
  /** What was looked up. */
  asked: string;
  title: string;
  cards: readonly OperatedCard[];
  back: string;
  pages: { readonly cursor: string | null; readonly previous: string | null } | null;
}

export function Cards({ asked, title, cards, back, pages }: CardsProps) {
  return (
    <>
      <Section title="One card, or the cards of an account">
        <LookUp
          path="/admin/cards"
          name="card"
          label="Address or id of a card, or email address of an account"
          value={asked}
        />
      </Section>
      <Section title={title}>
        {cards.length === 0 ? <p>There are none.</p> : null}
        <ul className="flex flex-col gap-4">
          {cards.map((card) => (
            <li
              key={card.id}
              className="flex flex-col gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0"
            >
              <CardFacts card={card} />
              <Buttons>
                <CommandButton
                  command={card.isHidden ? 'card show' : 'card hide'}
                  target={card.id}
                  back={back}
                >
                  {card.isHidden ? 'Show it again' : 'Hide it'}
                </CommandButton>
                <CommandButton command="card delete" target={card.id} back={back} look="danger">
                  Delete it
                </CommandButton>
              </Buttons>
            </li>
          ))}
        </ul>
        {pages ? <Pager path="/admin/cards" {...pages} /> : null}
      </Section>
    </>
  );
}

function CardFacts({ card }: { card: OperatedCard }) {
  const { id, ownerId, status, isHidden, isDeleted, createdAt, updatedAt, views, words } = card;
  const state = [status, isHidden && 'hidden', isDeleted && 'deleted a moment ago'].filter(Boolean);
  return (
    <>
      <p>
        <a className="link break-all" href={`/card/${id}`}>
          {id}
        </a>
        {` (${state.join(', ')})`}
      </p>
      <p className="text-ink-soft">
        {'of '}
        <a className="link break-all" href={`/admin/accounts?account=${encodeURIComponent(ownerId)}`}>
          account {ownerId}
        </a>
        {', made '}
        <Moment date={createdAt} />
        {', changed '}
        <Moment date={updatedAt} />
        {`, ${views} views`}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">What it says</summary>
        <Words>{`To ${words.toName || '-'}, from ${words.fromName || '-'}:\n${words.message}`}</Words>
      </details>
    </>
  );
}

interface AccountsProps {
  asked: string;
  account: OperatedAccount | null;
  ways: readonly SignInMethod[];
  back: string;
}

export function Accounts({ asked, account, ways, back }: AccountsProps) {
  return (
    <>
      <Section title="Find an account">
        <LookUp path="/admin/accounts" name="account" label="Email address or id" value={asked} />
        {asked && !account ? <p>There is no account with this address.</p> : null}
      </Section>
      {account ? <AccountFacts account={account} ways={ways} back={back} /> : null}
    </>
  );
}

function AccountFacts({ account, ways, back }: Omit<AccountsProps, 'asked'> & { account: OperatedAccount }) {
  const { id, name, email, emailVerified, createdAt, cards, hiddenCards, files, bytes, sessions } = account;
  const button = (command: string, label: string, look?: 'danger') => (
    <CommandButton command={command} target={email} back={back} look={look ?? 'secondary'}>
      {label}
    </CommandButton>
  );
  return (
    <Section title={email}>
      <p className="break-all text-ink-soft">
        <bdi>{name}</bdi>
        {`, ${id}, address ${emailVerified ? 'confirmed' : 'not confirmed'}, since `}
        <Moment date={createdAt} />
      </p>
      <p>{`${cards} cards (${hiddenCards} hidden), ${files} files (${(bytes / megabyte).toFixed(1)} MB), signed in on ${sessions} devices`}</p>
      <ul className="list-disc pl-5">
        {ways.map(({ id: way, by, addedAt, provedAt }) => (
          <li key={way}>
            {`opened by ${by}, added `}
            <Moment date={addedAt} />
            {provedAt ? ', address proved ' : ', address never proved'}
            {provedAt ? <Moment date={provedAt} /> : null}
          </li>
        ))}
      </ul>
      <p>
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/admin/cards?card=${encodeURIComponent(email)}`}
        >
          Its cards
        </a>
      </p>
      <Buttons>
        {emailVerified ? null : button('mail resend', 'Send the confirmation mail again')}
        {button('account sign-out', 'Sign out everywhere')}
        {ways.some(({ by }) => by === 'google') ? button('account unlink-google', 'Remove Google') : null}
        {ways.some(({ by }) => by === 'facebook')
          ? button('account unlink-facebook', 'Remove Facebook')
          : null}
        {button('account delete', 'Delete the account', 'danger')}
      </Buttons>
    </Section>
  );
}

export function Files({ hasBucket }: { hasBucket: boolean }) {
  const back = '/admin/log';
  return (
    <Section title="Photos and sounds">
      <p>These take a while. What came of it is in the log.</p>
      <Buttons>
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
      </Buttons>
    </Section>
  );
}

interface ConfirmProps {
  question: string;
  command: string;
  target: string;
  back: string;
  /** The operator's own password is asked for. */
  asksPassword: boolean;
  error?: string | undefined;
}

export function Confirm({ question, command, target, back, asksPassword, error }: ConfirmProps) {
  return (
    <Section title="Are you sure?">
      <p>{question}</p>
      <form method="post" action="/admin/do" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="command" value={command} />
        <input type="hidden" name="target" value={target} />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="confirmed" value="yes" />
        {asksPassword ? (
          <TextField
            type="password"
            label="Your own password"
            name="ownPassword"
            autoComplete="current-password"
            required
            error={error}
          />
        ) : null}
        <Buttons>
          <Button type="submit" look="danger">
            Yes, do it
          </Button>
          <a className="link inline-flex min-h-11 items-center" href={back}>
            No, go back
          </a>
        </Buttons>
      </form>
    </Section>
  );
}
