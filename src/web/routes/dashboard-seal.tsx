import { data, Form, useNavigation } from 'react-router';
import { sealState } from '#card/seal/opening-instant.ts';
import { readSeal } from '#content/read-seal.ts';
import { type SealFields as Fields, fieldsOfSeal, openAtOnce, sealText } from '#content/seal-form.ts';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { sealCard, takeOffline } from '#server/cards/write.ts';
import { PageHead } from '../components/page-head.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SealFields } from '../components/seal-fields.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import { pageMeta } from '../page/page-meta.ts';
import { misfilled, refused, sealErrors } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-seal';

/** Where the owner of a published card says when it opens: moves the day, releases it, or takes it offline. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const found = await getCardForViewer(getServices(context).db, url.searchParams.get('card'), user.id);
  if (found.state !== 'found' || !found.isOwner) throw data(null, 404);
  const { seal, status } = found.access;
  const isClosed = sealState(seal, Date.now()) !== 'open';
  return {
    cardId: found.id,
    title: cardTitle(found.card),
    toName: found.card.toName,
    isPublished: status === 'published',
    opens:
      seal && isClosed
        ? sealText(seal, { language: pageLanguage(), text: dashboardText, cityNames: citiesList() })
        : null,
    fields: isClosed ? fieldsOfSeal(seal) : openAtOnce,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, form.cardId, user.id);
  if (!owned.ok) throw data(null, 404);
  const tooMany = await limit(context, request, 'cardSettings');
  if (tooMany) return refused(form, dashboardText('notChanged.title'), tooMany);
  if (form.intent === 'take-back') {
    await takeOffline(db, owned.value);
    const message = {
      title: dashboardText('seal.takenOffline.title'),
      description: dashboardText('seal.takenOffline.text'),
    };
    return redirectWithToast(context, { to: '/dashboard?tab=drafts', message });
  }
  if (form.intent !== 'seal' && form.intent !== 'release') throw unknownButton();
  const fields = form.intent === 'release' ? openAtOnce : form;
  const seal = readSeal(fields, Date.now(), citiesList());
  if (!seal.ok) return misfilled(form, dashboardText('notChanged.title'), sealErrors(seal.error));
  await sealCard(db, owned.value, seal.value);
  const description = seal.value
    ? dashboardText('seal.sealed.text', {
        moment: sealText(seal.value, {
          language: pageLanguage(),
          text: dashboardText,
          cityNames: citiesList(),
        }),
      })
    : dashboardText('seal.opened.text');
  const title = seal.value ? dashboardText('seal.sealed.title') : dashboardText('seal.opened.title');
  return redirectWithToast(context, { to: '/dashboard?tab=created', message: { title, description } });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: dashboardText('seal.title'), hidden: true });
}

export default function DashboardSeal({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, toName, opens, isPublished, fields } = loaderData;
  const typed: Fields = { ...fields, ...(actionData?.typed as Partial<Fields> | undefined) };
  const sending = useNavigation().formData?.get('intent');
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead
        title={dashboardText('seal.title')}
        lead={
          opens
            ? dashboardText('seal.lead.sealed', { title, opens })
            : dashboardText('seal.lead.open', { title })
        }
      />
      <div className="wrap max-w-2xl pb-10">
        <Form method="post" noValidate className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8">
          <input type="hidden" name="cardId" value={cardId} />
          <SealFields value={typed} toName={toName} problem={actionData?.errors} />
          <div className="flex flex-wrap gap-4">
            <Button
              type="submit"
              name="intent"
              value="seal"
              busy={sending === 'seal'}
              busyText={dashboardText('seal.saving.status')}
            >
              {dashboardText('seal.save.action')}
            </Button>
            {opens ? (
              <Button type="submit" name="intent" value="release" look="secondary">
                {dashboardText('seal.openNow.action')}
              </Button>
            ) : null}
            {isPublished ? (
              <Button type="submit" name="intent" value="take-back" look="quiet">
                {dashboardText('seal.takeOffline.action')}
              </Button>
            ) : null}
            <ButtonLink to="/dashboard?tab=created" look="quiet">
              {dashboardText('back.action')}
            </ButtonLink>
          </div>
          <p className="text-ink-soft text-sm">
            <RichText>{dashboardText('seal.alreadySeen.hint', { address: `/card/${cardId}` })}</RichText>
          </p>
        </Form>
      </div>
    </>
  );
}
