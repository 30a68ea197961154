import { Star } from 'lucide-react';
import { data, Form, useNavigation } from 'react-router';
import { hasOwnPictures } from '#card/looks/design-look.ts';
import { designLimits } from '#content/design-limits.ts';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { parseCreationKey } from '#server/cards/types.ts';
import { designOf, parseDesignName, readDesignOfCard, saveDesign } from '#server/designs/own.ts';
import { randomId } from '#server/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import { DesignFields } from '../designs/design-fields.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, misfilled, refused, stay } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm } from '../request/read-form.ts';
import { pictureAddress } from '../share/card-to-share.ts';
import { favouritesText } from '../texts/favourites.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-designs-new';

/** Where the look of one's own card is saved as a design. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const found = await getCardForViewer(getServices(context).db, url.searchParams.get('card'), user.id);
  if (found.state !== 'found' || !found.isOwner) throw data(null, 404);
  return {
    cardId: found.id,
    title: cardTitle(found.card),
    picture: pictureAddress(found),
    hasPictures: hasOwnPictures(found.card),
    creationKey: randomId(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, form.cardId, user.id);
  const found = owned.ok ? await getCardForViewer(db, owned.value.id, user.id) : null;
  if (!owned.ok || found?.state !== 'found') throw data(null, 404);
  const title = favouritesText('design.failed.title');
  const tooMany = await limit(context, request, 'designs');
  if (tooMany) return refused(form, title, tooMany);
  const name = parseDesignName(form.name);
  if (name === null) {
    const error = favouritesText('name.tooLong.error', { max: designLimits.name });
    return misfilled(form, title, { name: error });
  }
  const saved = await saveDesign(db, {
    ...{ userId: user.id, name, ...designOf(found.card) },
    creationKey: parseCreationKey(form.key) ?? randomId(),
    remixOf: await readDesignOfCard(db, owned.value),
  });
  if (!saved.ok) {
    const message = failure(title, favouritesText('own.full.error', { max: designLimits.own }));
    return stay({ form, status: 409, message });
  }
  const message = { title: favouritesText('saved.title'), description: favouritesText('saved.text') };
  return redirectWithToast(context, { to: `/dashboard/designs#${saved.value.id}`, message });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: favouritesText('save.title'), hidden: true });
}

export default function NewDesign({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, picture, hasPictures, creationKey } = loaderData;
  const isSending = useNavigation().formData !== undefined;
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={favouritesText('save.title')} lead={favouritesText('save.lead')} />
      <div className="wrap max-w-2xl pb-10">
        <Form method="post" noValidate className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8">
          <input type="hidden" name="cardId" value={cardId} />
          <input type="hidden" name="key" value={actionData?.typed.key ?? creationKey} />
          <img
            src={picture}
            alt={title}
            width={640}
            height={480}
            className="block aspect-card w-full rounded-md bg-cream"
          />
          <DesignFields
            {...{ hasPictures }}
            name={actionData?.typed.name ?? ''}
            error={actionData?.errors.name}
          />
          <div className="flex flex-wrap gap-4">
            <Button
              type="submit"
              icon={<Star aria-hidden="true" className="size-5" />}
              busy={isSending}
              busyText={favouritesText('save.running.status')}
            >
              {favouritesText('save.action')}
            </Button>
            <ButtonLink to="/dashboard" look="quiet">
              {favouritesText('save.back.action')}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  );
}
