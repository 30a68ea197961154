import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { maxNotes } from '#content/contribution-choices.ts';
import type { ContributionForm } from '#content/contribution-form.ts';
import { mailsPerHour } from '#content/deliveries/states.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { CardId, OwnedCardId } from '../cards/types.ts';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../db/database.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import { takeNoteMail } from '../deliveries/note-mail.ts';
import { deleteSentFile, takeSentFile } from '../files/write.ts';
import { deriveSecret, hashSecret } from '../links/links.ts';
import type { MailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { findInvitation, useInvitation } from './invitations.ts';
import { type Counted, type LockedCard, onLockedCard, refusals } from './locked-card.ts';
import { canChange, countSigned, isNote, openedInstant, signingState } from './read.ts';
import type { LinkSecret, NewNote, NoteRefusal, SigningParts, SigningSettings, StoredNote } from './types.ts';

/** Lets others sign a card. Asked again, it changes nothing. */
export async function startSigning({ db, secret }: SigningParts, { id: cardId }: OwnedCardId): Promise<void> {
  const { hash: linkHash } = deriveSecret(secret, 'signing', cardId, 1);
  await db.insert(signings).values({ cardId, linkHash, maxNotes }).onConflictDoNothing();
}

export async function setSigning(
  { db }: SigningParts,
  { id }: OwnedCardId,
  chosen: SigningSettings,
): Promise<void> {
  const { signBy, ...settings } = chosen;
  const { date = null, time = null, zone = null, city = null } = signBy ?? {};
  await db
    .update(signings)
    .set({ ...settings, signByDate: date, signByTime: time, signByZone: zone, signByCity: city })
    .where(eq(signings.cardId, id));
}

/** Takes no notes, or takes them again; `late`: those that come after the days that follow the opening. */
export async function setTaken(
  { db }: SigningParts,
  { id }: OwnedCardId,
  { what, taken }: { readonly what: 'notes' | 'late'; readonly taken: boolean },
): Promise<void> {
  const change =
    what === 'notes' ? { pausedAt: taken ? null : sql`now()` } : { keptOpenAt: taken ? sql`now()` : null };
  await db.update(signings).set(change).where(eq(signings.cardId, id));
}

/** Makes a new signing link: the old one leads nowhere, and all notes stay. */
export async function renewSigningLink({ db, secret }: SigningParts, { id }: OwnedCardId): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(signings).where(eq(signings.cardId, id)).for('update');
    if (!row) return;
    const generation = row.generation + 1;
    const { hash: linkHash } = deriveSecret(secret, 'signing', id, generation);
    await tx.update(signings).set({ generation, linkHash }).where(eq(signings.cardId, id));
  });
}

/** Notes that somebody else opened the card; the first time counts. */
export async function noteOpening({ db }: SigningParts, id: CardId): Promise<void> {
  await db
    .update(signings)
    .set({ openedAt: sql`now()` })
    .where(and(eq(signings.cardId, id), isNull(signings.openedAt)));
}

/** Stores what somebody writes on a card. The same form sent again finds its note, whatever was changed since. */
export async function signCard(
  parts: SigningParts,
  link: LinkSecret,
  note: NewNote,
): Promise<Result<StoredNote, NoteRefusal>> {
  const hash = hashSecret('signing', link);
  const [forAll] = await parts.db
    .select({ cardId: signings.cardId })
    .from(signings)
    .where(eq(signings.linkHash, hash));
  const found = forAll ?? (await findInvitation(parts.db, link));
  if (!found) return fail(refusals.missing);
  return onLockedCard(parts, found.cardId, async (tx, { signing, access }) => {
    // As it is now that nobody else can sign: the link may be another one, the invitation used.
    const invitation = forAll ? null : await findInvitation(tx, link);
    if (forAll ? signing.linkHash !== hash : !invitation) return fail(refusals.missing);
    const known = await findByKey(tx, found.cardId, note.key);
    if (known) return known.withdrawnAt ? fail(refusals.withdrawn) : ok(stored(parts, known));
    if (invitation?.isUsed) return fail(refusals.used);
    const state = signingState(signing, { access, signed: await countSigned(tx, found.cardId) });
    if (state !== 'open') return fail(refusals[state]);
    if (!(await takesFile(tx, note, found.cardId))) return fail(refusals.file);
    const isLate = openedInstant(signing, access) !== null;
    const isApproved = !signing.approvesFirst;
    const { id, ...made } = await insertNote(parts, tx, { cardId: found.cardId, note, isLate, isApproved });
    if (invitation) await useInvitation(tx, invitation, id);
    return ok(made);
  });
}

/** What the organiser writes for somebody who cannot. */
export function signOnBehalf(
  parts: SigningParts,
  { id }: OwnedCardId,
  note: NewNote,
): Promise<Result<StoredNote, NoteRefusal>> {
  return onLockedCard(parts, id, async (tx, { signing, access }) => {
    const known = await findByKey(tx, id, note.key);
    if (known) return ok(stored(parts, known));
    if ((await countSigned(tx, id)) >= signing.maxNotes) return fail(refusals.full);
    if (!(await takesFile(tx, note, id))) return fail(refusals.file);
    const isLate = openedInstant(signing, access) !== null;
    const about = { isLate, isApproved: true, isOnBehalf: true };
    const { id: _, ...made } = await insertNote(parts, tx, { cardId: id, note, ...about });
    return ok(made);
  });
}

/** Changes a note. Where the organiser approves first, what was changed waits again. */
export function changeNote(
  parts: SigningParts,
  link: LinkSecret,
  form: ContributionForm,
): Promise<Result<StoredNote, NoteRefusal>> {
  return onOwnNote(parts, link, async (tx, { note, signing, access }) => {
    if (!canChange(note, { signing, access })) return fail(refusals.opened);
    const { file: fileId, ...written } = form;
    const now = { ...written, fileId };
    const { name, words, ink, audience, transcript } = note;
    if (isDeepStrictEqual(now, { name, words, ink, audience, transcript, fileId: note.fileId }))
      return ok(stored(parts, note));
    const isOther = note.fileId !== fileId;
    if (isOther && !(await takesFile(tx, form, note.cardId))) return fail(refusals.file);
    const approvedAt = signing.approvesFirst ? null : note.approvedAt;
    await tx
      .update(contributions)
      .set({ ...now, approvedAt, seenAt: null, updatedAt: sql`now()` })
      .where(isNote(note.cardId, note.id));
    if (isOther) await deleteSentFile(tx, note.fileId);
    return ok(stored(parts, { ...note, approvedAt }));
  });
}

/** Takes a note back, at any time: it leaves the card. What others saved of the card stays theirs. */
export function withdrawNote(parts: SigningParts, link: LinkSecret): Promise<Result<void, NoteRefusal>> {
  return onOwnNote(parts, link, async (tx, { note }) => {
    const empty = { name: '', words: '', fileId: null, ink: null, transcript: '' };
    const change = { ...empty, withdrawnAt: sql`now()`, updatedAt: sql`now()` };
    await tx.update(contributions).set(change).where(isNote(note.cardId, note.id));
    await deleteSentFile(tx, note.fileId);
    return ok(undefined);
  });
}

interface NoteMailParts extends SigningParts {
  readonly mail: Pick<MailQueue, 'post'>;
  readonly deliveryKey: string;
  readonly config: Pick<Config, 'delivery'>;
}

/**
 * Mails its link to whoever wrote a note, once: of the address nothing is kept but the mail itself until it is sent, and
 * its hash. A second time it is refused, so that nobody has strangers filled with mail; to an address that wants none, or
 * gets too much, nothing is sent, and nobody learns that.
 */
export function mailNoteLink(
  parts: NoteMailParts,
  link: LinkSecret,
  email: string,
): Promise<Result<void, NoteRefusal>> {
  return onOwnNote(
    parts,
    link,
    async (tx, { note: { cardId, id: noteId, mailedAt } }) => {
      if (mailedAt) return fail(refusals.mailed);
      await tx.update(contributions).set({ mailedAt: sql`now()` }).where(isNote(cardId, noteId));
      const limits = {
        deliveryKey: parts.deliveryKey,
        perHour: parts.config.delivery?.perHour ?? mailsPerHour,
        now: new Date(),
      };
      const id = randomId();
      if (await takeNoteMail(tx, limits, { id, cardId, noteId, to: email }))
        await parts.mail.post({ kind: 'note-link', to: email, name: '', cardId, noteId }, tx, { id });
      return ok(undefined);
    },
    { isSeen: false },
  );
}

type NoteRow = typeof contributions.$inferSelect;

async function onOwnNote<Value>(
  parts: SigningParts,
  link: LinkSecret,
  change: (
    tx: Transaction,
    found: LockedCard & { readonly note: NoteRow },
  ) => Promise<Result<Value, NoteRefusal>>,
  counted?: Counted,
): Promise<Result<Value, NoteRefusal>> {
  const isOwn = and(eq(contributions.linkHash, hashSecret('note', link)), isNull(contributions.withdrawnAt));
  const [found] = await parts.db.select({ cardId: contributions.cardId }).from(contributions).where(isOwn);
  if (!found) return fail(refusals.missing);
  return onLockedCard(
    parts,
    found.cardId,
    async (tx, locked) => {
      // As it is now that nobody else can change it.
      const [note] = await tx.select().from(contributions).where(isOwn);
      return note ? change(tx, { ...locked, note }) : fail(refusals.missing);
    },
    counted,
  );
}

interface NoteToInsert {
  readonly cardId: string;
  readonly note: NewNote;
  readonly isLate: boolean;
  readonly isApproved: boolean;
  readonly isOnBehalf?: boolean;
}

async function insertNote(
  parts: SigningParts,
  tx: Transaction,
  { cardId, note: { key, file: fileId, ...form }, isApproved, ...facts }: NoteToInsert,
): Promise<StoredNote & { readonly id: string }> {
  const id = randomId();
  const { hash: linkHash } = deriveSecret(parts.secret, 'note', cardId, id, 1);
  const [last] = await tx
    .select({ position: max(contributions.position) })
    .from(contributions)
    .where(eq(contributions.cardId, cardId));
  const [row] = await tx
    .insert(contributions)
    .values({
      ...{ ...form, ...facts, cardId, id, fileId, linkHash, formKey: key },
      position: (last?.position ?? 0) + 1,
      approvedAt: isApproved ? sql`now()` : null,
      seenAt: facts.isOnBehalf ? sql`now()` : null,
    })
    .returning();
  if (!row) throw new Error('PostgreSQL stored a note and returned none.');
  return { ...stored(parts, row), id };
}

async function findByKey(tx: Transaction, cardId: string, key: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(contributions)
    .where(and(eq(contributions.cardId, cardId), eq(contributions.formKey, key)));
  return row;
}

function stored(
  { secret }: SigningParts,
  { cardId, id, generation, approvedAt }: Pick<NoteRow, 'cardId' | 'id' | 'generation' | 'approvedAt'>,
): StoredNote {
  const link = deriveSecret(secret, 'note', cardId, id, generation);
  return { secret: link.secret as LinkSecret, isWaiting: approvedAt === null };
}

/** Whether the file of a note can be its file. */
async function takesFile(
  tx: Transaction,
  { file: id }: Pick<ContributionForm, 'file'>,
  cardId: string,
): Promise<boolean> {
  return id === null || takeSentFile(tx, { id, cardId, kinds: ['photo', 'audio'] });
}
