import { isolatedLine } from '#card/text/normalise-text.ts';
import { dayAt } from '#content/contacts/birthday.ts';
import { toldBirthdaySchema } from '#content/contacts/contact-form.ts';
import { tellLimits } from '#server/contacts/limits.ts';
import { findContactLink, parseContactSecret, tellBirthday } from '#server/contacts/links.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { randomId } from '#server/random-id.ts';
import { checkLimits } from '#server/rate-limits/route-limits.ts';
import { formFailureTexts } from '../components/form-failure-texts.ts';
import { PageHead } from '../components/page-head.tsx';
import { BirthdayFields } from '../contacts/contact-fields.tsx';
import { monthGroups } from '../contacts/month-names.ts';
import { pageMeta } from '../page/page-meta.ts';
import { fieldErrors, misfilled, refused, stay } from '../request/account-answer.ts';
import { getServices } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { contactsText } from '../texts/contacts.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/tell';

/** Where a friend tells their birthday to whoever sent the link, without an account. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const owner = await requireOwner(secretIn(url), context);
  return { name: isolatedLine(owner.name), months: monthGroups(pageLanguage()), formKey: randomId() };
}

function secretIn(url: URL): string {
  return url.searchParams.get('to') ?? '';
}

async function requireOwner(asked: string, context: Route.LoaderArgs['context']) {
  const secret = parseContactSecret(asked);
  const owner =
    secret && (await getServices(context).read((db) => findContactLink(db, 'tell birthday', secret)));
  if (!owner) throw new Response(contactsText('tell.gone'), { status: 404 });
  return owner;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const secret = secretIn(url);
  const owner = await requireOwner(secret, context);
  const form = await readForm(request);
  if (form.intent !== 'tell') throw unknownButton();
  const title = contactsText('tell.notTold');
  const parsed = toldBirthdaySchema(dayAt(Date.now())).safeParse(form);
  if (!parsed.success) return misfilled(form, title, fieldErrors(parsed.error));
  const { db, limiter } = getServices(context);
  const tooMany = await checkLimits(limiter, tellLimits(secret, request.headers));
  if (tooMany) return refused(form, title, tooMany);
  const formKey = parseFormKey(form.key) ?? randomId();
  const told = await tellBirthday(db, { userId: owner.userId, formKey, contact: parsed.data });
  if (!told.ok) return refused(form, title, { ...told.error, status: 409 });
  return stay({ form: {}, message: { title: contactsText('tell.told') } });
}

export { headers } from '../request/headers.ts';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: titleFor(loaderData?.name ?? ''), hidden: true });
}

function titleFor(name: string): string {
  return name ? contactsText('tell.page.title', { name }) : contactsText('tell.page.nameless');
}

export default function Tell({ loaderData, actionData }: Route.ComponentProps) {
  const { name, months, formKey } = loaderData;
  const { errors = {}, typed = {}, message } = actionData ?? {};
  if (message && !message.destructive) {
    return (
      <div data-part="page" className="pb-10">
        <PageHead title={contactsText('tell.told')} lead={contactsText('tell.told.text')} />
        <p className="text-center">
          <ButtonLink to="/gallery">{contactsText('tell.gallery')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div data-part="page">
      <ServedToast message={message} />
      <PageHead title={titleFor(name)} lead={contactsText('tell.page.lead')} />
      <div className="wrap max-w-xl pb-10">
        <form
          method="post"
          noValidate
          {...formFailureTexts(contactsText('tell.notTold'))}
          aria-label={titleFor(name)}
          className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8"
        >
          <input type="hidden" name="key" value={typed.key ?? formKey} />
          <TextField
            label={contactsText('tell.name')}
            name="name"
            dir="auto"
            autoComplete="name"
            defaultValue={typed.name}
            error={errors.name}
          />
          <BirthdayFields {...{ months, typed, errors }} hint={contactsText('tell.yearHint')} />
          <input type="hidden" name="intent" value="tell" />
          <Button type="submit" className="self-start" busyText={contactsText('tell.sending')}>
            {contactsText('tell.action')}
          </Button>
        </form>
      </div>
    </div>
  );
}
