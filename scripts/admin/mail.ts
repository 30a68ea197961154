import { createMailQueue } from '#server/mail/write.ts';
import { countPendingMail, listPendingMail } from '#server/operator/read.ts';
import { requireAccount } from './accounts.ts';
import { type Command, type Given, moment, printable, Refusal } from './command.ts';

export const mailCommands: Readonly<Record<string, Command>> = {
  'mail waiting': { about: 'letters that were not sent yet; --limit N, --text shows to whom', run: waiting },
  'mail resend': {
    target: 'email',
    about: 'sends the letter that confirms an address once more',
    run: resend,
  },
};

async function waiting({ db, limit, text }: Given): Promise<string> {
  const total = await countPendingMail(db);
  if (total === 0) return 'No letter waits.';
  const letters = await listPendingMail(db, limit);
  const lines = letters.map(({ kind, to, attempts, createdAt, nextTryAt, expiresAt }) =>
    [
      kind.padEnd(16),
      `since ${moment(createdAt)}`,
      `${attempts} attempts`,
      `next ${moment(nextTryAt)}`,
      `given up ${moment(expiresAt)}`,
      ...(text ? [`to ${printable(to)}`] : []),
    ].join('  '),
  );
  const rest = total > letters.length ? [`and ${total - letters.length} more`] : [];
  return [...lines, ...rest].join('\n');
}

async function resend(given: Given): Promise<string> {
  const { email, name, emailVerified } = await requireAccount(given);
  if (emailVerified) throw new Refusal('This address is confirmed already.');
  await createMailQueue(given.db).post({ kind: 'verification', to: email, name });
  return 'The letter is posted: a running product sends it at once, else the next start does.';
}
