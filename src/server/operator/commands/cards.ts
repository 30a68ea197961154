import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
  readCardId,
  requireConfirmation,
} from '../command.ts';
import { findAccount, findCards, type OperatorCard } from '../read.ts';
import { removeCard, setHidden } from '../write.ts';

const noCard = 'There is no such card: it never was, or it has been removed for good.';

export const cardCommands: Readonly<Record<string, Command>> = {
  'card list': {
    target: '[card]',
    about: 'the cards changed last, or one; --owner EMAIL, --hidden, --limit N, --text',
    run: list,
  },
  'card hide': changing('card', 'keeps it from everybody but its owner', (input) => hide(input, true)),
  'card show': changing('card', 'takes that back', (input) => hide(input, false)),
  'card delete': changing('card', 'removes it for good', remove),
};

async function list({ db, target, owner, hidden, limit, text }: CommandInput): Promise<string> {
  const account = owner === undefined ? null : await findAccount(db, owner);
  if (owner !== undefined && !account) throw new Refusal('There is no account with this address.');
  const id = target ? readCardId(target) : undefined;
  const found = await findCards(db, { limit, onlyHidden: hidden, ownerId: account?.id, id });
  if (target && found.length === 0) throw new Refusal(noCard);
  if (found.length === 0) return 'There are no such cards.';
  return found.flatMap((card) => (text ? [factsOf(card), wordsOf(card)] : [factsOf(card)])).join('\n');
}

function factsOf(card: OperatorCard): string {
  const state = [card.status, card.isHidden ? 'hidden' : '', card.isDeleted ? 'deleted' : ''];
  return [
    card.id,
    state.filter(Boolean).join(', '),
    `owner ${card.ownerId}`,
    `made ${formatTimestamp(card.createdAt)}`,
    `changed ${formatTimestamp(card.updatedAt)}`,
    `${card.views} views`,
  ].join('  ');
}

function wordsOf({ words: { toName, fromName, message } }: OperatorCard): string {
  return `    to ${printable(toName) || '-'}, from ${printable(fromName) || '-'}: ${printable(message)}`;
}

async function hide({ db, target, setAuditTarget }: CommandInput, hidden: boolean): Promise<string> {
  const id = readCardId(target);
  setAuditTarget(id);
  const outcome = await setHidden(db, id, hidden);
  if (outcome === 'missing') throw new Refusal(noCard);
  const now = hidden ? 'hidden: only its owner sees it' : 'shown as its owner left it';
  return `The card ${id} is ${outcome === 'same' ? 'already' : 'now'} ${now}.`;
}

async function remove(input: CommandInput): Promise<string> {
  const { db, target, setAuditTarget } = input;
  const id = readCardId(target);
  setAuditTarget(id);
  const [card] = await findCards(db, { id, limit: 1 });
  if (!card) throw new Refusal(noCard);
  requireConfirmation(input, `Remove the card ${id} for good? Its owner cannot bring it back.`);
  if (!(await removeCard(db, id))) throw new Refusal(noCard);
  return `The card ${id} is removed. Its address answers "gone" from now on.`;
}
