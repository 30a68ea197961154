import { emailSchema } from '#content/account-forms.ts';
import { addressHash } from '../../deliveries/address.ts';
import { dayMs } from '../../deliveries/limits.ts';
import { everybody, liftSuppression, type SuppressionKey, suppress } from '../../deliveries/suppressions.ts';
import { loadSecret } from '../../secret.ts';
import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
  requireConfirmation,
} from '../command.ts';
import { listMailSenders, readDeliveryFigures } from '../read-deliveries.ts';

const all: SuppressionKey = { addressHash: everybody, senderHash: everybody };

export const deliveryCommands: Readonly<Record<string, Command>> = {
  'delivery show': { about: 'mail with the links of cards: what became of it, who is stopped', run: show },
  'delivery stop': {
    about: 'sends no mail to receivers from now on; what is due waits until its day is over',
    audited: 'in-transaction',
    async run(input) {
      requireConfirmation(input, 'Stop all mail to receivers? What is due waits until its day is over.');
      await suppress(input.db, all, 'operator');
      return 'No mail to receivers is sent from now on.';
    },
  },
  'delivery start': {
    about: 'sends it again',
    audited: 'in-transaction',
    run: async ({ db }) =>
      (await liftSuppression(db, all, 'operator'))
        ? 'Mail to receivers is sent again.'
        : 'It was not stopped.',
  },
  'delivery stop-sender': changing(
    'email',
    'sends no more mail that this account asks for, by its address',
    (input) => change(input, 'sender', true),
  ),
  'delivery let-sender': changing(
    'email',
    'lets an account that was stopped or reported ask for mail again',
    (input) => change(input, 'sender', false),
  ),
  'delivery stop-address': changing('email', 'sends no such mail to this address', (input) =>
    change(input, 'address', true),
  ),
  'delivery let-address': changing('email', 'sends it there again, only when its owner asks', (input) =>
    change(input, 'address', false),
  ),
};

async function show({ db, config }: CommandInput): Promise<string> {
  const { states, lastHour, stoppedSenders, suppressed, stoppedAt } = await readDeliveryFigures(
    db,
    new Date(),
  );
  return [
    config.delivery ? `at most ${config.delivery.perHour} an hour` : 'DELIVERY is off',
    stoppedAt ? `stopped since ${formatTimestamp(stoppedAt)}` : 'not stopped',
    `${lastHour} in the last hour`,
    ...states.map(({ state, count }) => `${state}: ${count}`),
    `${stoppedSenders} senders stopped`,
    `${suppressed} addresses that want no mail`,
    'senders of the last 24 hours:',
    ...(await listMailSenders(db, new Date(Date.now() - dayMs))).map(
      ({ email, asked, sent, opened, problems }) =>
        `${String(asked).padStart(5)} asked, ${sent} sent, ${opened} opened, ${problems} not taken or unknown: ${printable(email)}`,
    ),
  ].join('\n');
}

/** The log has the hash: an address that wants no mail is kept nowhere. */
async function change(
  { db, config, target, setAuditTarget }: CommandInput,
  of: 'sender' | 'address',
  stops: boolean,
): Promise<string> {
  const email = emailSchema.safeParse(target);
  if (!email.success) throw new Refusal('This is no mail address.');
  const hash = addressHash(config.deliverySecret ?? (await loadSecret(config)), email.data);
  setAuditTarget(hash);
  const pair: SuppressionKey =
    of === 'sender'
      ? { addressHash: everybody, senderHash: hash }
      : { addressHash: hash, senderHash: everybody };
  if (stops) {
    await suppress(db, pair, 'operator');
    return of === 'sender' ? 'The sender is stopped.' : 'Nothing is sent there any more.';
  }
  if (!(await liftSuppression(db, pair, 'operator'))) throw new Refusal('It was not stopped.');
  return of === 'sender' ? 'The sender may ask for mail again.' : 'Mail is sent there again.';
}
