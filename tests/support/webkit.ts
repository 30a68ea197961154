import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type BrowserDriver, type DrivenPage, drivePage } from './driven-page.ts';
import { endProcess } from './end-process.ts';
import { temporaryFolder } from './new-folder.ts';
import { freePort } from './product.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const displayProgram = '/usr/bin/Xvfb';

export const hasWebKit = existsSync(driverProgram) && existsSync(displayProgram);

export const noWebKit =
  'There is no WebKitGTK with a display here: install the system packages webkit2gtk-driver and xvfb.';

/** How elements are written in JSON. Source: W3C, WebDriver, section 12.1. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementHandle = Readonly<Record<typeof elementKey, string>>;

/** One page of the browser that comes with WebKitGTK, on a display that nobody sees. */
export async function openWebKit(): Promise<DrivenPage> {
  const folder = temporaryFolder();
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const display = spawn(displayProgram, screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await firstLine(display);
  const port = await freePort();
  const child = spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      DISPLAY: `:${number}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      // The tests may run as root and in a container, where its sandbox cannot begin.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  await answers(`http://127.0.0.1:${port}`);
  const send = await session(`http://127.0.0.1:${port}`);
  return drivePage({
    ...driver(send, downloads),
    async close() {
      // The driver may close the connection before it answers.
      await send('DELETE', '').catch(() => undefined);
      for (const process of [child, display]) await endProcess(process);
    },
  });
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function driver(send: Send, downloads: string): Omit<BrowserDriver<ElementHandle>, 'close'> {
  async function call(script: string, args: readonly string[]): Promise<unknown> {
    const answer = await send('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        (${script})(...[...arguments].slice(0, -1))
          .then((value) => done([value]), (error) => done(String(error)));`,
      args,
    });
    if (!Array.isArray(answer)) throw new Error(String(answer));
    return answer[0];
  }

  return {
    async setCookie({ name, value, url }) {
      // Only for the page that is open.
      await send('POST', '/url', { url: new URL('/robots.txt', url).href });
      await send('POST', '/cookie', { cookie: { name, value, path: '/' } });
    },
    async goto(url) {
      await send('POST', '/url', { url });
    },
    evaluate: (script, ...args) => call(script, args),
    find: async (script, ...args) => (await call(script, args)) as ElementHandle | null,
    async click(element) {
      await send('POST', `/element/${element[elementKey]}/click`, {});
    },
    async keys(actions) {
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async choose(element, path) {
      await send('POST', `/element/${element[elementKey]}/value`, { text: path });
    },
    nextDownload: () => newFile(downloads),
  };
}

/** Begins a session; the commands go to it. */
async function session(origin: string): Promise<Send> {
  async function request(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = (await request('POST', '/session', { capabilities: {} })) as { sessionId: string };
  return (method, path, body) => request(method, `/session/${sessionId}${path}`, body);
}

async function answers(origin: string): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    const isUp = await fetch(`${origin}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
    await setTimeout(50);
  }
}

/** The next file that stands whole in the folder; until then it is empty, and another one has its bytes. */
async function newFile(folder: string): Promise<string> {
  const earlier = new Set(await readdir(folder));
  for await (const _ of watch(folder)) {
    for (const name of await readdir(folder)) {
      if (earlier.has(name) || name.endsWith('.wkdownload')) continue;
      const path = join(folder, name);
      if ((await stat(path)).size > 0) return path;
    }
  }
  throw new Error('The folder of downloads is gone.');
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const lines = createInterface({ input: stdout as NonNullable<typeof stdout> });
  const [line] = await once(lines, 'line');
  return line;
}
