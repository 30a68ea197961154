import { redirect } from 'react-router';
import { localTime } from '#content/contacts/local-day.ts';
import { hasPhotoFrames } from '#content/templates.ts';
import { findBirthdaysOfCards } from '#server/contacts/cards.ts';
import { getContact } from '#server/contacts/read.ts';
import {
  findLastCard,
  findStoredCard,
  prepareForContact,
} from '#server/contacts/reminders/prepared-cards.ts';
import { getReminderSettings } from '#server/contacts/settings.ts';
import { parseContactId } from '#server/contacts/types.ts';
import { type Context, getServices } from '../request/context.ts';
import type { StudioStart } from '../studio/studio.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { postedForm } from './studio-form.ts';

type Work = Pick<StudioStart, 'card' | 'template' | 'seal' | 'contact'>;

/**
 * The card for somebody whose birthday a user keeps; null for nobody of theirs. Leads to the one that is stored for that
 * birthday, where there is one.
 */
export async function contactWork(
  asked: string | null,
  user: { readonly userId: string; readonly isGuest: boolean; readonly name: string },
  context: Context,
): Promise<Work | null> {
  const { db } = getServices(context);
  const id = parseContactId(asked);
  if (!id) return null;
  const [contact, { zone }] = await Promise.all([
    getContact(db, user.userId, id),
    getReminderSettings(db, user.userId),
  ]);
  if (!contact) return null;
  const sender = { ...user, language: pageLanguage(), today: localTime(zone, new Date()).day };
  const stored = await findStoredCard(db, sender, contact);
  // A form that could not be saved comes back with what was typed.
  if (stored && !context.get(postedForm)) throw redirect(`/studio?cardId=${stored}`);
  const { card, template, seal, day, said } = await prepareForContact(db, sender, contact);
  return {
    card,
    seal,
    template: { id: template.id, photoFrames: hasPhotoFrames(template) },
    ...(day !== null && { contact: { id, day, ...(said !== undefined && { said }) } }),
  };
}

/** For whose birthday a stored card is, and what the last one for them said; nothing for any other card. */
export async function contactOfCard(
  userId: string,
  cardId: string,
  context: Context,
): Promise<Pick<Work, 'contact'>> {
  const { db } = getServices(context);
  const found = (await findBirthdaysOfCards(db, userId, [cardId])).get(cardId);
  if (!found) return {};
  const { contactId, day } = found;
  const last = await findLastCard(db, userId, { contactId, before: day });
  return { contact: { id: contactId, day, ...(last && { said: last.message || last.wish }) } };
}
