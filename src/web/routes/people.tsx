import { Form, Link, useSearchParams } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { localTime } from '#content/contacts/local-day.ts';
import { foldText } from '#content/fold-text.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { getContactLinks } from '#server/contacts/links.ts';
import { findDeletedContact, listContacts, listWaiting } from '#server/contacts/read.ts';
import { getReminderSettings } from '#server/contacts/settings.ts';
import { parseContactId } from '#server/contacts/types.ts';
import type { Read } from '#server/db/database.ts';
import { pushKeys } from '#server/push/keys.ts';
import { randomId } from '#server/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { ContactFields } from '../contacts/contact-fields.tsx';
import { ContactList, RecentBirthdays } from '../contacts/contact-list.tsx';
import { shownTold } from '../contacts/contacts-data.ts';
import { monthGroups } from '../contacts/month-names.ts';
import { CalendarLink, TellLink, ToldList } from '../contacts/people-links.tsx';
import { RemindersPart, useTellZone } from '../contacts/reminders-part.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { refused } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { readForm } from '../request/read-form.ts';
import { contactsText } from '../texts/contacts.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/people';
import { actOnPeople } from './people-actions.ts';
import { readRecent, readUpcoming } from './upcoming-people.ts';

/** People shown at first, and each time more are asked for. */
const pageSize = 40;

/** From as many on, somebody looks for one by the name. */
const searchedFrom = 9;

/** Whose birthdays somebody keeps, the next one first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { read, db, secret, config } = getServices(context);
  const [all, reminders, told, links, fromCard, deleted] = await Promise.all([
    read((at) => listContacts(at, user.id)),
    getReminderSettings(db, user.id),
    read((at) => listWaiting(at, user.id)),
    getContactLinks({ db, secret }, user.id),
    fieldsOfCard(url.searchParams.get('card'), user.id, context),
    readDeleted(read, user.id, url.searchParams.get('deleted')),
  ]);
  const today = localTime(reminders.zone, new Date()).day;
  const search = url.searchParams.get('q')?.trim() ?? '';
  const wanted = foldText(search);
  const found = all.filter(({ name }) => foldText(name).includes(wanted));
  const shown = Math.max(pageSize, Number(url.searchParams.get('shown')) || 0);
  const listed = { userId: user.id, contacts: found, today };
  const [people, passed] = await Promise.all([
    readUpcoming(context, { ...listed, limit: shown }),
    readRecent(context, { ...listed, limit: 5 }),
  ]);
  const { calendar, 'tell birthday': tell } = links;
  const { origin } = config;
  return {
    told: told.map(shownTold),
    reminders: user.isGuest ? null : reminders,
    zone: reminders.zone,
    publicKey: pushKeys(secret).publicKey,
    fromCard,
    links: {
      calendar: calendar && `${origin}/calendar/${calendar}.ics`,
      tell: tell && `${origin}/tell?to=${tell}`,
    },
    ...{ today, search, deleted, people, passed },
    all: all.length,
    left: found.length - people.length,
    more: shown + pageSize,
    months: monthGroups(pageLanguage()),
    formKey: randomId(),
  };
}

/** What a card says of its receiver, for whoever wants to send one again next year; null for no card of the user's own. */
async function fieldsOfCard(asked: string | null, userId: string, context: Route.LoaderArgs['context']) {
  if (asked === null) return null;
  const found = await getServices(context).read((db) => getCardForViewer(db, asked, userId));
  if (found.state !== 'found' || !found.isOwner) return null;
  const { card, access } = found;
  const [, month, day] = access.seal?.date.split('-') ?? [];
  return {
    name: card.toName,
    relationship: card.relationship ?? '',
    language: card.language,
    city: access.seal?.city ?? '',
    ...(month && day && { day: `${Number(day)}`, month: `gregorian-${Number(month)}` }),
  };
}

/** Somebody who was just deleted, as long as that can be undone. */
async function readDeleted(read: Read, userId: string, asked: string | null) {
  const id = parseContactId(asked);
  return id && (await read((db) => findDeletedContact(db, userId, id)));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const tooMany = await limit(context, request, 'contacts');
  if (tooMany) return refused(form, contactsText('notAdded.title'), tooMany);
  return actOnPeople({ userId: user.id, form, context });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: contactsText('title'), hidden: true });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const {
    people,
    today,
    all,
    left,
    more,
    search,
    months,
    formKey,
    deleted,
    told,
    links,
    passed,
    fromCard,
    reminders,
    zone,
    publicKey,
  } = loaderData;
  const errors = actionData?.errors ?? {};
  const typed: Readonly<Record<string, string>> = actionData?.typed ?? fromCard ?? {};
  const [query] = useSearchParams();
  useTellZone(zone, all > 0);
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={contactsText('title')} lead={contactsText('lead')} />
      <div className="wrap flex max-w-3xl flex-col gap-6 pb-10">
        {deleted ? <Deleted {...deleted} /> : null}
        <ToldList told={told} />
        {all >= searchedFrom ? <Search typed={search} /> : null}
        {all === 0 ? (
          <EmptyState title={contactsText('empty.title')} action={<ImportLink />}>
            {contactsText('empty.text')}
          </EmptyState>
        ) : people.length === 0 ? (
          <p role="status">{contactsText('search.none')}</p>
        ) : (
          <ContactList people={people} today={today} />
        )}
        <RecentBirthdays people={passed} today={today} />
        {left > 0 ? (
          <Link
            to={`?${new URLSearchParams([...query].filter(([name]) => name !== 'shown').concat([['shown', `${more}`]]))}`}
            preventScrollReset
            className="link flex min-h-11 items-center self-center"
          >
            {contactsText('more.action')}
          </Link>
        ) : null}
        <section className="sheet px-5 py-2 shadow-md sm:px-8">
          <Details title={contactsText('add.title')} isOpen={all === 0 || Object.keys(typed).length > 0}>
            <Form
              key={formKey}
              method="post"
              action="/people"
              noValidate
              preventScrollReset
              className="flex flex-col gap-4"
            >
              <input type="hidden" name="key" value={typed.key ?? formKey} />
              <ContactFields {...{ months, typed, errors }} />
              <Button type="submit" name="intent" value="add" className="self-start">
                {contactsText('add.action')}
              </Button>
            </Form>
          </Details>
          <TellLink address={links.tell} />
          <CalendarLink address={links.calendar} />
          <RemindersPart {...{ reminders, publicKey }} />
        </section>
        {all > 0 ? (
          <>
            <ImportLink />
            <ButtonLink to="/many" look="quiet" className="self-center">
              {contactsText('many.action')}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </>
  );
}

function Search({ typed }: { typed: string }) {
  return (
    <Form role="search" className="flex items-end gap-3" action="/people">
      <TextField
        label={contactsText('search.label')}
        type="search"
        name="q"
        defaultValue={typed}
        className="grow"
        dir="auto"
      />
      <Button type="submit" look="secondary">
        {contactsText('search.label')}
      </Button>
    </Form>
  );
}

function ImportLink() {
  return (
    <ButtonLink to="/people/import" look="secondary" className="self-center">
      {contactsText('import.action.link')}
    </ButtonLink>
  );
}

/** What was done, and the way back. */
function Deleted({ id, name }: { id: string; name: string }) {
  return (
    <Form
      method="post"
      action="/people"
      role="status"
      className="sheet flex flex-wrap items-center justify-between gap-3 p-4"
    >
      <p>{contactsText('deleted.title', { name: isolatedLine(name) })}</p>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="undo" look="secondary" size="small">
        {contactsText('undo.action')}
      </Button>
    </Form>
  );
}
