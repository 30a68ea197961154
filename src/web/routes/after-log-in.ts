import { hasGuestWork, readGuestCards } from '#server/guests/read.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/login';

/** Where a log-in leads: to the question about the cards that this browser made as a guest, else to `next`. */
export async function afterLogIn(
  context: Route.ActionArgs['context'],
  { guestId, next }: { readonly guestId: string | null; readonly next: string },
): Promise<string> {
  if (guestId === null) return next;
  const made = await readGuestCards(getServices(context).db, guestId);
  return hasGuestWork(made) ? `/guest/cards?next=${encodeURIComponent(next)}` : next;
}
