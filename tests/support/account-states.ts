import { argon2Sync, randomBytes } from 'node:crypto';
import { newCard } from '#card/document/card.ts';
import type { Provider } from '#content/providers.ts';
import { hashBrowserId } from '#server/auth/named-cookies.ts';
import type { Db } from '#server/db/connection/drizzle.ts';
import { account, rateLimit, session, user, verification } from '#server/db/tables/accounts.ts';
import { cards } from '#server/db/tables/cards.ts';
import { mailJobs } from '#server/db/tables/mail.ts';
import { randomId } from '#server/random-id.ts';
import type { Cookies } from './auth.ts';

/* The states of an account that two people want to open. */

export type Actor = 'owner' | 'stranger';
export const actors: readonly Actor[] = ['owner', 'stranger'];
export const email = 'asha@example.com';
export const passwords = { owner: 'coriander moon 4', stranger: 'marigold tea' } as const;

/** Cheap to check, which is not what is tested here. */
const hashes = { owner: cheapHash(passwords.owner), stranger: cheapHash(passwords.stranger) };
const marks = { owner: randomId(), stranger: randomId() };

function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 32,
    memory: 64,
    passes: 1,
    parallelism: 1,
  });
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${sum}`;
}

/** All that a state consists of: the rows, and what each browser keeps. */
export interface State {
  readonly rows: Rows;
  readonly cookies: Readonly<Record<Actor, Cookies>>;
  /** Session tokens that were ever given to the stranger. */
  readonly strangerTokens: readonly string[];
  /** Hashes of passwords that the stranger chose. */
  readonly strangerHashes: readonly string[];
  readonly maker: Actor | null;
  /** The owner has proved the address. */
  readonly isProved: boolean;
  /** How it came about. */
  readonly order: readonly string[];
}

interface Rows {
  readonly user: (typeof user.$inferSelect)[];
  readonly account: (typeof account.$inferSelect)[];
  readonly session: (typeof session.$inferSelect)[];
  readonly verification: (typeof verification.$inferSelect)[];
  readonly mail: (typeof mailJobs.$inferSelect)[];
  readonly cards: string[];
}

export async function readRows(db: Db): Promise<Rows> {
  const [users, accounts, sessions, links, mail, kept] = await Promise.all([
    db.select().from(user),
    db.select().from(account),
    db.select().from(session),
    db.select().from(verification),
    db.select().from(mailJobs),
    db.select({ id: cards.id }).from(cards),
  ]);
  const ids = kept.map(({ id }) => id);
  return { user: users, account: accounts, session: sessions, verification: links, mail, cards: ids };
}

export async function restore(db: Db, { rows }: State): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(user);
    await tx.delete(verification);
    await tx.delete(mailJobs);
    await tx.delete(rateLimit);
    if (rows.user.length > 0) await tx.insert(user).values(rows.user);
    if (rows.account.length > 0) await tx.insert(account).values(rows.account);
    if (rows.session.length > 0) await tx.insert(session).values(rows.session);
    if (rows.verification.length > 0) await tx.insert(verification).values(rows.verification);
    if (rows.mail.length > 0) await tx.insert(mailJobs).values(rows.mail);
    const [owner] = rows.user;
    if (!owner) return;
    await tx.insert(cards).values({
      // Ids of cards are never used again.
      id: randomId(),
      userId: owner.id,
      status: 'draft',
      document: newCard(1),
      creationKey: randomId(),
    });
  });
}

export const empty: State = {
  rows: { user: [], account: [], session: [], verification: [], mail: [], cards: [] },
  cookies: { owner: { 'bb.browser': marks.owner }, stranger: { 'bb.browser': marks.stranger } },
  strangerTokens: [],
  strangerHashes: [hashes.stranger],
  maker: null,
  isProved: false,
  order: ['no account'],
};

/** The account as it was made: by whom, how, and whether its address was confirmed, and by that way in. */
interface Start {
  readonly maker: Actor;
  readonly by: 'credential' | Provider;
  /** `before`: under the rules of earlier versions, which did not note by whom. */
  readonly confirmed: 'never' | 'before' | 'proved';
}

export const starts: Start[] = actors.flatMap((maker) =>
  (['credential', 'google', 'facebook'] as const).flatMap((by) =>
    (['never', 'before', 'proved'] as const).flatMap((confirmed) => {
      // Google's links were always made with proof, and a stranger has none.
      if (by === 'google' && confirmed !== 'proved') return [];
      if (maker === 'stranger' && confirmed === 'proved') return [];
      return [{ maker, by, confirmed }];
    }),
  ),
);

export function begin({ maker, by, confirmed }: Start): State {
  const [userId, methodId, now] = [randomId(), randomId(), new Date()];
  const isCredential = by === 'credential';
  const isUnconfirmed = confirmed === 'never';
  const person: typeof user.$inferSelect = {
    id: userId,
    name: maker,
    email,
    emailVerified: !isUnconfirmed,
    image: null,
    isAnonymous: false,
    createdAt: now,
    updatedAt: now,
  };
  const way: typeof account.$inferSelect = {
    id: methodId,
    userId,
    providerId: by,
    accountId: isCredential ? userId : `${by}-${maker}`,
    password: isCredential ? hashes[maker] : null,
    provedAt: confirmed === 'proved' ? now : null,
    browser: isCredential && isUnconfirmed ? hashBrowserId(marks[maker]) : null,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
    createdAt: now,
    updatedAt: now,
  };
  return {
    ...empty,
    rows: { ...empty.rows, user: [person], account: [way], cards: ['one'] },
    maker,
    isProved: confirmed === 'proved',
    order: [`made by the ${maker} with ${by}, confirmed: ${confirmed}`],
  };
}

export const tokenOf = (cookies: Cookies) =>
  decodeURIComponent(cookies['bb.session_token'] ?? '').split('.')[0] ?? '';

export const isIn = ({ rows, cookies }: State, actor: Actor) =>
  rows.session.some(({ token }) => token === tokenOf(cookies[actor]));

export const passwordOf = ({ rows, strangerHashes }: State): Actor | null => {
  const hash = rows.account.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash) return null;
  return strangerHashes.includes(hash) ? 'stranger' : 'owner';
};

export function strangersOf({ rows, strangerHashes }: State) {
  return rows.account.filter(
    ({ accountId, password }) => accountId.endsWith('-stranger') || strangerHashes.includes(password ?? ''),
  );
}

/** The same for states that differ in nothing but ids and moments. */
export function keyOf(state: State): string {
  const { rows, cookies, isProved, maker, strangerTokens } = state;
  const nameOf = (id: string | null) => {
    const way = rows.account.find((one) => one.id === id);
    if (!way) return 'unknown';
    return way.providerId === 'credential' ? `password of ${passwordOf(state)}` : way.accountId;
  };
  const ways = rows.account.map(({ id, provedAt, browser: mark }) => {
    const madeIn = actors.find((actor) => mark === hashBrowserId(marks[actor]));
    return [nameOf(id), provedAt !== null, madeIn ?? null];
  });
  const sessions = rows.session.map(({ token, openedBy }) => [
    strangerTokens.includes(token),
    nameOf(openedBy),
  ]);
  const here = actors.map((actor) =>
    nameOf(rows.session.find(({ token }) => token === tokenOf(cookies[actor]))?.openedBy ?? null),
  );
  const pending = rows.mail.map(({ job }) => {
    const { pending: id } = job as { pending: string };
    const row = rows.verification.find(({ identifier }) => identifier.endsWith(`:${id}`));
    return actors.find((actor) => row?.value.includes(hashBrowserId(marks[actor])));
  });
  const distinct = (list: unknown[]) => [...new Set(list.map((one) => JSON.stringify(one)))].sort();
  return JSON.stringify([
    rows.user[0]?.emailVerified,
    maker,
    isProved,
    distinct(ways),
    distinct(sessions),
    here,
    pending.at(-1),
  ]);
}
