import { data, Form, redirect } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { dayAt } from '#content/contacts/birthday.ts';
import { contactSchema } from '#content/contacts/contact-form.ts';
import { getContact } from '#server/contacts/read.ts';
import { parseContactId } from '#server/contacts/types.ts';
import { changeContact, deleteContact } from '#server/contacts/write.ts';
import { PageHead } from '../components/page-head.tsx';
import { ContactFields } from '../contacts/contact-fields.tsx';
import { fieldsOfContact } from '../contacts/contacts-data.ts';
import { monthGroups } from '../contacts/month-names.ts';
import { pageMeta } from '../page/page-meta.ts';
import { fieldErrors, misfilled, refused } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { contactsText } from '../texts/contacts.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/people-person';

/** Where somebody whose birthday is kept is changed or deleted. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { contact } = await requireContact(url, context);
  return {
    id: contact.id,
    name: contact.name,
    fields: fieldsOfContact(contact),
    months: monthGroups(pageLanguage()),
  };
}

async function requireContact(url: URL, context: Route.LoaderArgs['context']) {
  const user = await requireUser(url, context);
  const { db } = getServices(context);
  const id = parseContactId(url.searchParams.get('id'));
  const contact = id && (await getContact(db, user.id, id));
  if (!contact) throw data(null, 404);
  return { db, user, contact };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, user, contact } = await requireContact(url, context);
  const form = await readForm(request);
  const title = contactsText('notSaved.title');
  const tooMany = await limit(context, request, 'contacts');
  if (tooMany) return refused(form, title, tooMany);
  if (form.intent === 'delete') {
    await deleteContact(db, user.id, contact.id);
    throw redirect(`/people?deleted=${contact.id}`);
  }
  if (form.intent !== 'save') throw unknownButton();
  const parsed = contactSchema({ today: dayAt(Date.now()), cityNames: citiesList() }).safeParse(form);
  if (!parsed.success) return misfilled(form, title, fieldErrors(parsed.error));
  const changed = await changeContact(db, user.id, { id: contact.id, ...parsed.data });
  if (!changed.ok) return refused(form, title, { ...changed.error, status: 409 });
  const message = { title: contactsText('saved.title') };
  return redirectWithToast(context, { to: '/people', message });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: contactsText('title'), hidden: true });
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, fields, months } = loaderData;
  const { typed, errors = {} } = actionData ?? {};
  const address = `/people/person?id=${id}`;
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={isolatedLine(name)} />
      <div className="wrap flex max-w-2xl flex-col gap-6 pb-10">
        <Form method="post" action={address} noValidate className="sheet flex flex-col gap-4 p-5 sm:p-8">
          <ContactFields {...{ months, errors }} typed={typed ?? fields} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save">
              {contactsText('save.action')}
            </Button>
            <Button type="submit" name="intent" value="delete" look="quiet">
              {contactsText('delete.action')}
            </Button>
          </div>
        </Form>
        <ButtonLink to="/people" look="quiet" className="self-center">
          {contactsText('back.action')}
        </ButtonLink>
      </div>
    </>
  );
}
