import { clientAddressHeader } from '#server/request/client-address.ts';
import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-downloads';

/** Counts a download: files are made in the browser, so the page says when. */
export async function action({ params, request: { headers }, context }: Route.ActionArgs) {
  const { id } = await requireCard(params.id, context);
  const address = headers.get(clientAddressHeader) ?? '';
  getServices(context).downloads.count(id, { address, headers: Object.fromEntries(headers) });
  return new Response(null, { status: 204 });
}
