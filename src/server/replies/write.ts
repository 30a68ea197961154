import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#std/result.ts';
import { accessFor, readAccess } from '../cards/access.ts';
import { type OwnedCardId, sealedCardMessage } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { replies, replyMails } from '../db/tables/replies.ts';
import { deleteSentFile, takeSentFile } from '../files/write.ts';
import type { MailQueue } from '../mail/write.ts';
import { clientNetwork } from '../request/client-address.ts';
import { type NewReply, type ReplyId, type ReplyRefusal, repliesPerCard } from './types.ts';

interface Parts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  /** The same in every process of the site. */
  readonly secret: string;
}

/**
 * Stores what a receiver answers and sends the card's owner mail, at most once an hour. `headers` are the request's, with
 * the client's address. The same words from the same network are one reply, however often they are sent.
 */
export function storeReply(
  { db, mail, secret }: Parts,
  reply: NewReply,
  headers: Headers,
): Promise<Result<void, ReplyRefusal>> {
  const { cardId, file: voiceId, ...words } = reply;
  return db.transaction(async (tx) => {
    // Locked, so that no parallel request passes the card's limit.
    const target = accessFor(await readAccess(tx, cardId, 'no key update'), null);
    if (!target.ok) return fail(refusals[target.error.state]);
    if (target.value.isRepliesClosed) return fail(refusals.closed);
    const id = idOf(secret, reply, clientNetwork(headers));
    if ((await tx.$count(replies, and(eq(replies.cardId, cardId), eq(replies.id, id)))) > 0)
      return ok(undefined);
    // What the owner hides or deletes makes room: else strangers could fill a card for good.
    const shown = and(eq(replies.cardId, cardId), isNull(replies.hiddenAt));
    if ((await tx.$count(replies, shown)) >= repliesPerCard) return fail(refusals.full);
    const takesVoice =
      voiceId === null || (await takeSentFile(tx, { id: voiceId, cardId, kinds: ['audio'] }));
    if (!takesVoice) return fail(refusals.voice);
    await tx.insert(replies).values({ id, cardId, voiceId, ...words });
    await postMail({ tx, mail, userId: target.value.ownerId });
    return ok(undefined);
  });
}

/** Why a reply is not stored, as whoever sent it reads it. */
export const refusals: { readonly [Reason in ReplyRefusal['reason']]: ReplyRefusal } = {
  missing: { reason: 'missing', sentence: ['card.notFound.title'] },
  gone: { reason: 'gone', sentence: ['reply.gone'] },
  hidden: { reason: 'hidden', sentence: ['reply.gone'] },
  sealed: { reason: 'sealed', sentence: [sealedCardMessage, ['reply.sealed']] },
  closed: { reason: 'closed', sentence: ['reply.closed'] },
  full: { reason: 'full', sentence: ['reply.full'] },
  voice: { reason: 'voice', sentence: ['note.fileGone'] },
};

/** Minutes between two mails about replies, whatever the number of cards. */
const mailIntervalMinutes = 60;

/**
 * Posts mail about replies, to be sent now, or an hour after the last one; none where one waits already, where the owner
 * wants none, and where nobody proved that the address is theirs: strangers could have it filled with mail.
 */
async function postMail({ tx, mail, userId }: { tx: Transaction; mail: Parts['mail']; userId: string }) {
  const [owner] = await tx
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(and(eq(user.id, userId), user.emailVerified));
  if (!owner) return;
  const next = sql`${replyMails.dueAt} + make_interval(mins => ${mailIntervalMinutes})`;
  const [due] = await tx
    .insert(replyMails)
    .values({ userId, dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: replyMails.userId,
      set: { dueAt: sql`greatest(now(), ${next})` },
      setWhere: sql`${replyMails.stoppedAt} is null and coalesce(${replyMails.dueAt} <= now(), true)`,
    })
    .returning({ at: replyMails.dueAt });
  if (due?.at)
    await mail.post({ kind: 'reply', to: owner.email, name: owner.name, userId }, tx, { at: due.at });
}

/** Notes that the owner has seen these replies to a card. One that came since they were listed stays unseen. */
export async function markSeen(db: Db, { id }: OwnedCardId, shownIds: readonly ReplyId[]): Promise<void> {
  await db
    .update(replies)
    .set({ seenAt: sql`now()` })
    .where(and(eq(replies.cardId, id), inArray(replies.id, [...shownIds]), isNull(replies.seenAt)));
}

/** Hides a reply, or shows it again. False when the card has none of this id. */
export async function hideReply(
  db: Db,
  card: OwnedCardId,
  { id, hide }: { readonly id: ReplyId; readonly hide: boolean },
): Promise<boolean> {
  const { rowCount } = await db
    .update(replies)
    .set({ hiddenAt: hide ? sql`now()` : null })
    .where(and(eq(replies.id, id), eq(replies.cardId, card.id)));
  return rowCount === 1;
}

/** Deletes a reply for good. False when the card has none of this id. */
export function deleteReply(db: Db, card: OwnedCardId, id: ReplyId): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(replies.id, id), eq(replies.cardId, card.id));
    const [gone] = await tx.delete(replies).where(isIt).returning({ voiceId: replies.voiceId });
    await deleteSentFile(tx, gone?.voiceId ?? null);
    return gone !== undefined;
  });
}

function idOf(secret: string, reply: NewReply, network: string): string {
  const { cardId, reaction, text, name, thanked, file } = reply;
  const more = [...(thanked ? [thanked] : []), ...(file ? [file] : [])];
  const said = JSON.stringify([cardId, network, reaction, text, name, ...more]);
  return createHmac('sha256', secret).update(`reply\n${said}`).digest('base64url').slice(0, 22);
}
