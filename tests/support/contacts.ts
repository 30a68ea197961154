import { eq } from 'drizzle-orm';
import type { ContactId, NewContact } from '#server/contacts/types.ts';
import { addContact } from '#server/contacts/write.ts';
import type { Db } from '#server/db/database.ts';
import { contacts } from '#server/db/tables/contacts.ts';
import { randomId } from '#server/random-id.ts';
import { aContact } from './rows.ts';

/** Somebody whose birthday a user keeps since a day, or from now on; returns the id. */
export async function keepContact(
  db: Db,
  userId: string,
  { since, ...change }: Partial<NewContact> & { readonly since?: string } = {},
): Promise<ContactId> {
  const added = await addContact(db, { userId, formKey: randomId(), contact: aContact(change) });
  if (!added.ok) throw new Error(added.error.reason);
  const { value: id } = added;
  if (since)
    await db
      .update(contacts)
      .set({ acceptedAt: new Date(since) })
      .where(eq(contacts.id, id));
  return id;
}
