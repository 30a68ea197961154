import { emailSchema } from '#content/account-forms.ts';
import { contributionSchema, invitedNames, signingSchema } from '#content/contribution-form.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { readSeal } from '#content/read-seal.ts';
import { reportReasons } from '#content/report.ts';
import { siteOf } from '#content/site.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import {
  arrangeNote,
  mergeNotes,
  moveNote,
  type NoteChange,
  noteChanges,
  renewNoteLink,
} from '#server/contributions/arrange.ts';
import { inviteByName, withdrawInvitation } from '#server/contributions/invitations.ts';
import { removeOrganiser, renewOrganiserLink } from '#server/contributions/organisers.ts';
import { listNotes } from '#server/contributions/read.ts';
import {
  type NoteId,
  parseInvitationId,
  parseNoteId,
  type SigningParts,
} from '#server/contributions/types.ts';
import { renewSigningLink, setSigning, setTaken, signOnBehalf } from '#server/contributions/write.ts';
import { mailInvitation } from '#server/deliveries/write.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { type NewReport, targetOnOwnCard } from '#server/reports/read.ts';
import type { Services } from '#server/services.ts';
import { fieldErrors, misfilled, refused, sealErrors, stay } from '../request/account-answer.ts';
import { unknownButton } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { deliveryText } from '../texts/delivery.ts';
import { signingText } from '../texts/signing.ts';

/** What somebody who may organise a card asks. */
interface Asked {
  readonly parts: SigningParts;
  readonly owned: OwnedCardId;
  readonly isOwner: boolean;
  /** Stores what somebody reports. */
  readonly report: (report: NewReport) => Promise<unknown>;
  readonly form: Readonly<Record<string, string>>;
}

/** Does what the form's `intent` asks. */
export async function actOnSigning(asked: Asked) {
  const { intent = '' } = asked.form;
  if (intent === 'settings') return changeSettings(asked);
  if (intent === 'behalf') return writeOnBehalf(asked);
  if (intent === 'invite') return invite(asked);
  if (intent === 'renew') {
    await renewSigningLink(asked.parts, asked.owned);
    return stay({ form: {}, message: done(signingText('organise.renewed')) });
  }
  if (Object.hasOwn(ofSigning, intent))
    return changeSigning(asked, ofSigning[intent as keyof typeof ofSigning]);
  if (Object.hasOwn(ofOwner, intent)) {
    // Whoever helps sees no such button.
    if (!asked.isOwner) throw unknownButton();
    return changeSigning(asked, ofOwner[intent as keyof typeof ofOwner]);
  }
  return changeNoteOf(asked, intent);
}

const done = (title = signingText('organise.done')) => ({ title });
const notChanged = () => signingText('organise.notChanged');

async function changeSigning(asked: Asked, change: (asked: Asked) => Promise<unknown>) {
  await change(asked);
  return stay({ form: {}, message: done() });
}

/** What is its owner's alone. */
const ofOwner = {
  'organiser-link': ({ parts, owned }: Asked) => renewOrganiserLink(parts, owned),
  'end-help': ({ parts, owned, form }: Asked) => removeOrganiser(parts.db, owned, form.person ?? ''),
};

async function invite({ parts, owned, form }: Asked) {
  const names = invitedNames(form.names ?? '');
  const invited = names.ok ? await inviteByName(parts, owned, names.value) : names;
  if (invited.ok)
    return stay({ form: {}, message: done(signingText('organise.invited', { count: invited.value })) });
  const { sentence } = invited.error;
  return refused(form, notChanged(), { status: 400, sentence, field: 'names' });
}

interface MailAsked extends Pick<Asked, 'owned' | 'form'> {
  readonly services: Services;
  /** Of the card. */
  readonly language: string;
}

/** Has the link of an invitation mailed. */
export async function mailTo({ services, owned, form, language }: MailAsked) {
  const title = deliveryText('notSaved.title');
  const invitationId = parseInvitationId(form.invitation);
  const email = emailSchema.safeParse(form.email);
  if (!email.success) return misfilled(form, title, { email: Object.values(fieldErrors(email.error))[0] });
  if (!invitationId) throw unknownButton();
  const parts = { ...services, siteName: siteOf(services.config.site).name };
  const wanted = { email: email.data, language: languageFrom(language), invitationId };
  const mailed = await mailInvitation(parts, { owned, now: new Date() }, wanted);
  if (!mailed.ok)
    return refused(form, title, { status: 400, sentence: mailed.error.sentence, field: 'email' });
  return stay({ form: {}, message: done(deliveryText('invite.sent.title')) });
}

/** What one button changes. */
const ofSigning = {
  uninvite: async ({ parts, owned, form }: Asked) => {
    const id = parseInvitationId(form.invitation);
    if (id) await withdrawInvitation(parts.db, owned, id);
  },
  pause: ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'notes', taken: false }),
  resume: ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'notes', taken: true }),
  'keep-open': ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'late', taken: true }),
};

async function changeSettings({ parts, owned, form }: Asked) {
  const parsed = signingSchema.safeParse(form);
  const opens = form.sealDate ? 'later' : 'now';
  const signBy = readSeal(
    { ...form, opens, sealTime: 'other', sealOther: form.sealOther || '20:00', sealWhere: 'city' },
    Date.now(),
    citiesList(),
  );
  if (parsed.success && signBy.ok) {
    await setSigning(parts, owned, { ...parsed.data, signBy: signBy.value });
    return stay({ form: {}, message: { title: signingText('organise.settings.saved') } });
  }
  return misfilled(form, notChanged(), {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(signBy.ok ? {} : sealErrors(signBy.error)),
  });
}

async function writeOnBehalf({ parts, owned, form }: Asked) {
  const parsed = contributionSchema.safeParse({ ...form, audience: 'everyone' });
  const key = parseFormKey(form.key);
  if (!parsed.success || !key)
    return misfilled(form, notChanged(), parsed.success ? {} : fieldErrors(parsed.error));
  const stored = await signOnBehalf(parts, owned, { ...parsed.data, key });
  if (stored.ok) return stay({ form: {}, message: done() });
  return refused(form, notChanged(), { status: 409, sentence: stored.error.sentence });
}

interface Reported extends Pick<Asked, 'parts' | 'owned' | 'form'> {
  readonly store: Asked['report'];
}

/** Tells the operator of a note. Null for a note that is not there, or without a reason. */
async function report({ parts, owned, form, store }: Reported, id: NoteId) {
  const reason = reportReasons.find(({ value }) => value === form.reason)?.value;
  const note = (await listNotes(parts.db, owned)).find((one) => one.id === id);
  const key = parseFormKey(id);
  if (!reason || !note || !key) return null;
  const text = signingText('organise.report.subject', { name: note.name, said: note.words ?? '' });
  await store({ key, target: targetOnOwnCard(owned), reason, text });
  return stay({ form, message: done(signingText('organise.reported')) });
}

async function changeNoteOf({ parts, owned, form, report: store }: Asked, intent: string) {
  const id = parseNoteId(form.note);
  const notThere = () => refused(form, notChanged(), { status: 400, sentence: ['note.notThere'] });
  if (!id) return notThere();
  if (intent === 'report') return (await report({ parts, owned, form, store }, id)) ?? notThere();
  if (intent === 'merge') {
    const into = parseNoteId(form.into);
    const merged = into && (await mergeNotes(parts, owned, { from: id, into }));
    if (!merged) return notThere();
    if (merged.ok) return stay({ form, message: done() });
    const { reason, sentence } = merged.error;
    return reason === 'missing' ? notThere() : refused(form, notChanged(), { status: 409, sentence });
  }
  const before = form.before ? parseNoteId(form.before) : null;
  const isDone = noteChanges.includes(intent as NoteChange)
    ? await arrangeNote(parts, owned, { id, change: intent as NoteChange })
    : intent === 'move'
      ? await moveNote(parts, owned, { id, before })
      : intent === 'renew-note'
        ? await renewNoteLink(parts, owned, id)
        : null;
  if (isDone === null) throw unknownButton();
  return isDone ? stay({ form, message: done() }) : notThere();
}
