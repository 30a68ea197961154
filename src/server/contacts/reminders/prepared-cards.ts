import { createHash } from 'node:crypto';
import type { Day } from '#content/birthdays.ts';
import { compareDays, dayKey } from '#content/contacts/birthday.ts';
import { contactLimits } from '#content/contacts/limits.ts';
import { cardOccurrence, type PreparedCard, prepareCard } from '#content/contacts/prepare-card.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { parseCard } from '../../cards/policy.ts';
import { getCardForViewer } from '../../cards/read.ts';
import type { CreationKey, OwnedCardId } from '../../cards/types.ts';
import { createCard, deleteCard } from '../../cards/write.ts';
import type { Db } from '../../db/database.ts';
import {
  countPreparedCards,
  findContactCards,
  findNotedBirthdays,
  listContactCards,
  notePreparedCard,
} from '../cards.ts';
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
    fromName: isGuest ? '' : name,
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
  const isOver = stored?.isPrepared === true && compareDays(occurrence.day, today) < 0;
  return isOver ? null : (stored?.cardId ?? null);
}

/** Stores cards for birthdays that come, each once, as far as there is room: what was begun for one stays. */
export async function keepCardsWaiting(db: Db, sender: Sender, people: readonly Contact[]): Promise<void> {
  const { userId, isGuest, today } = sender;
  const from = dayKey(today);
  const noted = await findNotedBirthdays(db, userId, { ids: people.map(({ id }) => id), from });
  for (const contact of people) {
    const occurrence = cardOccurrence(contact.birthday, today);
    if (!occurrence || noted.has(`${contact.id} ${dayKey(occurrence.day)}`)) continue;
    const max = isGuest ? contactLimits.preparedForGuest : contactLimits.prepared;
    if ((await countPreparedCards(db, userId, from)) >= max) return;
    await keepCardWaiting(db, sender, contact);
  }
}

async function keepCardWaiting(db: Db, sender: Sender, contact: Contact): Promise<void> {
  const { userId } = sender;
  const { card, day, seal, template } = await prepareForContact(db, sender, contact);
  const parsed = parseCard(card);
  if (!parsed.ok || day === null) throw new Error(`No card can be made for ${contact.id}.`);
  // The same for a job that was killed in between: the card is not made twice.
  const creationKey = createHash('sha256').update(`${contact.id} ${day}`).digest('base64url') as CreationKey;
  const first = { userId, card: parsed.value, status: 'draft' as const, creationKey, seal };
  const created = await createCard(db, { ...first, design: template.id });
  // No room among their cards, or deleted just now.
  if (!created.ok) return;
  const { id } = created.value;
  if (await notePreparedCard(db, { userId, contactId: contact.id, day, cardId: id })) return;
  // Somebody has begun one meanwhile.
  await deleteCard(db, { id, userId } as OwnedCardId);
}
