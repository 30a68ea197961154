import { noteOpening } from '#server/contributions/write.ts';
import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-opened';

/** Somebody touched the open card: from now on notes are late. Programs that only look at links touch nothing. */
export async function action({ params, context }: Route.ActionArgs) {
  const { id, isOwner } = await requireCard(params.id, context);
  const { db, secret } = getServices(context);
  if (!isOwner) await noteOpening({ db, secret }, id);
  return new Response(null, { status: 204 });
}
