import { data } from 'react-router';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { emailSchema } from '#content/account-forms.ts';
import { mayEdit, mayRepeat } from '#content/deliveries/states.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { readSeal } from '#content/read-seal.ts';
import { fieldsOfSeal, openAtOnce, sealText } from '#content/seal-form.ts';
import { siteOf } from '#content/site.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { isPublic } from '#server/cards/access.ts';
import { ownedFrom, requireOwnedCard } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { listDeliveries } from '#server/deliveries/read.ts';
import { type Delivery, type DeliveryTime, parseDeliveryId } from '#server/deliveries/types.ts';
import { cancelDelivery, saveDelivery, sendAgain } from '#server/deliveries/write.ts';
import { lastReply } from '#server/replies/read.ts';
import { PageHead } from '../components/page-head.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import type { DeliveryFields, ShownDelivery } from '../deliveries/delivery-data.ts';
import { DeliveryForm } from '../deliveries/delivery-form.tsx';
import { DeliveryList } from '../deliveries/delivery-list.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { fieldErrors, misfilled, refused, sealErrors } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton, unreadable } from '../request/read-form.ts';
import { deliveryAddress } from '../share/card-to-share.ts';
import { citiesList } from '../texts/cities.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { deliveryText } from '../texts/delivery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-delivery';

/** Where the sender of a card has its link mailed, and sees what became of that. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { db, config } = getServices(context);
  const found = await getCardForViewer(db, url.searchParams.get('card'), user.id);
  const owned = found.state === 'found' ? ownedFrom(found) : null;
  if (found.state !== 'found' || !owned) throw data(null, 404);
  const [mails, replied] = await Promise.all([listDeliveries(db, owned), lastReply(db, owned)]);
  const edited = mails.find(({ id, state }) => id === url.searchParams.get('edit') && mayEdit(state));
  const opened = mails.filter(({ openedAt }) => openedAt !== null);
  const { seal } = found.access;
  return {
    cardId: found.id,
    title: cardTitle(found.card),
    toName: found.card.toName,
    address: `${config.origin}/card/${found.id}`,
    isOn: config.delivery !== null,
    isPublic: isPublic(found.access),
    senderEmail: user.email === null ? '' : readableEmail(user.email),
    offered: config.languages,
    // Of several who opened it nobody knows who answered.
    mails: mails.map((mail) => shown(mail, opened.length === 1 ? replied : null)),
    edited: edited?.id ?? null,
    fields: edited
      ? fieldsOf(edited)
      : {
          ...(seal?.zone ? fieldsOfSeal(seal, citiesList()) : openAtOnce),
          ...{ email: '', language: languageFrom(found.card.language) },
        },
  };
}

function fieldsOf({ email, language, at }: Delivery): DeliveryFields {
  return { ...fieldsOfSeal(at, citiesList()), email: readableEmail(email), language };
}

function shown({ at, sentAt, openedAt, ...mail }: Delivery, replied: Date | null): ShownDelivery {
  const { id, language, state, reason } = mail;
  return {
    ...{ id, language, state, reason },
    email: readableEmail(mail.email),
    moment: momentOf(at),
    isDue: openingInstant(at) <= Date.now(),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    isAnswered: openedAt !== null && replied !== null && replied > openedAt,
    mayRepeat: mayRepeat({ ...mail, sentAt, openedAt }, new Date()),
    mayEdit: mayEdit(state),
  };
}

function momentOf(at: DeliveryTime): string {
  return sealText(at, { language: pageLanguage(), text: dashboardText, cityNames: citiesList() });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const services = getServices(context);
  const owned = await requireOwnedCard(services.db, url.searchParams.get('card'), user.id);
  if (!owned.ok) throw data(null, 404);
  const title = deliveryText('notSaved.title');
  const tooMany = await limit(context, request, 'cardSettings');
  if (tooMany) return refused(form, title, tooMany);
  const parts = { ...services, siteName: siteOf(services.config.site).name };
  const asked = { owned: owned.value, now: new Date() };
  const id = parseDeliveryId(form.id);
  const to = deliveryAddress(owned.value.id);
  if (form.intent === 'save') {
    const wanted = readDelivery(form);
    if ('errors' in wanted) return misfilled(form, title, wanted.errors);
    const saved = await saveDelivery(parts, { ...asked, id }, wanted);
    if (!saved.ok) return refused(form, title, { status: 400, sentence: saved.error.sentence });
    const message = { title: deliveryText('saved.title', { moment: momentOf(wanted.at) }) };
    return redirectWithToast(context, { to, message });
  }
  if ((form.intent !== 'cancel' && form.intent !== 'again') || !id) throw unknownButton();
  const isCancel = form.intent === 'cancel';
  const done = isCancel
    ? await cancelDelivery(services.db, owned.value, id)
    : await sendAgain(parts, { ...asked, id });
  if (!done.ok) return refused(form, title, { status: 400, sentence: done.error.sentence });
  const message = { title: isCancel ? deliveryText('cancelled.title') : deliveryText('again.title') };
  return redirectWithToast(context, { to, message });
}

/** What the form says; or a sentence for each field that is wrong. */
function readDelivery(form: Readonly<Record<string, string>>) {
  const email = emailSchema.safeParse(form.email);
  // Its fields are those of a seal, which is another moment by a clock somewhere.
  const at = readSeal(form, Date.now(), citiesList());
  const errors = {
    ...(email.success ? {} : { email: Object.values(fieldErrors(email.error))[0] }),
    ...(at.ok ? {} : sealErrors(at.error)),
  };
  if (!email.success || !at.ok) return { errors };
  const { zone = null, city = null } = at.value ?? {};
  // A form without a city is not one of ours.
  if (!at.value || zone === null || city === null) throw unreadable();
  return {
    email: email.data,
    language: languageFrom(form.language ?? ''),
    at: { ...at.value, zone, city },
  };
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: deliveryText('title'), hidden: true });
}

export default function DashboardDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, toName, address, isOn, isPublic, senderEmail, offered, mails, edited, fields } =
    loaderData;
  const { typed = {}, errors = {} } = actionData ?? {};
  const id = typed.id ?? edited;
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={deliveryText('title')} lead={isolatedLine(title)} />
      <div className="wrap flex max-w-2xl flex-col gap-6 pb-10">
        {mails.length > 0 ? (
          <section className="sheet flex flex-col gap-2 p-5 shadow-md sm:p-8">
            <h2 className="text-xl">{deliveryText('list.title')}</h2>
            <DeliveryList {...{ cardId, mails }} />
          </section>
        ) : null}
        <section className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
          {isOn && isPublic ? (
            <>
              <h2 className="text-xl">
                {id === null ? deliveryText('new.title') : deliveryText('edit.title')}
              </h2>
              <DeliveryForm
                key={`${id} ${mails.length}`}
                {...{ cardId, id, errors, toName, senderEmail, offered }}
                fields={{ ...fields, ...(typed as Partial<DeliveryFields>) }}
              />
            </>
          ) : isPublic ? (
            <>
              <p>{deliveryText('off.text')}</p>
              <LinkField label={deliveryText('link.label')} value={address} />
            </>
          ) : (
            <p>{deliveryText('draft.text')}</p>
          )}
        </section>
        <ButtonLink to="/dashboard?tab=created" look="quiet" className="self-center">
          {deliveryText('back.action')}
        </ButtonLink>
      </div>
    </>
  );
}
