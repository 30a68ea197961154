// Shows: the operator’s commands: hide, list, delete, resend mail, metrics
// Spec: 10.10
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { backUp } from '#server/db/backup/backup.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { runAdmin } from '../../scripts/admin/run.ts';
import { mailsTo } from '../support/mails.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { type Member, newVisitor, saveCard, signUpMember, uploadPhoto } from '../support/visitor.ts';

let product: Product;
let member: Member;
let card: string;
let metricsPort: number;
let file: string;

test.beforeAll(async () => {
  metricsPort = await freePort();
  const dataDir = temporaryFolder();
  // As an operator makes it who thinks of nothing.
  await chmod(dataDir, 0o755);
  product = await startProduct({ dataDir, env: { METRICS_PORT: `${metricsPort}` } });
  member = await signUpMember(product, 'asha');
  const receiverPhoto = await uploadPhoto(member);
  file = receiverPhoto.file;
  card = await saveCard(member, { card: { message: 'Bees for \u202eyou', receiverPhoto } });
  // A mail that a mail server did not take.
  await ownerRows(
    product,
    `insert into mail_jobs (id, job, next_try_at, expires_at)
     values ('late', $1, now() + interval '1 hour', now() + interval '2 hours')`,
    [{ kind: 'reset', to: member.email, name: 'Asha' }],
  );
});

test.afterAll(async () => {
  await product.stop();
});

/** In this process: a process of its own for each command would cost a second of it. */
async function admin(...args: string[]) {
  const refuse = () => Promise.reject(new Error('It asked.'));
  return runAdmin(args, { env: { DATA_DIR: product.dataDir }, ask: refuse });
}

/** As it is typed, without a terminal. */
async function typed(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const [code] = await once(child, 'exit');
  return { code, output: output.trim() };
}

async function statuses(who: Pick<Member, 'send'>): Promise<number[]> {
  const paths = ['', '/scene.json?face=landscape', '/preview.jpg', '/picture.jpg?revision=1'];
  const found = [];
  for (const path of [...paths.map((path) => `/card/${card}${path}`), `/files/${file}`]) {
    found.push((await who.send(path)).status);
  }
  return found;
}

test('a hidden card is gone for everybody but its owner, who is told', async ({ page, context }) => {
  const reader = newVisitor(product);
  expect(await statuses(reader)).toEqual([200, 200, 200, 200, 200]);
  const hidden = await admin('card', 'hide', `${product.origin}/card/${card}?x=1`);
  expect(hidden).toEqual({ code: 0, text: `The card ${card} is now hidden: only its owner sees it.` });
  expect((await admin('card', 'hide', card)).text).toContain('already hidden');
  // The page was kept in memory; the notice that it changed is on its way.
  await expect.poll(() => statuses(reader)).toEqual([410, 410, 410, 410, 404]);
  expect(await (await reader.send(`/card/${card}`)).text()).toContain('This card isn’t shown any more.');
  expect(await statuses(member)).toEqual([200, 200, 200, 200, 200]);
  expect(await (await member.send('/dashboard?tab=created')).text()).toContain(
    'Hidden by the site: only you',
  );
  const preview = await member.send(`/card/${card}/preview.jpg`);
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  await context.addCookies(member.cookies());
  await page.goto(`${product.origin}/card/${card}`);
  const ribbon = page.getByText('Hidden by the site: only you can see this');
  await expect(ribbon).toBeVisible();

  expect((await admin('card', 'list', '--hidden')).text).toContain(card);
  expect((await admin('card', 'show', card)).text).toBe(
    `The card ${card} is now shown as its owner left it.`,
  );
  await expect.poll(() => statuses(reader)).toEqual([200, 200, 200, 200, 200]);
  expect((await admin('card', 'list', '--hidden')).text).toBe('There are no such cards.');
});

test('cards are listed without what they say unless it is asked for, and cannot command a terminal', async () => {
  const { text } = await admin('card', 'list', '--owner', member.email.toUpperCase());
  expect(text).toMatch(new RegExp(`^${card}  published  owner ${member.userId}  made 20`));
  expect(text).not.toContain('Bees');
  expect((await admin('card', 'list', card, '--text')).text).toContain('to Ravi, from Asha: Bees for');
  await ownerRows(product, `update "user" set name = $1 where id = $2`, ['A\u001b[2Jsha', member.userId]);
  expect((await admin('account', 'show', member.email)).text).toContain('A\ufffd[2Jsha');
});

test('what is removed is asked about, and without a terminal it has to be said', async () => {
  const second = await saveCard(member, { card: { message: 'Second' } });
  const env = { DATA_DIR: product.dataDir };
  const unsaid = await typed(['card', 'delete', second], env);
  expect(unsaid.code).toBe(1);
  expect(unsaid.output).toMatch(/^Nothing was done\. Remove the card .* Add --yes to say so\.$/);
  expect((await typed(['card', 'delete', second, '--yes'], env)).code).toBe(0);
  expect((await newVisitor(product).send(`/card/${second}`)).status).toBe(410);
  expect(await admin('card', 'delete', second, '--yes')).toMatchObject({ code: 1 });
});

test('a mail is sent once more, and sessions are ended', async () => {
  // The first came with the account.
  const mails = () => mailsTo(product, member.email, 'verification');
  await expect.poll(mails).toHaveLength(1);
  await admin('mail', 'resend', member.email);
  await expect.poll(mails).toHaveLength(2);
  const waiting = await admin('mail', 'waiting');
  expect(waiting.text).toMatch(/^reset +since 20.* {2}0 attempts {2}next /m);
  expect(waiting.text).not.toContain(member.email);
  expect((await admin('mail', 'waiting', '--text')).text).toContain(member.email);
  await ownerRows(product, 'update "user" set email_verified = true where id = $1', [member.userId]);
  expect((await admin('mail', 'resend', member.email)).text).toBe('This address is confirmed already.');
  const link =
    "insert into account (id, account_id, provider_id, user_id) values ('way', 'theirs', 'facebook', $1)";
  await ownerRows(product, link, [member.userId]);
  expect((await admin('account', 'show', member.email)).text).toMatch(
    /^opened by password, added 20.*, address never proved\nopened by facebook, added 20.*, address never proved$/m,
  );
  const unlinked = 'Facebook does not open the account any more, and its devices are signed out.';
  expect((await admin('account', 'unlink-facebook', member.email, '--yes')).text).toBe(unlinked);
  expect((await admin('account', 'unlink-facebook', member.email, '--yes')).text).toBe(
    'The account has no log-in with Facebook.',
  );
  expect((await admin('account', 'sign-out', member.email)).text).toBe('Signed out on 1 devices.');
  expect(await (await member.send('/session.json')).json()).toMatchObject({ email: null });
});

test('what is measured is read at an address of its own, and names nobody', async () => {
  const read = async (path: string, port = metricsPort) => fetch(`http://127.0.0.1:${port}${path}`);
  const reader = newVisitor(product);
  // The first may have to be rendered, the second is kept.
  for (const path of [
    `/card/${card}`,
    `/card/${card}`,
    `/card/${'A'.repeat(22)}`,
    `/nobody@example.org?card=${card}`,
  ]) {
    await (await reader.send(path)).text();
  }
  const answer = await read('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const line of [
    /^http_requests_total\{route="\/card\/:id",method="GET",status="4xx"\} [1-9]/m,
    /^http_requests_total\{route="\/studio\/photo",method="POST",status="2xx"\} 1$/m,
    /^http_requests_total\{route="other",method="GET",status="4xx"\} [1-9]/m,
    /^http_request_duration_seconds_bucket\{route="\/card\/:id",le="\+Inf"\} [1-9]/m,
    /^http_requests_in_flight\{route="\/card\/:id"\} 0$/m,
    /^bloom_database_connections\{state="idle"\} [1-9]/m,
    /^bloom_database_waiting 0$/m,
    /^bloom_database_up 1$/m,
    /^bloom_page_cache_hits_total [1-9]/m,
    /^bloom_mail_waiting [1-9]$/m,
    /^bloom_job_runs_total\{job="removal",outcome="succeeded"\} [1-9]/m,
    /^nodejs_eventloop_delay_seconds\{quantile="0\.99"\} 0\.\d/m,
    /^process_resident_memory_bytes [1-9]\d{7}/m,
  ]) {
    expect(text).toMatch(line);
  }
  // Every line is a comment, or a name, labels and one number.
  const odd = text.split('\n').filter((line) => !/^(#.*|[a-z0-9_]+(\{.*\})? [0-9.e+-]+|)$/.test(line));
  expect(odd).toEqual([]);
  for (const secret of [card, file, member.email, member.userId, 'example.org', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
  expect((await read('/')).status).toBe(404);
  expect((await fetch(`${product.origin}/metrics`)).status).toBe(404);
});

test('nobody else on the machine can read or write what is kept', async () => {
  const { dataDir } = product;
  await backUp({ dataDir, database: null, s3: null }, join(dataDir, 'backup.tar.gz'));
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const open = [];
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name);
    // PostgreSQL makes and removes files all the time.
    const { mode } = await stat(path).catch(() => ({ mode: 0 }));
    if ((mode & 0o077) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  expect(open).toEqual([]);
  for (const name of ['secret', 'lock', 'backup.tar.gz', 'postgres', 'files', 'outbox']) {
    expect(entries.map((entry) => entry.name)).toContain(name);
  }
  if (process.getuid?.() !== 0) return;
  const seen = spawnSync('find', [dataDir, '-mindepth', '1', '(', '-readable', '-o', '-writable', ')'], {
    uid: 54_321,
    encoding: 'utf8',
  });
  expect(seen.stdout).toBe('');
});

test('an account is deleted with its cards and files', async () => {
  const shown = await admin('account', 'show', member.email);
  expect(shown.text).toMatch(/keeps {5}1 cards \(0 hidden\), 1 files/);
  expect((await admin('account', 'delete', member.email, '--yes')).code).toBe(0);
  const { email, password } = member;
  expect((await member.post('/api/auth/sign-in/email', { email, password })).status).toBe(401);
  const bytes = await readdir(join(product.dataDir, 'files'), { recursive: true });
  expect(bytes.filter((path) => path.endsWith(file))).toEqual([]);
  expect(await admin('account', 'show', member.email)).toEqual({
    code: 1,
    text: 'There is no account with this address.',
  });
});

test('a command that is not understood is answered with its usage', async () => {
  for (const args of [
    [],
    ['card'],
    ['card', 'hide'],
    ['card', 'hide', card, 'x'],
    ['mail', 'waiting', 'x'],
  ]) {
    expect(await admin(...args), args.join(' ')).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^Usage/),
    });
  }
  expect((await admin('card', 'list', '--limit', '0')).text).toContain('--limit must be');
  expect((await admin('card', 'list', '--nothing')).code).toBe(2);
  expect(await admin('card', 'hide', 'AAAA')).toMatchObject({ code: 1 });
  expect((await admin('card', 'hide', 'A'.repeat(22))).text).toContain('There is no such card');
});

test('a product that does not run is started for the command and stopped again; one that never ran is refused', async () => {
  const empty = temporaryFolder();
  const refused = await typed(['mail', 'waiting'], { DATA_DIR: empty });
  expect(refused).toEqual({
    code: 1,
    output: `There is no database in ${empty}: set DATA_DIR or DATABASE_URL to the one you mean.`,
  });
  expect(await readdir(empty)).toEqual([]);
  const stopped = await startProduct({ dataDir: empty });
  await stopped.stop();
  const env = { DATA_DIR: empty };
  const ask = () => Promise.resolve();
  expect(await runAdmin(['card', 'list'], { env, ask })).toEqual({
    code: 0,
    text: 'There are no such cards.',
  });
  expect(await findRunning(empty)).toBeNull();
});
