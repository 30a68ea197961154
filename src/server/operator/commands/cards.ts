import {
  type Command,
  type CommandInput,
  confirm,
  moment,
  printable,
  Refusal,
  readCardId,
} from '../command.ts';
import { findAccount, findCards } from '../read.ts';
import type { OperatedCard } from '../types.ts';
import { removeCard, setHidden } from '../write.ts';

const noCard = 'There is no such card: it never was, or it has been removed for good.';

export const cardCommands: Readonly<Record<string, Command>> = {
  'card list': {
    target: '[card]',
    about: 'the cards changed last, or one; --owner EMAIL, --hidden, --limit N, --text',
    run: list,
  },
  'card hide': {
    target: 'card',
    about: 'keeps it from everybody but its owner',
    audited: 'together',
    run: (given) => hide(given, true),
  },
  'card show': {
    target: 'card',
    about: 'takes that back',
    audited: 'together',
    run: (given) => hide(given, false),
  },
  'card delete': { target: 'card', about: 'removes it for good', audited: 'together', run: remove },
};

async function list({ db, target, owner, hidden, limit, text }: CommandInput): Promise<string> {
  const account = owner === undefined ? null : await findAccount(db, owner);
  if (owner !== undefined && !account) throw new Refusal('There is no account with this address.');
  const found = await findCards(db, {
    limit,
    onlyHidden: hidden,
    ...(account ? { ownerId: account.id } : {}),
    ...(target ? { id: readCardId(target) } : {}),
  });
  if (target && found.length === 0) throw new Refusal(noCard);
  if (found.length === 0) return 'There are no such cards.';
  return found.flatMap((card) => (text ? [factsOf(card), wordsOf(card)] : [factsOf(card)])).join('\n');
}

function factsOf(card: OperatedCard): string {
  const state = [card.status, card.isHidden ? 'hidden' : '', card.isDeleted ? 'deleted' : ''];
  return [
    card.id,
    state.filter(Boolean).join(', '),
    `owner ${card.ownerId}`,
    `made ${moment(card.createdAt)}`,
    `changed ${moment(card.updatedAt)}`,
    `${card.views} views`,
  ].join('  ');
}

function wordsOf({ words: { toName, fromName, message } }: OperatedCard): string {
  return `    to ${printable(toName) || '-'}, from ${printable(fromName) || '-'}: ${printable(message)}`;
}

async function hide({ db, target, concerns }: CommandInput, hidden: boolean): Promise<string> {
  const id = readCardId(target);
  concerns(id);
  const outcome = await setHidden(db, id, hidden);
  if (outcome === 'missing') throw new Refusal(noCard);
  const now = hidden ? 'hidden: only its owner sees it' : 'shown as its owner left it';
  return `The card ${id} is ${outcome === 'same' ? 'already' : 'now'} ${now}.`;
}

async function remove(given: CommandInput): Promise<string> {
  const { db, target, concerns } = given;
  const id = readCardId(target);
  concerns(id);
  const [card] = await findCards(db, { id, limit: 1 });
  if (!card) throw new Refusal(noCard);
  confirm(given, `Remove the card ${id} for good? Its owner cannot bring it back.`);
  if (!(await removeCard(db, id))) throw new Refusal(noCard);
  return `The card ${id} is removed. Its address answers "gone" from now on.`;
}
