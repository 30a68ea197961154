import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Card, newCard, type Photo } from '#card/document/card.ts';
import { hashPassword } from '#server/auth/password/password-hash.ts';
import { randomId } from '#server/random-id.ts';
import { ownerRows, type Product, someAddress } from './product.ts';

/** Somebody who speaks HTTP with the product without a browser, as a script or an attacker would. */
export interface Visitor {
  readonly email: string;
  readonly password: string;
  /** Sends a request with the cookies so far, from our own origin unless the headers say otherwise. */
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** Sends a form as a page without scripts does. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** The cookies so far, for a browser that is to go on as this visitor. */
  cookies(): { name: string; value: string; url: string }[];
}

let count = 0;

/** A visitor without an account. */
export function newVisitor(
  { origin }: Pick<Product, 'origin'>,
  name = 'visitor',
  earlierCookies: readonly [name: string, value: string][] = [],
): Visitor {
  count += 1;
  const address = someAddress();
  const cookies = new Map(earlierCookies);
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      origin,
      'x-forwarded-for': address,
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    });
    if (cookies.size === 0) headers.delete('cookie');
    for (const [key, value] of new Headers(init.headers)) headers.set(key, value);
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(key);
      else cookies.set(key, value);
    }
    return answer;
  }
  return {
    email: `${name.toLowerCase()}-${process.pid}-${count}@example.org`,
    password: memberPassword,
    send,
    cookies: () => [...cookies].map(([key, value]) => ({ name: key, value, url: origin })),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    submit: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** The header with the visitor's cookies. */
export function cookieOf(visitor: Pick<Visitor, 'cookies'>): string {
  return visitor
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

export interface Member extends Visitor {
  readonly userId: string;
}

/** A visitor who has signed up and signed in, as the forms do. */
export async function signUpMember(product: Product, name = 'member'): Promise<Member> {
  const visitor = newVisitor(product, name);
  const { email, password } = visitor;
  await expectOk(await visitor.post('/api/auth/sign-up/email', { name, email, password }));
  await expectOk(await visitor.post('/api/auth/sign-in/email', { email, password, rememberMe: true }));
  const [row] = await ownerRows<{ id: string }>(product, 'select id from "user" where email = $1', [email]);
  if (!row) throw new Error('The account was not stored.');
  return { ...visitor, userId: row.id };
}

/**
 * A member whose account and session are written into the database, where signing up is not the story: that takes two
 * hashes of the password, a mail and several requests. The product must keep its secret in its data folder.
 */
export async function newMember(product: Product, name = 'member'): Promise<Member> {
  const { token, userId } = { token: randomId(), userId: randomId() };
  const visitor = newVisitor(product, name, [
    ['bb.session_token', await signedCookie(token, join(product.dataDir, 'secret'))],
  ]);
  await ownerRows(product, memberRows, [
    userId,
    name,
    visitor.email,
    randomId(),
    await passwordHash,
    randomId(),
    token,
  ]);
  return { ...visitor, userId };
}

/** Somebody who went on without an account, as the button on the log-in page does. */
export async function newGuest(product: Product): Promise<Member> {
  const visitor = newVisitor(product, 'guest');
  await expectOk(await visitor.post('/api/auth/sign-in/anonymous', {}));
  const { guest } = (await (await visitor.send('/session.json')).json()) as { guest: string };
  return { ...visitor, userId: guest };
}

interface SentReport {
  readonly card: string;
  /** 22 characters. */
  readonly key: string;
  readonly reason: string;
  readonly text?: string;
}

/** Sends the form of the page on which a card is reported. */
export function report(visitor: Visitor, { card, text = '', ...fields }: SentReport): Promise<Response> {
  return visitor.submit(`/report?card=${card}`, { intent: 'report', card, text, ...fields });
}

const memberRows = `
  with member as (insert into "user" (id, name, email) values ($1, $2, $3)),
    credential as (
      insert into account (id, account_id, provider_id, user_id, password) values ($4, $1, 'credential', $1, $5))
  insert into session (id, token, user_id, opened_by, expires_at) values ($6, $7, $1, $4, now() + interval '7 days')`;

const memberPassword = 'a quiet garden with bees';
const passwordHash = hashPassword(memberPassword);

/** As the server signs its cookies. */
async function signedCookie(value: string, secretFile: string): Promise<string> {
  const secret = (await readFile(secretFile, 'utf8')).trim();
  return encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);
}

/** On the page of settings; every other session of the member ends. */
export function changePassword(
  { submit, password: currentPassword }: Member,
  password: string,
): Promise<Response> {
  const form = { intent: 'change-password', currentPassword, password, confirmPassword: password };
  return submit('/dashboard/settings', form);
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}

/** What the studio sends to save a card; a new one unless its id and revision are given. */
export function saveRequest(
  { userId }: Pick<Member, 'userId'>,
  request: {
    readonly card: unknown;
    readonly status: string;
    readonly cardId?: string;
    readonly expectedRevision?: number;
    readonly design?: string | undefined;
  },
) {
  return { userId, cardId: null, creationKey: crypto.randomUUID(), expectedRevision: null, ...request };
}

/** Uploads a photo as the studio does, of one colour unless its bytes are given; as a card has it. */
export async function uploadPhoto(member: Pick<Visitor, 'send'>, bytes?: Uint8Array): Promise<Photo> {
  const create = { width: 300, height: 200, channels: 3, background: '#cc8844' } as const;
  const body = new Uint8Array(bytes ?? (await sharp({ create }).jpeg().toBuffer()));
  const answer = await member.send('/studio/photo', { method: 'POST', body });
  const { photo } = (await answer.json()) as { photo?: Pick<Photo, 'file' | 'width' | 'height'> };
  if (!photo) throw new Error(`The photo was answered with ${answer.status}.`);
  return { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

interface SavedCard {
  readonly status?: 'draft' | 'published';
  readonly card?: Partial<Card>;
  /** The id of the design that it began with. */
  readonly design?: string;
}

const words = { toName: 'Ravi', fromName: 'Asha', message: 'Happy birthday!' };

/** For stories of something else: the card is open at once, and nothing stands below it. */
const withoutOpening: Card['opening'] = { envelope: 'seal', candles: false, shown: false };

/** Saves a card as the studio does; returns its id. */
export async function saveCard(
  member: Member,
  { status = 'published', card = {}, design }: SavedCard = {},
): Promise<string> {
  const whole = { ...newCard(11), ...words, opening: withoutOpening, ...card };
  const answer = await member.post('/studio/save', saveRequest(member, { status, design, card: whole }));
  const body = (await answer.json()) as { saved?: { id: string } };
  if (!body.saved) throw new Error(`The card was not saved: ${JSON.stringify(body)}`);
  return body.saved.id;
}
