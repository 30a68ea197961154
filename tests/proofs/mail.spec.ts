// Shows: mail outlives the process, goes out once, over TLS
// Spec: 10.9
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cookieCheckPath } from '#web/request/next-path.ts';
import { selfSigned } from '../support/certificate.ts';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { type MailProcess, type MailProcessOptions, startMailProcess } from '../support/mail-process.ts';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

const certificate = selfSigned();
const account = { user: 'cards@mail.example', password: 'p@ss word' };
let folder: string;
let database: DatabaseServer;
const opened: { stop(): Promise<void> }[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bloom-mail-'));
  await writeFile(join(folder, 'ca.pem'), certificate.cert);
  database = await startDatabaseServer();
});

test.afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

test.afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function mailServer(tls: MailProcessOptions['tls']): Promise<MailProcess & { url: string }> {
  const port = await freePort();
  const server = await startMailProcess({ port, tls, ...certificate, ...account });
  opened.push(server);
  const [scheme, query] = tls === 'implicit' ? ['smtps', ''] : ['smtp', '?tls=required'];
  const names = [account.user, account.password].map(encodeURIComponent).join(':');
  return { ...server, url: `${scheme}://${names}@localhost:${port}${query}` };
}

async function product(smtpUrl: string, env: Record<string, string> = {}): Promise<Product> {
  const shared = { DATABASE_URL: database.url, AUTH_SECRET: 'one secret for all processes of a site' };
  const started = await startProduct({
    dataDir: folder,
    env: { ...shared, SMTP_URL: smtpUrl, MAIL_FROM: 'hello@cards.example', ...env },
  });
  opened.push(started);
  return started;
}

const trusting = () => ({ NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });

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
  const first = await product(server.url);
  const visitors = Array.from({ length: 6 }, () => newVisitor(first, 'guest'));
  await Promise.all(visitors.map(signUp));
  // The certificate is nobody's that Node trusts.
  await expect.poll(() => first.output().match(/mail failed, trying again/g)?.length).toBeGreaterThan(5);
  for (const { email } of visitors) expect(first.output()).not.toContain(email);
  expect(server.mails).toEqual([]);
  await first.kill();
  // Nobody wants to wait for the next try.
  await ownerRows(first, 'update mail_jobs set next_try_at = now()');

  const [second] = await Promise.all([product(server.url, trusting()), product(server.url, trusting())]);
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
  const visitor = newVisitor(await product(server.url, trusting()), 'late');
  await signUp(visitor);
  await expect.poll(() => receivers(server.mails)).toEqual([visitor.email]);
});
