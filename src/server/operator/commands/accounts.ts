import { type Provider, providers } from '#content/providers.ts';
import { listSignInMethods } from '../../accounts/sign-in-methods/read.ts';
import { unlinkProviderAsOperator } from '../../accounts/sign-in-methods/write.ts';
import { deleteAccount } from '../../accounts/write.ts';
import { reauthenticateAsOperator } from '../../auth/reauthenticate.ts';
import { createFileStore } from '../../files/store/create-store.ts';
import { deletePendingBytes } from '../../files/write.ts';
import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
  requireConfirmation,
} from '../command.ts';
import { findAccount, type OperatorAccount } from '../read.ts';
import { endSessions } from '../write.ts';

export const accountCommands: Readonly<Record<string, Command>> = {
  'account show': { target: 'email', about: 'what is kept for an address', run: show },
  'account sign-out': changing('email', 'ends every session of it', signOut),
  'account unlink-google': unlinkCommand('google'),
  'account unlink-facebook': unlinkCommand('facebook'),
  'account delete': {
    target: 'email',
    about: 'deletes it with everything that is its own',
    audited: 'in-transaction',
    needsPassword: true,
    run: remove,
  },
};

/** The account with the address that was given. */
export async function requireAccount({ db, target, setAuditTarget }: CommandInput): Promise<OperatorAccount> {
  const account = await findAccount(db, target);
  if (!account) throw new Refusal('There is no account with this address.');
  setAuditTarget(account.id);
  return account;
}

function sizeOf({ files, bytes }: OperatorAccount): string {
  return `${files} files (${(bytes / 1_000_000).toFixed(1)} MB)`;
}

async function show(input: CommandInput): Promise<string> {
  const account = await requireAccount(input);
  const { id, name, isGuest, email, emailVerified, createdAt, cards, hiddenCards, sessions } = account;
  const ways = await listSignInMethods(input.db, id);
  return [
    `account   ${id}`,
    `name      ${printable(name)}`,
    isGuest
      ? 'address   none: a guest, without an account'
      : `address   ${printable(email)} (${emailVerified ? 'confirmed' : 'not confirmed'})`,
    `since     ${formatTimestamp(createdAt)}`,
    `keeps     ${cards} cards (${hiddenCards} hidden), ${sizeOf(account)}`,
    `signed in on ${sessions} devices`,
    ...ways.map(({ by, addedAt, provedAt }) => {
      const proof = provedAt ? `address proved ${formatTimestamp(provedAt)}` : 'address never proved';
      return `opened by ${by}, added ${formatTimestamp(addedAt)}, ${proof}`;
    }),
  ].join('\n');
}

async function signOut(input: CommandInput): Promise<string> {
  const { id } = await requireAccount(input);
  const ended = await endSessions(input.db, id);
  return `Signed out on ${ended} devices.`;
}

function unlinkCommand(provider: Provider): Command {
  const name = providers[provider];
  return {
    target: 'email',
    about: `takes away its log-in with ${name}`,
    audited: 'in-transaction',
    async run(input) {
      const { db } = input;
      const { id, email } = await requireAccount(input);
      const isOnly = (await listSignInMethods(db, id)).every(({ by }) => by === provider);
      const then = isOnly ? ' Its owner then logs in by “Forgot password?” only.' : '';
      requireConfirmation(input, `Take the log-in with ${name} away from ${printable(email)}?${then}`);
      if ((await unlinkProviderAsOperator(db, id, provider)) === 0) {
        throw new Refusal(`The account has no log-in with ${name}.`);
      }
      return `${name} does not open the account any more, and its devices are signed out.`;
    },
  };
}

async function remove(input: CommandInput): Promise<string> {
  const { db, config } = input;
  const account = await requireAccount(input);
  const what = `${account.cards} cards and ${sizeOf(account)}`;
  requireConfirmation(
    input,
    `Delete the account of ${printable(account.email)} with ${what}? Nobody can bring it back.`,
  );
  if (!(await deleteAccount(db, reauthenticateAsOperator(account.id)))) {
    throw new Refusal('The account was deleted by its owner at this moment.');
  }
  // What is left is named in the database, and a running product comes back for it every minute.
  input.afterCommit(() =>
    deletePendingBytes({ db: input.dbOutsideTransaction, files: createFileStore(config) }),
  );
  return `The account is deleted with ${what}.`;
}
