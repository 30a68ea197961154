import { createHmac } from 'node:crypto';
import pg from 'pg';
import { newCard } from '#card/document/card.ts';
import { transientTableNames } from '#server/db/all-tables.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { randomId } from '#server/random-id.ts';
import { initOf, type Request } from './matrix-requests.ts';
import { ownerRows, type Product, someAddress } from './product.ts';
import type { Belongings } from './route-rule.ts';
import { confirmAddress, nextMonth } from './sender.ts';
import { type ServedRoute, servedRoutes } from './served-routes.ts';
import {
  changePassword,
  cookieOf,
  type Member,
  newGuest,
  newVisitor,
  saveCard,
  signUpMember,
  uploadPhoto,
} from './visitor.ts';

/** Everybody who asks for what is not theirs. All but the first three come with a cookie that is worth nothing. */
export const others = [
  'visitor',
  'stranger',
  'guest',
  'ended',
  'revoked',
  'expired',
  'deleted',
  'forged',
  'signed by others',
  'swapped',
] as const;

export type Other = (typeof others)[number];

/** Signed in themselves: what members may do, they may do to themselves. */
export const signedIn: readonly Other[] = ['stranger', 'guest'];

/** An account with a draft, a sealed card, photos, two sessions and a profile, and those who would like to have it. */
export interface World {
  readonly product: Product;
  /** All but the session that has run out: it is taken away when somebody comes with it. */
  readonly rows: StoredRows;
  readonly routes: readonly ServedRoute[];
  readonly owner: Member;
  readonly stranger: Member;
  readonly guest: Member;
  readonly belongings: Belongings;
  /** The same account with a published card that is sealed in place of the draft. */
  readonly sealed: Belongings;
  /** What an answer to anybody else must not hold; none of it is ever sent by them. */
  readonly secrets: readonly string[];
  /** Somebody's cookies by who it is. */
  readonly cookies: Readonly<Record<Other, string>>;
}

const password = 'a lamp behind nine doors';
const message = 'Only for your eyes, dear Ravi';
const sealedMessage = 'Not before your day, dear Ravi';
const noteWords = 'What Mia wrote on it';
const contactName = 'An aunt behind nine doors';
const designName = 'A look behind nine doors';
const receiver = 'aunt-behind-nine-doors@example.org';
const publicDesignName = 'What its maker calls it behind nine doors';
const website = 'https://owner-of-a-secret.example';
const sessionCookie = 'bb.session_token';

/** Signed in once more, as from another device; returns its cookies. */
export async function signedInAgain(product: Product, { email }: Member, word = password): Promise<string> {
  const other = newVisitor(product);
  const answer = await other.post('/api/auth/sign-in/email', { email, password: word, rememberMe: true });
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}.`);
  return cookieOf(other);
}

/** Each request comes from an address of its own, so that none is refused for the ones before. */
export function askAs({ origin }: Product, request: Request, cookie: string): Promise<Response> {
  const init = initOf(origin, request);
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', someAddress());
  if (cookie) headers.set('cookie', cookie);
  return fetch(origin + request.path, { ...init, headers });
}

export async function createWorld(product: Product): Promise<World> {
  const all = await openStoredRows(product);
  const owner = await signUpMember(product, 'owner');
  const stranger = await signUpMember(product, 'stranger');
  const guest = await newGuest(product);
  const revoked = await signedInAgain(product, owner, owner.password);
  await changePassword(owner, password);
  await owner.submit('/profile', { intent: 'save', fullName: 'Owner', website });
  const { cardId, photo } = await someCard(owner, 'draft', message);
  const closed = await someCard(owner, 'published', sealedMessage);
  const until = { intent: 'seal', opens: 'later', sealDate: nextMonth(), sealCity: 'Mumbai, India' };
  await owner.submit('/dashboard/seal', { ...until, cardId: closed.cardId });
  await signedInAgain(product, owner);
  const { userId, email } = owner;
  const sessions = await ownerRows<{ id: string; token: string }>(
    product,
    'select id, token from session where user_id = $1',
    [userId],
  );
  const own = tokenIn(cookieOf(owner));
  const sessionId = sessions.find(({ token }) => token !== own)?.id ?? '';
  const cookies = {
    ...(await worthless(product, owner, stranger)),
    visitor: '',
    stranger: cookieOf(stranger),
    guest: cookieOf(guest),
    revoked,
  };
  const gone = tokenIn(cookies.expired);
  const rows: StoredRows = {
    read: async (ids) => (await all.read(ids)).filter((row) => !row.includes(gone)),
    close: all.close,
  };
  const replyId = randomId();
  const reply = 'insert into replies (id, card_id, text) values ($1, $2, $3)';
  await ownerRows(product, reply, [replyId, cardId, 'Thank you']);
  const noteId = await addNote(product, cardId);
  const belongings = {
    userId,
    email,
    password,
    cardId,
    photo,
    sessionId,
    replyId,
    noteId,
    noteWords,
    contactId: await addContact(product, userId),
    contactName,
    designId: await addDesign(owner, cardId),
    designName,
    deliveryId: await addDelivery(product, { userId, cardId }),
    invitationId: await addInvitation(product, cardId),
    receiver,
    publicDesignId: await addPublicDesign(product, userId),
    publicDesignName,
    message,
  };
  return {
    product,
    rows,
    routes: servedRoutes,
    owner,
    stranger,
    guest,
    belongings,
    sealed: {
      ...belongings,
      ...closed,
      noteId: await addNote(product, closed.cardId),
      deliveryId: await addDelivery(product, { userId, cardId: closed.cardId }),
      message: sealedMessage,
    },
    secrets: [
      message,
      sealedMessage,
      noteWords,
      contactName,
      designName,
      receiver,
      publicDesignName,
      website,
      email,
      ...sessions.map(({ token }) => token),
    ],
    cookies,
  };
}

/** Somebody whose birthday an account keeps; returns the id. */
async function addContact(product: Product, userId: string): Promise<string> {
  const id = randomId();
  await ownerRows(
    product,
    `insert into contacts (user_id, id, form_key, name, calendar, month, day, leap_day, accepted_at)
     values ($1, $2, $3, $4, 'gregorian', 4, 24, 'february', now())`,
    [userId, id, randomId(), contactName],
  );
  // An import of the same name, which can be undone.
  await ownerRows(product, 'insert into contact_imports (user_id, id) values ($1, $2)', [userId, id]);
  return id;
}

/** Saves the look of a card as a design; returns the id. */
async function addDesign(owner: Member, cardId: string): Promise<string> {
  const form = { cardId, name: designName, key: randomId() };
  const saved = await owner.submit('/dashboard/designs/new', form);
  return saved.headers.get('location')?.split('#')[1] ?? '';
}

/** Has the link of a card mailed next month; returns the id. */
async function addDelivery(
  product: Product,
  { userId, cardId }: { readonly userId: string; readonly cardId: string },
): Promise<string> {
  await confirmAddress(product, userId);
  const id = randomId();
  await ownerRows(
    product,
    `insert into deliveries (card_id, id, user_id, email, address_hash, language, date, time, zone, city)
     values ($1, $2, $3, $4, 'hash', 'en', $5, '08:00', 'Asia/Kolkata', 'Mumbai, India')`,
    [cardId, id, userId, receiver, nextMonth()],
  );
  return id;
}

/** Gives a design of this account to everybody; returns the id. */
async function addPublicDesign(product: Product, userId: string): Promise<string> {
  const id = randomId();
  await ownerRows(
    product,
    `insert into designs (id, user_id, creation_key, look, fingerprint, likeness, tone, name, state, occasion, mood,
       motif, submitted_at, published_at)
     values ($1, $2, $1, $3, $1, $1, 'sweet', $4, 'public', 'Sister', 'Elegant', 'flowers', now(), now())`,
    [id, userId, newCard(7), publicDesignName],
  );
  return id;
}

/** Invites somebody by name to sign a card; returns the id. */
async function addInvitation(product: Product, cardId: string): Promise<string> {
  const id = randomId();
  await ownerRows(
    product,
    `insert into invitations (card_id, id, name, link_hash, position) values ($1, $2, 'Ravi', $2, 0)`,
    [cardId, id],
  );
  return id;
}

/** Lets others sign a card, and writes what one of them wrote; returns its id. */
async function addNote(product: Product, cardId: string): Promise<string> {
  const [id, link, own] = [randomId(), randomId(), randomId()];
  const signing = 'insert into signings (card_id, link_hash, max_notes) values ($1, $2, 9)';
  await ownerRows(product, signing, [cardId, link]);
  await ownerRows(
    product,
    `insert into contributions (card_id, id, form_key, link_hash, name, words, audience, position, approved_at)
     values ($1, $2, 'key', $3, 'Mia', $4, 'everyone', 1, now())`,
    [cardId, id, own, noteWords],
  );
  await ownerRows(product, 'update cards set notes_revision = 1 where id = $1', [cardId]);
  return id;
}

async function someCard(owner: Member, status: 'draft' | 'published', message: string) {
  const photo = await uploadPhoto(owner);
  return { cardId: await saveCard(owner, { status, card: { message, receiverPhoto: photo } }), photo };
}

/** Cookies that opened something once, or look as if they did. */
async function worthless(product: Product, owner: Member, stranger: Member) {
  const ended = await signedInAgain(product, owner);
  await askAs(product, { method: 'POST', path: '/signout', body: new URLSearchParams() }, ended);
  const expired = await signedInAgain(product, owner);
  await ownerRows(product, "update session set expires_at = now() - interval '1 minute' where token = $1", [
    tokenIn(expired),
  ]);
  const leaver = await signUpMember(product, 'leaver');
  const deleted = cookieOf(leaver);
  const left = await leaver.submit('/dashboard/settings', {
    intent: 'delete-account',
    ownPassword: leaver.password,
  });
  if (left.headers.get('location') !== '/') throw new Error('The account was not deleted.');
  const token = tokenIn(cookieOf(owner));
  const signature = signatureIn(cookieOf(owner));
  // The first letter: the lowest bits of the last one mean nothing, and a signature that ends in A is the same with B.
  const bent = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const foreign = createHmac('sha256', 'a secret of somebody else, long enough')
    .update(token)
    .digest('base64');
  return {
    ended,
    expired,
    deleted,
    forged: cookieWith(token, bent),
    'signed by others': cookieWith(token, foreign),
    swapped: cookieWith(token, signatureIn(cookieOf(stranger))),
  };
}

function cookieWith(token: string, signature: string): string {
  return `${sessionCookie}=${encodeURIComponent(`${token}.${signature}`)}`;
}

function partsOf(cookies: string): string[] {
  const value = new RegExp(`${sessionCookie}=([^;]+)`).exec(cookies)?.[1] ?? '';
  return decodeURIComponent(value).split('.');
}

function tokenIn(cookies: string): string {
  return partsOf(cookies)[0] ?? '';
}

function signatureIn(cookies: string): string {
  return partsOf(cookies)[1] ?? '';
}

interface StoredRows {
  /** Every row of every table as text, sorted; only those that name one of `ids`, where some are given. */
  read(ids?: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Counts of requests, views and downloads change with every request, and mails leave and processes speak when they like. */
const volatileTables: readonly string[] = ['rate_limit', 'mail_jobs', ...transientTableNames];

/** Columns that every reader changes: a session notes after some minutes that it is used. */
function volatileColumns(table: string): string {
  return table === 'session' ? 'updated_at,expires_at' : 'views,downloads';
}

/** Opens a product's own database, past the product. */
async function openStoredRows({ dataDir }: Pick<Product, 'dataDir'>): Promise<StoredRows> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error('The database does not run.');
  const client = new pg.Client(connection('owner'));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const tables = rows.map(({ name }) => name).filter((name) => !volatileTables.includes(name));
  const text = tables
    .map(
      (name) =>
        `select '${name} ' || (to_jsonb(t) - '{${volatileColumns(name)}}'::text[])::text as row from public."${name}" t`,
    )
    .join(' union all ');
  return {
    async read(ids) {
      const all = (await client.query<{ row: string }>(text)).rows.map(({ row }) => row).sort();
      return ids ? all.filter((row) => ids.some((id) => row.includes(id))) : all;
    },
    close: () => client.end(),
  };
}
