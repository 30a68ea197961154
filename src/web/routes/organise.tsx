import { data, Form } from 'react-router';
import { findOrganiserLink, joinOrganisers } from '#server/contributions/organisers.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { PageHead } from '../components/page-head.tsx';
import { signingAddress } from '../contributions/signing-data.ts';
import { cardTitle } from '../dashboard/tiles.ts';
import { pageMeta } from '../page/page-meta.ts';
import { refused } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { signingText } from '../texts/signing.ts';
import { Button } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/organise';

/** Where somebody who got the link for it begins to help with a card that others sign. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  await requireUser(url, context);
  const secret = parseLinkSecret(params.secret);
  const found = secret && (await findOrganiserLink(getServices(context).db, secret));
  if (!found) throw data(null, 404);
  return { title: cardTitle(found.card) };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const secret = parseLinkSecret(params.secret);
  if (!secret) throw data(null, 404);
  const tooMany = await limit(context, request, 'cardSettings');
  if (tooMany) return refused({}, signingText('organise.notChanged'), tooMany);
  const joined = await joinOrganisers(getServices(context).db, secret, user.id);
  if (!joined.ok) return refused({}, signingText('organise.notChanged'), { ...joined.error, status: 409 });
  const message = { title: signingText('help.joined') };
  return redirectWithToast(context, { to: signingAddress(joined.value), message });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signingText('help.title'), hidden: true });
}

export default function Organise({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={signingText('help.title')} lead={loaderData.title} />
      <div className="wrap max-w-2xl pb-10">
        <Form method="post" className="sheet flex flex-col gap-4 p-5 sm:p-8">
          <p>{signingText('help.text')}</p>
          <Button type="submit" className="self-start">
            {signingText('help.action')}
          </Button>
        </Form>
      </div>
    </>
  );
}
