import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { browser, jar, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { user } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { getViewer } from './viewer.ts';

vi.setConfig({ testTimeout: 60_000 });

const { db, owner } = await testDatabase();
const { auth } = await testAuth(db);
const origin = 'http://localhost:3000';

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function ask(path: string, { method = 'POST', headers = {}, body }: Asked = {}) {
  const all = browser();
  all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  const request = new Request(`${origin}/api/auth${path}`, {
    method,
    headers: all,
    ...(body ? { body } : {}),
  });
  const answer = await auth.handle(request);
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie(), answer };
}

const signUpBody = (email: string) => JSON.stringify({ name: 'Mina', email, password: 'marigold tea' });

describe('the door to the accounts', () => {
  test.each([
    ['GET', '/get-session'],
    ['GET', '/list-sessions'],
    ['POST', '/update-user'],
    ['POST', '/change-email'],
    ['POST', '/delete-user'],
    ['POST', '/change-password'],
    ['POST', '/revoke-sessions'],
    ['GET', '/sign-in/social'],
    ['POST', '/sign-in/oauth2'],
    ['POST', '/link-social'],
    ['GET', '/list-accounts'],
    ['POST', '/callback/google'],
    ['GET', '/callback/github'],
    ['GET', '/callback/'],
    ['GET', '/callback/google/x'],
    ['GET', '/callback/__proto__'],
    ['GET', '/error'],
    ['GET', '/ok'],
    ['GET', '/sign-in/email'],
    ['PUT', '/sign-in/email'],
    ['POST', '/__proto__'],
    ['POST', '/constructor'],
    ['POST', '/sign-in/email/'],
    ['POST', ''],
  ])('%s %s is closed', async (method, path) => {
    expect(await ask(path, { method })).toMatchObject({ status: 404 });
  });

  test.each([
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a&password=b' },
      415,
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
    ['no JSON', { body: '{"email":' }, 400],
    ['a list', { body: '[]' }, 400],
    ['nothing', { body: '' }, 400],
    ['deep nesting', { body: `${'['.repeat(8000)}${']'.repeat(8000)}` }, 400],
    ['too much', { body: JSON.stringify({ email: 'x'.repeat(20_000) }) }, 413],
    ['objects for texts', { body: '{"email":{"$gt":""},"password":{"$gt":""}}' }, 400],
    ['half a character', { body: '{"email":"a@b.example","password":"\\ud800"}' }, 401],
    ['NUL in the password', { body: '{"email":"a@b.example","password":"a\\u0000b"}' }, 401],
    ['NUL in the address', { body: '{"email":"a\\u0000@b.example","password":"abcdef"}' }, 400],
  ])('%s is answered in words', async (_name, asked, status) => {
    const { status: given, text } = await ask('/sign-in/email', asked);
    expect(given).toBe(status);
    expect(JSON.parse(text).message).toMatch(/\w/);
  });

  test.each(['\0', 'a\0', '\ud800', 'é', 'a b'])('%j is no link of a letter', async (token) => {
    const body = JSON.stringify({ token, newPassword: 'seven lamps by the river' });
    expect(await ask('/reset-password', { body })).toMatchObject({ status: 400 });
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sub-domain', { origin: 'http://evil.localhost:3000' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['nobody', { origin: 'null' }],
    [
      'another site that only the browser names',
      { origin: '', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ],
  ])('a request from %s changes nothing', async (_name, headers) => {
    const email = `${randomId().toLowerCase()}@example.com`;
    const before = await db.$count(user);
    expect(await ask('/sign-up/email', { headers, body: signUpBody(email) })).toMatchObject({ status: 403 });
    expect(await db.$count(user)).toBe(before);
  });

  test('a foreign page cannot end a session', async () => {
    const email = `${randomId().toLowerCase()}@example.com`;
    const form = { name: 'M', email, password: 'marigold tea', confirmPassword: '', agreeToTerms: true };
    await signUp(auth, browser(), form);
    const result = await signIn(auth, browser(), { email, password: form.password, rememberMe: true });
    const cookie = Object.entries(result.ok ? jar(result.value.setCookies) : {})
      .map(([k, v]) => `${k}=${v}`)
      .join('; ');
    const headers = { origin: 'https://evil.example', cookie };
    expect(await ask('/sign-out', { headers, body: '{}' })).toMatchObject({ status: 403, cookies: [] });
  });

  test('what the body carries beyond the form is dropped', async () => {
    const email = `${randomId().toLowerCase()}@example.com`;
    const body = JSON.stringify({
      ...JSON.parse(signUpBody(email)),
      emailVerified: true,
      image: 'https://evil.example/x.png',
      id: 'chosen',
      callbackURL: 'https://evil.example',
      createdAt: '1990-01-01',
    });
    expect(await ask('/sign-up/email', { body })).toMatchObject({ status: 200 });
    const rows = await db.select().from(user);
    const row = rows.find((one) => one.email === email);
    expect(row).toMatchObject({ emailVerified: false, image: null });
    expect(row?.id).not.toBe('chosen');
  });

  test.each([
    '/verify-email?token=x&callbackURL=https://evil.example',
    '/verify-email?token=x&callbackURL=//evil.example',
    '/verify-email?token=x&callbackURL=/%5Cevil.example',
    '/reset-password/abc?callbackURL=https://evil.example',
    '/verify-email?token=x',
    '/verify-email',
    '/reset-password/abc',
  ])('%s leads to no other site', async (path) => {
    const { answer } = await ask(path, { method: 'GET' });
    expect(answer.status).toBeLessThan(500);
    const location = answer.headers.get('location');
    if (location) expect(new URL(location, origin).origin).toBe(origin);
  });

  test('the Host header does not decide what letters point to', async () => {
    const email = `${randomId().toLowerCase()}@example.com`;
    const headers = browser();
    headers.set('content-type', 'application/json');
    const request = new Request('http://evil.example/api/auth/sign-up/email', {
      method: 'POST',
      headers,
      body: signUpBody(email),
    });
    const own = await testAuth(db);
    expect((await own.auth.handle(request)).status).toBe(200);
    const [letter] = await own.letters(email);
    expect(letter?.text).toContain(`${origin}/confirm-email?token=`);
    expect(letter?.text).not.toContain('evil');
  });
});

test('a session that finds no room on the disk is the database, not the visitor', async () => {
  const email = `${randomId().toLowerCase()}@example.com`;
  const form = { email, password: 'marigold tea', rememberMe: false };
  await signUp(auth, browser(), { ...form, name: 'M', confirmPassword: '', agreeToTerms: true });
  const owning = new pg.Client(owner);
  await owning.connect();
  // Of this person only: the other tests go on.
  await owning.query(`
    create function no_room() returns trigger language plpgsql as $$ begin
      if new.user_id = (select id from "user" where email = '${email}') then
        raise exception 'could not extend file' using errcode = '53100';
      end if;
      return new;
    end $$;
    create trigger no_room before insert on session for each row execute function no_room()`);
  const said = { ok: false, error: { status: 503, sentence: 'Something went wrong' } };
  expect(await signIn(auth, browser(), form)).toEqual(said);
  const { email: address, password } = form;
  const asked = ask('/sign-in/email', { body: JSON.stringify({ email: address, password }) });
  await expect(asked).rejects.toThrow(DatabaseUnavailable);
  await owning.query('drop function no_room() cascade');
  await owning.end();
  expect((await signIn(auth, browser(), form)).ok).toBe(true);
});

describe('without a database', async () => {
  const away = await testAuth(createDb(new pg.Pool({ host: '/nowhere' })));
  const form = { email: 'mina@example.com', password: 'marigold tea', rememberMe: false };

  test('every way in says that it is the database, not the visitor', async () => {
    const failure = { ok: false, error: { status: 503, sentence: 'Something went wrong' } };
    expect(await signIn(away.auth, browser(), form)).toEqual(failure);
    const cookies = { 'bb.session_token': await signedToken() };
    await expect(getViewer(away.auth, browser(cookies))).rejects.toThrow(DatabaseUnavailable);
    expect(await signOut(away.auth, browser(cookies))).toEqual(failure);
    expect(away.log()).toContain('form not answered');
    expect(away.log()).not.toContain('mina@example.com');
  });

  /** A cookie that the server with a database made. */
  async function signedToken(): Promise<string> {
    const email = `${randomId().toLowerCase()}@example.com`;
    await signUp(auth, browser(), { ...form, name: 'M', email, confirmPassword: '', agreeToTerms: true });
    const result = await signIn(auth, browser(), { ...form, email });
    return (result.ok && jar(result.value.setCookies)['bb.session_token']) || '';
  }
});
