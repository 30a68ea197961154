// Spec: 7.3
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { browser, jsonRequest, newEmail, password, testAuth } from '#tests/support/auth.ts';
import { testDatabase } from '#tests/support/database.ts';
import { said } from '#tests/support/said.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { user } from '../db/tables/accounts.ts';
import { signIn, signOut } from './forms.ts';
import { getViewer } from './viewer.ts';

vi.setConfig({ testTimeout: 60_000 });

const { db, owner } = await testDatabase();
const { auth, log, newAccount, logIn, viewerOf } = await testAuth(db);
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

const signUpBody = (email: string) => JSON.stringify({ name: 'Mina', email, password });

describe('requests below /api/auth', () => {
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
  ])('%s is refused with a sentence', async (_name, asked, status) => {
    const { status: given, text } = await ask('/sign-in/email', asked);
    expect(given).toBe(status);
    expect(JSON.parse(text).message).toMatch(/\w/);
  });

  test.each(['\0', 'a\0', '\ud800', 'é', 'a b'])('%j is not a link', async (token) => {
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
    const before = await db.$count(user);
    expect(await ask('/sign-up/email', { headers, body: signUpBody(newEmail()) })).toMatchObject({
      status: 403,
    });
    expect(await db.$count(user)).toBe(before);
  });

  test('a foreign page cannot end a session', async () => {
    const cookie = browser(await logIn(await newAccount())).get('cookie') ?? '';
    const headers = { origin: 'https://evil.example', cookie };
    expect(await ask('/sign-out', { headers, body: '{}' })).toMatchObject({ status: 403, cookies: [] });
  });

  test('what the body carries beyond the form is dropped', async () => {
    const email = newEmail();
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

  test('the Host header does not decide where links in mails lead', async () => {
    const email = newEmail();
    const sent = jsonRequest('/sign-up/email', { name: 'Mina', email, password });
    const request = new Request('http://evil.example/api/auth/sign-up/email', sent);
    const own = await testAuth(db);
    expect((await own.auth.handle(request)).status).toBe(200);
    const [mail] = await own.mails(email);
    expect(mail?.text).toContain(`${origin}/confirm-email?token=`);
    expect(mail?.text).not.toContain('evil');
  });
});

const failure = { ok: false, error: { status: 503, sentence: said('Something went wrong') } };

describe('a database that refuses to write a session', async () => {
  const owning = new pg.Client(owner);
  await owning.connect();
  afterAll(() => owning.end());

  const newForm = async () => ({ email: await newAccount(), password, rememberMe: false });

  /** Only for this person's sessions: the other tests go on. */
  async function refuseTo(write: 'insert' | 'delete', email: string, code: string) {
    const row = write === 'insert' ? 'new' : 'old';
    await owning.query(`
      create function refuse_session() returns trigger language plpgsql as $$ begin
        if ${row}.user_id = (select id from "user" where email = '${email}') then
          raise exception 'refused' using errcode = '${code}';
        end if;
        return ${row};
      end $$;
      create trigger refuse_session before ${write} on session for each row execute function refuse_session()`);
    return {
      async [Symbol.asyncDispose]() {
        await owning.query('drop function refuse_session() cascade');
      },
    };
  }

  test('because the disk is full: that is the database, not the visitor', async () => {
    const form = await newForm();
    {
      await using _ = await refuseTo('insert', form.email, '53100');
      expect(await signIn(auth, browser(), form)).toEqual(failure);
      const asked = ask('/sign-in/email', { body: JSON.stringify(form) });
      await expect(asked).rejects.toThrow(DatabaseUnavailable);
    }
    expect((await signIn(auth, browser(), form)).ok).toBe(true);
  });

  test('because of a mistake of ours: reading the session tells the cause, and not that the database is away', async () => {
    const form = await newForm();
    const cookies = await logIn(form.email);
    await owning.query('alter table session rename column user_agent to agent');
    try {
      const reading = getViewer(auth, browser(cookies));
      await expect(reading).rejects.toMatchObject({ name: 'QueryFailed', code: '42703' });
      const failed = { ok: false, error: { status: 500, sentence: said('Something went wrong') } };
      expect(await signIn(auth, browser(cookies), form)).toEqual(failed);
      expect(log()).toContain('"name":"QueryFailed","code":"42703"');
    } finally {
      await owning.query('alter table session rename column agent to user_agent');
    }
  });

  test('because the password was replaced meanwhile: it is a wrong password', async () => {
    const form = await newForm();
    await using _ = await refuseTo('insert', form.email, '23503');
    const wrong = { status: 401, sentence: said(/don’t match/) };
    expect(await signIn(auth, browser(), form)).toEqual({ ok: false, error: wrong });
  });

  test('does not sign anybody out, and does not say so', async () => {
    const email = await newAccount();
    const cookies = await logIn(email);
    {
      await using _ = await refuseTo('delete', email, '53100');
      expect(await signOut(auth, browser(cookies))).toEqual(failure);
    }
    expect(await viewerOf(cookies)).not.toBeNull();
  });
});

describe('without a database', async () => {
  const away = await testAuth(createDb(new pg.Pool({ host: '/nowhere' })));
  const form = { email: 'mina@example.com', password, rememberMe: false };

  test('signing in and out tell that it is the database, not the visitor', async () => {
    expect(await signIn(away.auth, browser(), form)).toEqual(failure);
    // As the server with a database made them.
    const { 'bb.session_token': token = '' } = await logIn(await newAccount());
    const cookies = { 'bb.session_token': token };
    await expect(getViewer(away.auth, browser(cookies))).rejects.toThrow(DatabaseUnavailable);
    const signsInAgain = jsonRequest('/sign-in/email', form, browser(cookies));
    await expect(away.auth.handle(signsInAgain)).rejects.toThrow(DatabaseUnavailable);
    expect(await signOut(away.auth, browser(cookies))).toEqual(failure);
    expect(away.log()).toContain('form not answered');
    expect(away.log()).not.toContain('mina@example.com');
  });
});
