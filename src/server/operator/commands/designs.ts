import { lookRefusals } from '#content/design-publishing.ts';
import { badgeKey, badges } from '#content/discover.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { parseRandomId } from '#std/random-id.ts';
import { titleOf } from '../../designs/find.ts';
import {
  approveDesign,
  hideDesign,
  listWaitingDesigns,
  pickDesign,
  refuseDesign,
  refusePenName,
  showDesign,
} from '../../designs/review.ts';
import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
} from '../command.ts';

const badgeKeys = badges.map(badgeKey);

export const designCommands: Readonly<Record<string, Command>> = {
  'design list': {
    about: 'designs that wait to be given to everybody, the oldest first; --limit N',
    run: list,
  },
  'design approve': changing('design', 'gives it to everybody, and lets its maker’s pen name be', (input) =>
    decide(input, approveDesign, 'Everybody sees the design now.'),
  ),
  'design refuse': changing(
    'design:reason',
    `takes it from the list or from everybody; the reason is ${lookRefusals.join(', ')}`,
    refuse,
  ),
  'design refuse-name': changing(
    'design',
    'refuses the pen name of its maker, with every design under it',
    refuseName,
  ),
  'design hide': changing('design', 'keeps it from everybody but its maker', (input) =>
    decide(input, hideDesign, 'Only its maker sees the design now.'),
  ),
  'design show': changing('design', 'takes that back; no report hides it any more', show),
  'design pick': changing(
    'design:badge',
    `praises it in Discover; the badge is ${badgeKeys.join(', ')}, or none`,
    pick,
  ),
};

async function list({ db, limit }: CommandInput): Promise<string> {
  const waiting = await listWaitingDesigns(db, limit);
  if (waiting.length === 0) return 'No design waits.';
  return waiting
    .map(({ design, penName, isNewName }) =>
      [
        design.id,
        design.submittedAt ? formatTimestamp(design.submittedAt) : '',
        titleOf(design, firstLanguage),
        `by ${printable(penName ?? '')}${isNewName ? ' (a new name)' : ''}`,
      ].join('  '),
    )
    .join('\n');
}

/** The id of a design, and what stands behind it and a colon. */
function readTarget({ target, setAuditTarget }: CommandInput): {
  readonly id: string;
  readonly rest: string;
} {
  const [first = '', rest = ''] = target.split(':', 2);
  const id = parseRandomId(first);
  if (!id) throw new Refusal('This is no id of a design: it has 22 letters, digits, - and _.');
  setAuditTarget(id);
  return { id, rest };
}

const notSo = 'There is no such design, or it is in another state by now.';

async function decide(
  input: CommandInput,
  change: (db: CommandInput['db'], id: string) => Promise<boolean>,
  done: string,
): Promise<string> {
  if (!(await change(input.db, readTarget(input).id))) throw new Refusal(notSo);
  return done;
}

async function show(input: CommandInput): Promise<string> {
  const state = await showDesign(input.db, readTarget(input).id);
  if (!state) throw new Refusal(notSo);
  return state === 'public'
    ? 'Everybody sees the design again, whoever reports it.'
    : 'The design is hidden no more. Its maker took it back meanwhile, so nobody else sees it.';
}

async function refuse(input: CommandInput): Promise<string> {
  const { id, rest } = readTarget(input);
  const reason = lookRefusals.find((one) => one === rest);
  if (!reason) throw new Refusal(`Behind the id and a colon stands one of ${lookRefusals.join(', ')}.`);
  if (!(await refuseDesign(input.db, id, reason))) throw new Refusal(notSo);
  return `The design is refused (${reason}). Its maker is told so.`;
}

async function refuseName(input: CommandInput): Promise<string> {
  const { id } = readTarget(input);
  const name = await refusePenName(input.db, id);
  if (name === null) throw new Refusal('There is no such design, or its maker has no pen name.');
  return `The pen name ${printable(name)} is refused, with every design under it.`;
}

async function pick(input: CommandInput): Promise<string> {
  const { id, rest } = readTarget(input);
  const badge = badges[badgeKeys.indexOf(rest)] ?? null;
  if (!badge && rest !== 'none')
    throw new Refusal(`Behind the id and a colon stands one of ${badgeKeys.join(', ')}, none.`);
  if (!(await pickDesign(input.db, id, badge))) throw new Refusal(notSo);
  return badge ? `The design is picked: ${badge}.` : 'The design is picked no more.';
}
