import { contactSchema } from '#content/contact-form.ts';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { type FormKey, parseFormKey } from '#server/messages/types.ts';
import { storeMessage } from '#server/messages/write.ts';
import { randomId } from '#server/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { ContactForm } from '../contact/contact-form.tsx';
import { QuickHelp } from '../contact/quick-help.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, fieldErrors, misfilled, refused, stay } from '../request/account-answer.ts';
import { getServices, getUser, limit } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { pagesText } from '../texts/pages.ts';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/contact';

/** The form's key makes sending it twice one message. `?card=` begins one about a hidden card of the visitor. */
export async function loader({ url, context }: Route.LoaderArgs) {
  // Without the user, so that the form works while the database does not answer.
  const user = await getUser(context).catch(() => null);
  const card = user && (await ownCard(context, url.searchParams.get('card'), user.id));
  return {
    formKey: randomId(),
    name: user?.name ?? '',
    email: user?.email ?? '',
    card: card?.id ?? null,
  };
}

/** Null for a card that is not theirs, and while nobody can know. */
async function ownCard(context: Route.LoaderArgs['context'], input: unknown, userId: string) {
  if (!input) return null;
  const found = await requireOwnedCard(getServices(context).db, input, userId).catch(() => null);
  return found?.ok ? found.value : null;
}

const notSent = () => pagesText('contact.failed.title');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.intent !== 'contact') throw unknownButton();
  const parsed = contactSchema.safeParse(form);
  if (!parsed.success) return misfilled(form, notSent(), fieldErrors(parsed.error));
  // A program filled in the hidden field. If it was autofill, the second attempt succeeds.
  if (form.trap)
    return stay({ form, status: 400, message: failure(notSent(), pagesText('contact.sendAgain.text')) });
  const tooMany = await limit(context, request, 'contact');
  if (tooMany) return refused(form, notSent(), tooMany);
  const key = parseFormKey(form.formKey) ?? (randomId() as FormKey);
  const user = form.card ? await getUser(context) : null;
  const card = user && (await ownCard(context, form.card, user.id));
  await storeMessage(getServices(context), { ...parsed.data, key, cardId: card?.id ?? null });
  // Not by a redirect, whose message comes in a cookie: a browser may keep none.
  const message = { title: pagesText('contact.sent.title'), description: pagesText('contact.sent.text') };
  return stay({ form: {}, message });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('contact.page.title'),
    description: pagesText('contact.page.description'),
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, ...known } = loaderData;
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={pagesText('contact.title')} lead={pagesText('contact.lead')} />
      <div className="wrap grid max-w-6xl grid-cols-1 items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
        <div data-part="form">
          <ContactForm key={formKey} formKey={formKey} known={known} answer={actionData} />
        </div>
        <div className="grid items-start gap-6 md:max-lg:grid-cols-2">
          <ContactDetails />
          <QuickHelp />
        </div>
      </div>
    </>
  );
}
