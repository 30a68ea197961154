import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(program);

export const noFirefox = 'There is no Firefox here: install the system package firefox-esr.';

/** One page of a Firefox without windows. Source of the commands: W3C, WebDriver BiDi. */
export interface Firefox {
  setCookie(cookie: { readonly name: string; readonly value: string; readonly url: string }): Promise<void>;
  goto(url: string): Promise<void>;
  /** Presses the button whose words begin so, when it is there. */
  press(words: string): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /** The text of the page once it contains one of the words. */
  read(...words: string[]): Promise<string>;
  /** What its console says of the pages so far, and how they went against their content security policy. */
  complaints(): Promise<readonly string[]>;
  /** Resolves with the path of the next file that is downloaded whole. */
  nextDownload(): Promise<string>;
  close(): Promise<void>;
}

type Message = Readonly<{
  id?: number;
  type: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
}>;

export async function openFirefox(): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const child = await start(folder);
  const { send, event, each } = await connect(await addressOf(child));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['browsingContext.downloadEnd', 'log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: watched });
  const logged: string[] = [];
  each('log.entryAdded', ({ level, text }) => logged.push(`${level}: ${text}`));
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;

  async function call(script: string, ...words: string[]): Promise<string> {
    const answer = await send('script.callFunction', {
      functionDeclaration: script,
      arguments: words.map((value) => ({ type: 'string', value })),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type !== 'success') throw new Error(JSON.stringify(answer));
    return String((answer.result as { value?: unknown }).value);
  }

  return {
    async setCookie({ name, value, url }) {
      const cookie = { name, value: { type: 'string', value }, domain: new URL(url).hostname, path: '/' };
      await send('storage.setCookie', { cookie });
    },
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async press(words) {
      await call(pressed, words);
    },
    async type(label, text) {
      await call(focused, label);
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    read: (...words) => call(found, ...words),
    async complaints() {
      const end = `debug: ${await call(settled, crypto.randomUUID())}`;
      // Lines arrive in their order: before the last one all others are here.
      while (!logged.includes(end)) await event('log.entryAdded');
      return logged.filter((line) => !line.startsWith('debug: '));
    },
    async nextDownload() {
      const ended = await event('browsingContext.downloadEnd');
      if (ended.status !== 'complete') throw new Error(`The download ended: ${ended.status}`);
      return String(ended.filepath);
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** They run in the page. */
const watched = `() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error('content policy:', violatedDirective, blockedURI, sourceFile));
}`;
const focused = `async (words) => {
  for (;;) {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === words);
    if (label?.control && window.__reactRouterDataRouter?.state.initialized) return label.control.focus();
    await new Promise(requestAnimationFrame);
  }
}`;
const settled = `async (word) => {
  while (!window.__reactRouterDataRouter?.state.initialized) await new Promise(requestAnimationFrame);
  console.debug(word);
  return word;
}`;
const pressed = `async (words) => {
  for (;;) {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(words));
    if (button && !button.disabled) return button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}`;
const found = `async (...words) => {
  for (;;) {
    const text = document.body.innerText;
    if (words.some((word) => text.includes(word))) return text;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}`;

async function start(folder: string): Promise<ChildProcess> {
  const settings = {
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.helperApps.neverAsk.saveToDisk': 'video/mp4,video/webm',
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  return spawn(program, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
}

async function addressOf(child: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}.`)));
    createInterface({ input: child.stderr as NonNullable<ChildProcess['stderr']> }).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(`${address}/session`);
    });
  });
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const events = new EventTarget();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else events.dispatchEvent(new CustomEvent(message.method ?? '', { detail: message.params ?? {} }));
  });
  return {
    async send(method: string, params: object): Promise<Record<string, unknown>> {
      last += 1;
      const { promise, resolve } = Promise.withResolvers<Message>();
      answers.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
      const answer = await promise;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result ?? {};
    },
    async event(method: string): Promise<Record<string, unknown>> {
      const [{ detail }] = await once(events, method);
      return detail;
    },
    each(method: string, told: (params: Record<string, unknown>) => void): void {
      events.addEventListener(method, (event) => told((event as CustomEvent).detail));
    },
  };
}
