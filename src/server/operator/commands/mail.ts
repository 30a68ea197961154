import { Resolver } from 'node:dns/promises';
import { checkMail } from '../../mail/mail-check.ts';
import { createMailQueue } from '../../mail/write.ts';
import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
  requireConfirmation,
} from '../command.ts';
import { countFailedMail, countPendingMail, findMail, listFailedMail, listPendingMail } from '../read.ts';
import { dropMail, retryMail } from '../write.ts';
import { requireAccount } from './accounts.ts';

export const mailCommands: Readonly<Record<string, Command>> = {
  'mail waiting': { about: 'mail that was not sent yet; --limit N, --text shows to whom', run: waiting },
  'mail failed': { about: 'mail that was given up in the last week; the same options', run: failed },
  'mail retry': changing('mail', 'sends such a mail now, by its id', retry),
  'mail drop': changing('mail', 'deletes it unsent', drop),
  'mail resend': changing('email', 'sends the mail that confirms an address once more', resend),
  'mail check': { about: 'looks up what other mail servers look up about ours', run: check },
  'mail test': changing('email', 'sends a test mail', sendTest),
};

async function check({ config }: CommandInput): Promise<string> {
  const findings = await checkMail({ config, resolver: new Resolver({ timeout: 3_000, tries: 1 }) });
  if (findings.length === 0) return 'No mail server is set up (SMTP_URL).';
  const marks = new Map([
    [true, 'good'],
    [false, 'BAD'],
    [null, 'unknown'],
  ]);
  return findings
    .map(({ name, isGood, says }) => `${name.padEnd(6)}${(marks.get(isGood) ?? '').padEnd(8)}${says}`)
    .join('\n');
}

async function waiting({ db, limit, text }: CommandInput): Promise<string> {
  const total = await countPendingMail(db);
  if (total === 0) return 'No mail waits.';
  const mails = await listPendingMail(db, limit);
  const lines = mails.map(({ kind, to, attempts, createdAt, nextTryAt, expiresAt, id }) =>
    [
      kind.padEnd(16),
      `since ${formatTimestamp(createdAt)}`,
      `${attempts} attempts`,
      `next ${formatTimestamp(nextTryAt)}`,
      `given up ${formatTimestamp(expiresAt)}`,
      `id ${id}`,
      ...(text ? [`to ${printable(to)}`] : []),
    ].join('  '),
  );
  return withRest(lines, total);
}

async function failed({ db, limit, text }: CommandInput): Promise<string> {
  const total = await countFailedMail(db);
  if (total === 0) return 'No mail failed in the last week.';
  const { items } = await listFailedMail(db, { limit: Math.min(limit, 100), cursor: null });
  const lines = items.map(({ kind, to, attempts, failedAt, reason, id }) =>
    [
      kind.padEnd(16),
      `failed ${formatTimestamp(failedAt)}`,
      `${attempts} attempts`,
      printable(reason),
      `id ${id}`,
      ...(text ? [`to ${printable(to)}`] : []),
    ].join('  '),
  );
  return withRest(lines, total);
}

function withRest(lines: readonly string[], total: number): string {
  const rest = total > lines.length ? [`and ${total - lines.length} more`] : [];
  return [...lines, ...rest].join('\n');
}

const noMail = 'There is no such mail: it was sent meanwhile, or dropped.';

async function retry({ db, target, setAuditTarget }: CommandInput): Promise<string> {
  setAuditTarget(target);
  if (!(await retryMail(db, target))) throw new Refusal(noMail);
  return 'The mail is posted: a running product sends it at once, else the next start does.';
}

async function drop(input: CommandInput): Promise<string> {
  const { db, target, setAuditTarget } = input;
  setAuditTarget(target);
  const kind = await findMail(db, target);
  if (!kind) throw new Refusal(noMail);
  requireConfirmation(input, `Drop this mail (${kind})? It is not sent, and nobody can bring it back.`);
  if (!(await dropMail(db, target))) throw new Refusal(noMail);
  return 'The mail is dropped.';
}

async function resend(input: CommandInput): Promise<string> {
  const { email, name, isGuest, emailVerified } = await requireAccount(input);
  if (isGuest) throw new Refusal('This is a guest, who has no address to confirm.');
  if (emailVerified) throw new Refusal('This address is confirmed already.');
  await createMailQueue(input.db).post({ kind: 'verification', to: email, name });
  return 'The mail is posted: a running product sends it at once, else the next start does.';
}

async function sendTest({ db, target }: CommandInput): Promise<string> {
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(target) || target.length > 254) {
    throw new Refusal('This is no mail address.');
  }
  await createMailQueue(db).post({ kind: 'test', to: target, name: '' });
  return 'The test mail is posted. If it does not arrive, look at the mail that waits and failed.';
}
