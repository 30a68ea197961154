import { Form } from 'react-router';
import { listContacts, listImports } from '#server/contacts/read.ts';
import { undoImport } from '#server/contacts/write.ts';
import { randomId } from '#server/random-id.ts';
import { parseRandomId } from '#std/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { ImportFile } from '../contacts/import/import-file.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { contactsText } from '../texts/contacts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import type { Route } from './+types/people-import';

/** Where the contacts of a phone, a program or a calendar are taken over. The file is read in the browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { read } = getServices(context);
  const [all, imports] = await Promise.all([
    read((db) => listContacts(db, user.id)),
    read((db) => listImports(db, user.id)),
  ]);
  const known = all
    .filter(({ birthday }) => birthday.calendar === 'gregorian')
    .map(({ id, name, birthday: { month, day, year } }) => ({ id, name, month, day, year }));
  return {
    known,
    importId: randomId(),
    imports: imports.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.toISOString() })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const id = parseRandomId(form.id);
  if (form.intent !== 'undo' || !id) throw unknownButton();
  await undoImport(getServices(context).db, user.id, id);
  const message = { title: contactsText('import.undone') };
  return redirectWithToast(context, { to: '/people', message });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: contactsText('import.title'), hidden: true });
}

export default function PeopleImport({ loaderData }: Route.ComponentProps) {
  const { known, importId, imports } = loaderData;
  return (
    <>
      <PageHead title={contactsText('import.title')} lead={contactsText('import.lead')} />
      <div className="wrap flex max-w-2xl flex-col gap-6 pb-10">
        <section className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
          <noscript>
            <p>{contactsText('import.noScript')}</p>
          </noscript>
          <ImportFile {...{ known, importId }} />
          <Details title={contactsText('import.how')}>
            <ul className="flex list-disc flex-col gap-2 ps-5">
              {(['apple', 'android', 'google', 'outlook', 'facebook'] as const).map((from) => (
                <li key={from}>{contactsText(`import.how.${from}`)}</li>
              ))}
            </ul>
          </Details>
        </section>
        {imports.length > 0 ? (
          <section className="sheet flex flex-col gap-3 p-5 sm:p-8">
            <h2 className="text-xl">{contactsText('import.earlier')}</h2>
            <ul className="flex flex-col gap-3">
              {imports.map(({ id, at, added, changed }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                  <span>
                    <LocalDate iso={at} />, {contactsText('count', { count: added + changed })}
                  </span>
                  <Form method="post" action="/people/import">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" name="intent" value="undo" look="secondary" size="small">
                      {contactsText('import.undo')}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <ButtonLink to="/people" look="quiet" className="self-center">
          {contactsText('back.action')}
        </ButtonLink>
      </div>
    </>
  );
}
