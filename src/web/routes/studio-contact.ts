import type { RouterContextProvider } from 'react-router';
import { dayAt } from '#content/contacts/birthday.ts';
import { prepareCard } from '#content/contacts/prepare-card.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { hasPhotoFrames } from '#content/templates.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { listContactCards } from '#server/contacts/cards.ts';
import { getContact } from '#server/contacts/read.ts';
import { parseContactId } from '#server/contacts/types.ts';
import { getServices } from '../request/context.ts';
import type { StudioStart } from '../studio/studio.ts';
import { pageLanguage } from '../texts/page-language.ts';

type Work = Pick<StudioStart, 'card' | 'template' | 'seal' | 'contact'>;

/** The card that waits for somebody whose birthday a user keeps; null for nobody of theirs. */
export async function contactWork(
  asked: string | null,
  user: { readonly userId: string; readonly isGuest: boolean; readonly name: string },
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Promise<Work | null> {
  const { db } = getServices(context);
  const id = parseContactId(asked);
  const contact = id && (await getContact(db, user.userId, id));
  if (!contact) return null;
  const last = await lastCard(user.userId, contact.id, context);
  const language = contact.language ? languageFrom(contact.language) : pageLanguage();
  const { card, template, seal, day } = prepareCard({
    ...{ contact, language, wishes: await loadWishes(language), today: dayAt(Date.now()) },
    fromName: user.isGuest ? '' : user.name,
    lastBackground: last?.card.background ?? null,
  });
  return {
    card,
    seal,
    template: { id: template.id, photoFrames: hasPhotoFrames(template) },
    ...(day !== null && {
      contact: { id: contact.id, day, ...(last && { said: last.card.message || last.card.wish }) },
    }),
  };
}

async function lastCard(
  userId: string,
  contactId: NonNullable<ReturnType<typeof parseContactId>>,
  context: Parameters<typeof contactWork>[2],
) {
  const { db } = getServices(context);
  for (const { cardId } of await listContactCards(db, userId, contactId)) {
    const found = await getCardForViewer(db, cardId, userId);
    if (found.state === 'found' && found.isOwner) return found;
  }
  return null;
}
