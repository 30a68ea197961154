import type { Provider } from '#content/providers.ts';
import type { SignInMethod } from '#server/accounts/sign-in-methods/read.ts';
import type { OperatorAccount } from '#server/operator/read.ts';
import { ButtonRow, CommandButton, LookUp, megabytes, Section, UtcTime } from './parts.tsx';

interface AccountSearchProps {
  search: string;
  account: OperatorAccount | null;
  signInMethods: readonly SignInMethod[];
}

export function AccountSearch({ search, account, signInMethods }: AccountSearchProps) {
  return (
    <>
      <Section title="Find an account">
        <LookUp path="/admin/accounts" name="account" label="Email address or id" value={search} />
        {search && !account ? <p>There is no account with this address.</p> : null}
      </Section>
      {account ? <AccountFacts account={account} signInMethods={signInMethods} /> : null}
    </>
  );
}

type AccountFactsProps = Pick<AccountSearchProps, 'signInMethods'> & { account: OperatorAccount };

function AccountFacts({ account, signInMethods }: AccountFactsProps) {
  const { id, name, email, isGuest, emailVerified, createdAt, cards, hiddenCards, files, bytes, sessions } =
    account;
  const isOpenedBy = (provider: Provider) => signInMethods.some(({ by }) => by === provider);
  const button = (command: string, label: string, look?: 'danger') => (
    <CommandButton command={command} target={email} look={look ?? 'secondary'}>
      {label}
    </CommandButton>
  );
  return (
    <Section title={email}>
      <p className="break-all text-ink-soft">
        <bdi>{name}</bdi>
        {`, ${id}, address ${emailVerified ? 'confirmed' : 'not confirmed'}, since `}
        <UtcTime date={createdAt} />
      </p>
      <p>{`${cards} cards (${hiddenCards} hidden), ${files} files (${megabytes(bytes)} MB), signed in on ${sessions} devices`}</p>
      <ul className="list-disc ps-5">
        {signInMethods.map(({ id: methodId, by, addedAt, provedAt }) => (
          <li key={methodId}>
            {`opened by ${by}, added `}
            <UtcTime date={addedAt} />
            {provedAt ? ', address proved ' : ', address never proved'}
            {provedAt ? <UtcTime date={provedAt} /> : null}
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
      <ButtonRow>
        {emailVerified || isGuest ? null : button('mail resend', 'Send the confirmation mail again')}
        {button('account sign-out', 'Sign out everywhere')}
        {isOpenedBy('google') ? button('account unlink-google', 'Remove Google') : null}
        {isOpenedBy('facebook') ? button('account unlink-facebook', 'Remove Facebook') : null}
        {button('account delete', 'Delete the account', 'danger')}
      </ButtonRow>
    </Section>
  );
}
