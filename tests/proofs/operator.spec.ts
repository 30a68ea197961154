// Shows: starting, stopping, wrong settings, a taken port, security headers
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { inlineScripts } from '../support/inline-scripts.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { freePort, type Product, startProduct } from '../support/product.ts';

let dataDir: string;

test.beforeEach(() => {
  dataDir = temporaryFolder();
});

async function run(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, NODE_OPTIONS: '', ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = once(child, 'exit');
  return { child, ended, output: () => output };
}

/** The process of the built server that uses this folder, as Linux lists it. */
async function productPid(folder: string): Promise<string> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    if ((await read('cmdline')).includes('build/server/index.js') && (await read('environ')).includes(folder))
      return pid;
  }
  throw new Error('The product does not run in a process of its own.');
}

/** What it says where it does not start. */
function refusalOf(start: Promise<Product>): Promise<string> {
  return start.then(
    () => 'started',
    (error: Error) => error.message,
  );
}

test('npm start says where it is in one line, and ends with npm', async () => {
  const port = await freePort();
  // The first start makes the database, the second one is what an operator sees every day.
  const first = await startProduct({ dataDir });
  await first.stop();
  const npm = await run('npm', ['start'], { PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await expect.poll(() => npm.output(), { timeout: 45_000 }).toContain('is ready at');
  const lines = npm
    .output()
    .split('\n')
    .filter((line) => line.includes('http'));
  expect(lines).toEqual([`Birthday Bloom is ready at http://localhost:${port}`]);

  const environment = await readFile(`/proc/${await productPid(dataDir)}/environ`, 'utf8');
  expect(environment.split('\0')).toContain('MALLOC_ARENA_MAX=2');

  npm.child.kill('SIGTERM');
  await npm.ended;
  await expect.poll(() => findRunning(dataDir), { timeout: 15_000 }).toBeNull();
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});

test.describe('of one that runs', () => {
  let product: Product;

  test.beforeAll(async () => {
    product = await startProduct();
  });

  // The last story ends it, unless one before has failed.
  test.afterAll(() => product.stop());

  test('with its port taken, it says one sentence and nothing else', async () => {
    const port = Number(new URL(product.origin).port);
    const env = { PORT: `${port}`, DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
    const second = await run(process.execPath, ['build/server/index.js'], env);
    const [code] = await second.ended;
    expect(code).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`,
    );
  });

  test('a second process on the same folder is refused at once and told whose it is', async () => {
    const refusal = await refusalOf(startProduct({ dataDir: product.dataDir }));
    expect(refusal).toContain(`${product.process.pid}`);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  });

  test('every kind of response has the security headers, a request id and a caching rule', async () => {
    for (const path of [
      '/',
      '/healthz',
      '/nowhere',
      '/assets/nothing.js',
      '/api/auth/nothing',
      '/dashboard',
      '/card/x',
      '/card/x.data',
    ]) {
      const answer = await fetch(product.origin + path, { redirect: 'manual' });
      const { headers } = answer;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/script-src 'self'( 'sha256-[^']{44}')*;/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      const html = await answer.text();
      const scripts = inlineScripts(html);
      const isSitePage = (headers.get('content-type') ?? '').startsWith('text/html') && path !== '/card/x';
      // The page of a card has none.
      expect(scripts.length > 0, path).toBe(isSitePage);
      for (const { hash, tag } of scripts) expect(policy, tag).toContain(`'sha256-${hash}'`);
    }
  });

  test('the two signals that a terminal and npm send count as one: the database is stopped in order', async () => {
    product.process.kill('SIGINT');
    product.process.kill('SIGINT');
    const [code] = await once(product.process, 'exit');
    expect(code).toBe(0);
    expect(await findRunning(product.dataDir)).toBeNull();
  });
});

test('a wrong setting ends the start with one sentence that names it', async () => {
  const env = { SMTP_URL: 'carrier pigeon', MAIL_FROM: 'a@b.example' };
  const refusal = await refusalOf(startProduct({ dataDir, env }));
  const [, ...lines] = refusal.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('SMTP_URL');
});

test('forms work behind a proxy that speaks HTTPS and changes the host', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://cards.example' } });
  const port = new URL(product.origin).port;
  const post = (path: string, origin: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: 'inside:8080', origin, 'content-type': 'application/x-www-form-urlencoded' };
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end('intent=login&email=nobody@example.org&password=a+wrong+guess');
    });
  expect(await post('/login', 'https://cards.example')).toBe(401);
  expect(await post('/login.data', 'https://cards.example')).toBe(401);
  expect(await post('/login', 'https://evil.example')).toBe(403);
});
