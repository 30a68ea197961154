import { eq } from 'drizzle-orm';
import { type DeliveryState, toldStates } from '#content/deliveries/states.ts';
import { readerLanguage } from '../contacts/settings.ts';
import type { Db, Transaction } from '../db/database.ts';
import { profiles, user } from '../db/tables/accounts.ts';
import { contactSettings } from '../db/tables/contacts.ts';
import type { MailQueue } from '../mail/write.ts';
import type { DeliveryRow } from './read.ts';

interface TellParts {
  readonly db: Db | Transaction;
  readonly mail: Pick<MailQueue, 'post'>;
}

/** Mails the sender what did not go well, so that nothing is lost: the link can still be sent by hand. */
export async function tellSender(
  { db, mail }: TellParts,
  { userId, cardId, invitationId }: Pick<DeliveryRow, 'userId' | 'cardId' | 'invitationId'>,
  state: DeliveryState,
): Promise<void> {
  const problem = toldStates.find((one) => one === state);
  if (!problem) return;
  const [sender] = await db
    .select({ to: user.email, name: user.name, language: readerLanguage })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .leftJoin(contactSettings, eq(contactSettings.userId, user.id))
    .where(eq(user.id, userId));
  if (!sender) return;
  const { language, ...to } = sender;
  const about =
    invitationId === null
      ? ({ kind: 'delivery-problem', cardId, problem } as const)
      : ({ kind: 'invitation-problem', cardId } as const);
  await mail.post({ ...about, ...to, ...(language !== null && { language }) }, db);
}
