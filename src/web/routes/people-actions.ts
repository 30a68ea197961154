import { isZone } from '#card/seal/opening-instant.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { dayAt } from '#content/contacts/birthday.ts';
import { contactSchema } from '#content/contacts/contact-form.ts';
import { type ContactLink, endContactLink, renewContactLink } from '#server/contacts/links.ts';
import { listWaiting } from '#server/contacts/read.ts';
import { changeContactSettings, type ReminderSettings } from '#server/contacts/settings.ts';
import { parseContactId } from '#server/contacts/types.ts';
import { acceptContacts, addContact, deleteContact, restoreContact } from '#server/contacts/write.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { randomId } from '#server/random-id.ts';
import { failure, fieldErrors, misfilled, refused, stay } from '../request/account-answer.ts';
import { type Context, getServices } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { unknownButton } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { contactsText } from '../texts/contacts.ts';
import { errorText } from '../texts/error-text.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

interface Asked {
  readonly userId: string;
  readonly form: Readonly<Record<string, string>>;
  readonly context: Context;
}

/** Does what a form of the page of people asks by its `intent`. */
export function actOnPeople(asked: Asked) {
  const { intent = '' } = asked.form;
  if (!Object.hasOwn(actions, intent)) throw unknownButton();
  return actions[intent as keyof typeof actions](asked);
}

const actions = {
  add,
  undo,
  accept,
  refuse,
  'accept-all': acceptAll,
  'make-link': makeLink,
  'end-link': endLink,
  reminders: chooseReminders,
  zone: tellZone,
};

async function add({ userId, form, context }: Asked) {
  const parsed = contactSchema({ today: dayAt(Date.now()), cityNames: citiesList() }).safeParse(form);
  const title = contactsText('notAdded.title');
  if (!parsed.success) return misfilled(form, title, fieldErrors(parsed.error));
  const contact = parsed.data;
  const formKey = parseFormKey(form.key) ?? randomId();
  const added = await addContact(getServices(context).db, { userId, formKey, contact });
  if (!added.ok) return refused(form, title, { ...added.error, status: 409 });
  return back(context, { title: contactsText('added.title', { name: isolatedLine(contact.name) }) });
}

async function undo({ userId, form, context }: Asked) {
  const id = requireId(form);
  const restored = await restoreContact(getServices(context).db, userId, id);
  return back(
    context,
    restored.ok
      ? { title: contactsText('restored.title', { name: isolatedLine(restored.value) }) }
      : failure(contactsText('notSaved.title'), errorText(restored.error.sentence)),
  );
}

async function accept({ userId, form, context }: Asked) {
  await acceptContacts(getServices(context).db, userId, [requireId(form)]);
  return back(context, { title: contactsText('told.accepted', { count: 1 }) });
}

async function acceptAll({ userId, context }: Asked) {
  const { db } = getServices(context);
  const ids = (await listWaiting(db, userId)).map(({ id }) => id);
  await acceptContacts(db, userId, ids);
  return back(context, { title: contactsText('told.accepted', { count: ids.length }) });
}

async function refuse({ userId, form, context }: Asked) {
  const id = requireId(form);
  await deleteContact(getServices(context).db, userId, id);
  return redirectWithToast(context, {
    to: `/people?deleted=${id}`,
    message: { title: contactsText('saved.title') },
  });
}

async function makeLink({ userId, form, context }: Asked) {
  const { db, secret } = getServices(context);
  await renewContactLink({ db, secret }, userId, requireLink(form));
  return back(context, { title: contactsText('link.made') });
}

async function endLink({ userId, form, context }: Asked) {
  await endContactLink(getServices(context).db, userId, requireLink(form));
  return back(context, { title: contactsText('link.ended') });
}

async function chooseReminders({ userId, form, context }: Asked) {
  const chosen: Omit<ReminderSettings, 'zone'> = {
    mailsWeekBefore: form.week === 'on',
    mailsOnDay: form.day === 'on',
    pushesNames: form.names === 'on',
  };
  await changeContactSettings(getServices(context).db, userId, chosen);
  return back(context, { title: contactsText('saved.title') });
}

async function tellZone({ userId, form, context }: Asked) {
  const zone = form.zone ?? '';
  if (!isZone(zone)) throw unknownButton();
  const seen = { seenLanguage: pageLanguage(), seenZone: zone };
  await changeContactSettings(getServices(context).db, userId, seen);
  return stay({ form: {}, message: null });
}

function requireId(form: Asked['form']) {
  const id = parseContactId(form.id);
  if (!id) throw unknownButton();
  return id;
}

function requireLink({ link }: Asked['form']): ContactLink {
  if (link !== 'calendar' && link !== 'tell birthday') throw unknownButton();
  return link;
}

function back(context: Asked['context'], message: ToastMessage) {
  return redirectWithToast(context, { to: '/people', message });
}
