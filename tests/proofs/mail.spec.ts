// Shows: mail outlives the process, goes out once, over TLS
// Spec: 10.9
import { expect, test } from '@playwright/test';
import { cookieCheckPath } from '#web/request/next-path.ts';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { type MailProcess, startMailProcess } from '../support/mail-process.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

let folder: string;
let database: DatabaseServer;
const opened: { stop(): Promise<void> }[] = [];

test.beforeAll(async () => {
  folder = temporaryFolder();
  database = await startDatabaseServer();
});

test.afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

test.afterAll(() => database?.stop());

async function mailServer(tls: 'implicit' | 'starttls'): Promise<MailProcess> {
  const server = await startMailProcess(tls);
  opened.push(server);
  return server;
}

async function product(env: Readonly<Record<string, string>>): Promise<Product> {
  const shared = { DATABASE_URL: database.url, AUTH_SECRET: 'one secret for all processes of a site' };
  const started = await startProduct({ dataDir: folder, env: { ...shared, ...env } });
  opened.push(started);
  return started;
}

async function signUp({ post, email, password }: Visitor): Promise<void> {
  expect((await post('/api/auth/sign-up/email', { name: 'Mina', email, password })).ok).toBe(true);
}

const receivers = (mails: readonly string[]) => mails.map((one) => /^To: (.*?)\r?$/m.exec(one)?.[1]).sort();

/** The address that the mail's button opens. */
function linkIn(mail = ''): string {
  const plain = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /https?:\/\/\S+/.exec(plain)?.[0] ?? '';
}

test('mails outlive the process, reach nobody else, and go out once, whichever process sends them', async () => {
  // Three products start in it.
  test.setTimeout(120_000);
  const server = await mailServer('implicit');
  const first = await product(server.env);
  const visitors = Array.from({ length: 6 }, () => newVisitor(first, 'guest'));
  await Promise.all(visitors.map(signUp));
  // The certificate is nobody's that Node trusts.
  await expect.poll(() => first.output().match(/mail failed, trying again/g)?.length).toBeGreaterThan(5);
  for (const { email } of visitors) expect(first.output()).not.toContain(email);
  expect(server.mails).toEqual([]);
  await first.kill();
  // Nobody wants to wait for the next try.
  await ownerRows(first, 'update mail_jobs set next_try_at = now()');

  const trusting = { ...server.env, ...server.trust };
  const [second] = await Promise.all([product(trusting), product(trusting)]);
  await expect.poll(() => server.mails.length, { timeout: 30_000 }).toBe(6);
  await expect.poll(() => ownerRows(second, 'select id from mail_jobs')).toEqual([]);
  expect(receivers(server.mails)).toEqual(visitors.map(({ email }) => email).sort());
  const [sent = ''] = server.mails;
  expect(sent).toMatch(/^From: Birthday Bloom <hello@cards\.example>\r?$/m);
  expect(sent).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  const link = new URL(linkIn(sent));
  const answer = await newVisitor(second).send(link.pathname + link.search);
  expect(answer.headers.get('location')).toBe(cookieCheckPath(new Headers(), '/confirm-email'));
});

test('a connection that begins without TLS changes to TLS before the password is sent', async () => {
  const server = await mailServer('starttls');
  const visitor = newVisitor(await product({ ...server.env, ...server.trust }), 'late');
  await signUp(visitor);
  await expect.poll(() => receivers(server.mails)).toEqual([visitor.email]);
});
