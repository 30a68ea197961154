import { limits } from '#card/document/limits.ts';
import type { Day } from '#content/birthdays.ts';
import { compareDays, dayKey } from '#content/contacts/birthday.ts';
import { contactLimits } from '#content/contacts/limits.ts';
import { cardOccurrence, type PreparedCard, prepareCard } from '#content/contacts/prepare-card.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { parseCard } from '../../cards/policy.ts';
import { countCards, getCardForViewer } from '../../cards/read.ts';
import { type CreationKey, cardsPerAccount, cardsPerGuest } from '../../cards/types.ts';
import { createCard } from '../../cards/write.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { randomId } from '../../random-id.ts';
import {
  countPreparedCards,
  findContactCards,
  findNotedBirthdays,
  listContactCards,
  lockContact,
  notePreparedCard,
} from '../cards.ts';
import { getContact } from '../read.ts';
import type { Contact, ContactId } from '../types.ts';

/*
 * The card that waits for a birthday: a draft that is stored a week before, and for whoever comes earlier or later one that
 * is made when they ask.
 */

interface Sender {
  readonly userId: string;
  readonly isGuest: boolean;
  readonly name: string;
  /** Of the card, where the receiver's is not known. */
  readonly language: Language;
  /** By their own clock. */
  readonly today: Day;
}

/** A prepared card, with what the last one for the same person said; absent where there was none. */
export type PreparedForContact = PreparedCard & { readonly said?: string };

/** A card for somebody's birthday. */
export async function prepareForContact(
  db: Db,
  { userId, isGuest, name, language: ownLanguage, today }: Sender,
  contact: Contact,
): Promise<PreparedForContact> {
  const occurrence = cardOccurrence(contact.birthday, today);
  const before = occurrence && dayKey(occurrence.day);
  const last = await findLastCard(db, userId, { contactId: contact.id, before });
  const language = contact.language ? languageFrom(contact.language) : ownLanguage;
  const prepared = prepareCard({
    ...{ contact, language, wishes: await loadWishes(language), today },
    // Of an account without a name it may be the whole beginning of an address.
    fromName: isGuest ? '' : [...name].slice(0, limits.name).join(''),
    lastBackground: last?.background ?? null,
  });
  return { ...prepared, ...(last && { said: last.message || last.wish }) };
}

interface Earlier {
  readonly contactId: ContactId;
  /** Of birthdays before this day; null: of all. */
  readonly before: string | null;
}

/** The last card that a user made for somebody and still has. */
export async function findLastCard(db: Db, userId: string, { contactId, before }: Earlier) {
  for (const { cardId } of await listContactCards(db, userId, contactId, { before })) {
    const found = await getCardForViewer(db, cardId, userId);
    if (found.state === 'found' && found.isOwner) return found.card;
  }
  return null;
}

/** The stored card for the birthday that a card of today would be for; null where one is made anew. */
export async function findStoredCard(
  db: Db,
  { userId, today }: Pick<Sender, 'userId' | 'today'>,
  { id, birthday }: Contact,
): Promise<string | null> {
  const occurrence = cardOccurrence(birthday, today);
  if (!occurrence) return null;
  const day = dayKey(occurrence.day);
  const found = await findContactCards(db, userId, { ids: [id], from: day });
  const stored = found.get(`${id} ${day}`) ?? null;
  // What it says is said before a birthday, and not after it.
  const isOver = stored?.isUntouched === true && compareDays(occurrence.day, today) < 0;
  return isOver ? null : (stored?.cardId ?? null);
}

/** Stores cards for birthdays that come, each once, as far as there is room: what was begun for one stays. */
export async function keepCardsWaiting(db: Db, sender: Sender, people: readonly Contact[]): Promise<void> {
  const { userId, isGuest, today } = sender;
  const from = dayKey(today);
  const noted = await findNotedBirthdays(db, userId, { ids: people.map(({ id }) => id), from });
  for (const { id, birthday } of people) {
    const occurrence = cardOccurrence(birthday, today);
    if (!occurrence || noted.has(`${id} ${dayKey(occurrence.day)}`)) continue;
    const most = isGuest ? contactLimits.preparedForGuest : contactLimits.prepared;
    if ((await countPreparedCards(db, userId, from)) >= most) return;
    // The other half is for what they make themselves.
    const places = (isGuest ? cardsPerGuest : cardsPerAccount) / 2;
    const { drafts, created } = await countCards(db, userId);
    if (drafts + created >= places) return;
    await keepCardWaiting(db, sender, id);
  }
}

/** Another card was begun for that birthday meanwhile. */
class Begun extends Error {}

async function keepCardWaiting(db: Db, sender: Sender, id: ContactId): Promise<void> {
  const { userId } = sender;
  const keep = async (tx: Transaction) => {
    await lockContact(tx, userId, id);
    // They may have been changed since they were read.
    const contact = await getContact(tx, userId, id);
    if (!contact?.isReminded) return;
    const { card, day, seal, template } = await prepareForContact(db, sender, contact);
    const parsed = parseCard(card);
    if (!parsed.ok || day === null) return;
    const first = { userId, card: parsed.value, status: 'draft', design: template.id, seal } as const;
    const created = await createCard(tx as unknown as Db, {
      ...first,
      creationKey: randomId() as string as CreationKey,
    });
    if (!created.ok) return;
    const prepared = { userId, contactId: id, day, cardId: created.value.id };
    if (!(await notePreparedCard(tx, prepared))) throw new Begun();
  };
  await db.transaction(keep).catch((error: unknown) => {
    if (!(error instanceof Begun)) throw error;
  });
}
