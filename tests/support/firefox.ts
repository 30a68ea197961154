import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserDriver, type DrivenPage, drivePage } from './driven-page.ts';
import { endProcess } from './end-process.ts';
import { temporaryFolder } from './new-folder.ts';

const program = '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(program);

export const noFirefox = 'There is no Firefox here: install the system package firefox-esr.';

export interface Firefox extends DrivenPage {
  /** What its console says of the pages so far, and how they went against their content security policy. */
  complaints(): Promise<readonly string[]>;
  /** Where what is printed goes, as a PDF: it is printed without a dialog. */
  readonly printedFile: string;
}

interface NodeHandle {
  readonly sharedId: string;
}

type Settings = Readonly<Record<string, string | number | boolean>>;

/** One page of a Firefox without windows. `more`: settings besides, by their names in `about:config`. */
export async function openFirefox(more: Settings = {}): Promise<Firefox> {
  const folder = temporaryFolder();
  const child = await start(folder, more);
  const bidi = await connectBidi(await addressOf(child));
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['browsingContext.downloadEnd', 'log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: reportsViolations });
  const logged: string[] = [];
  bidi.each('log.entryAdded', ({ level, text }) => logged.push(`${level}: ${text}`));
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const close = () => endProcess(child);
  const page = drivePage({ ...driver(bidi, contexts[0]?.context ?? ''), close });
  return {
    ...page,
    printedFile: printedFile(folder),
    async complaints() {
      const marker = crypto.randomUUID();
      // The page of a card has no router.
      await page.until(
        'async () => !window.__reactRouterContext || window.__reactRouterDataRouter?.state.initialized',
      );
      await page.evaluate('async (marker) => console.debug(marker)', marker);
      // Lines arrive in their order: before the last one all others are here.
      while (!logged.includes(`debug: ${marker}`)) await bidi.event('log.entryAdded');
      return logged.filter((line) => !line.startsWith('debug: '));
    },
  };
}

const reportsViolations = `() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error('content policy:', violatedDirective, blockedURI, sourceFile));
}`;

function driver({ send, event }: BidiConnection, context: string): Omit<BrowserDriver<NodeHandle>, 'close'> {
  async function call(script: string, ...args: string[]): Promise<Record<string, unknown>> {
    const answer = await send('script.callFunction', {
      functionDeclaration: script,
      arguments: args.map((value) => ({ type: 'string', value })),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type !== 'success') throw new Error(JSON.stringify(answer));
    return answer.result as Record<string, unknown>;
  }
  const perform = (action: object) => send('input.performActions', { context, actions: [action] });

  return {
    async setCookie({ name, value, url }) {
      const cookie = { name, value: { type: 'string', value }, domain: new URL(url).hostname, path: '/' };
      await send('storage.setCookie', { cookie });
    },
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(script, ...args) {
      const json = `async (...args) => JSON.stringify((await (${script})(...args)) ?? null)`;
      return JSON.parse(String((await call(json, ...args)).value));
    },
    async find(script, ...args) {
      const result = await call(script, ...args);
      return result.type === 'node' ? { sharedId: String(result.sharedId) } : null;
    },
    async click(element) {
      const move = { type: 'pointerMove', origin: { type: 'element', element }, x: 0, y: 0 };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
    },
    async keys(actions) {
      await perform({ type: 'key', id: 'keyboard', actions });
    },
    async choose(element, path) {
      await send('input.setFiles', { context, element, files: [path] });
    },
    async nextDownload() {
      const ended = await event('browsingContext.downloadEnd');
      if (ended.status !== 'complete') throw new Error(`The download ended: ${ended.status}`);
      return String(ended.filepath);
    },
  };
}

function printedFile(folder: string): string {
  return join(folder, 'printed.pdf');
}

async function start(folder: string, more: Settings): Promise<ChildProcess> {
  const toFile = 'print.printer_Mozilla_Save_to_PDF.print_to_file';
  const settings = {
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.helperApps.neverAsk.saveToDisk': 'video/mp4,video/webm',
    'print.always_print_silent': true,
    print_printer: 'Mozilla Save to PDF',
    [toFile]: true,
    [`${toFile}name`]: printedFile(folder),
    ...more,
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

type Message = Readonly<{
  id?: number;
  type: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
}>;

/** A connection to a browser. Source of its commands: W3C, WebDriver BiDi. */
interface BidiConnection {
  /** Resolves with the result of the command. Rejects with the browser's message when it fails. */
  send(method: string, params: object): Promise<Record<string, unknown>>;
  /** Resolves with the next event of this kind. */
  event(method: string): Promise<Record<string, unknown>>;
  each(method: string, listener: (params: Record<string, unknown>) => void): void;
}

async function connectBidi(address: string): Promise<BidiConnection> {
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
    async send(method, params) {
      last += 1;
      const { promise, resolve } = Promise.withResolvers<Message>();
      answers.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
      const answer = await promise;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result ?? {};
    },
    async event(method) {
      const [{ detail }] = await once(events, method);
      return detail;
    },
    each(method, listener) {
      events.addEventListener(method, (event) => listener((event as CustomEvent).detail));
    },
  };
}
