/**
 * Drives a browser that Playwright cannot: Debian's Firefox and WebKitGTK speak the protocols of the W3C, and each is a
 * driver of its own. What a user does is written once, here.
 */
export interface BrowserDriver<Handle> {
  setCookie(cookie: Cookie): Promise<void>;
  goto(url: string): Promise<void>;
  /** Calls an async function, given as its text, in the page. What it returns must fit in JSON. */
  evaluate(script: string, ...args: string[]): Promise<unknown>;
  /** As `evaluate`, for a function that returns an element, or null: then null. */
  find(script: string, ...args: string[]): Promise<Handle | null>;
  /** Moves the mouse to the middle of the element and presses its button. */
  click(element: Handle): Promise<void>;
  /** Presses and releases keys, in this order. */
  keys(actions: readonly KeyAction[]): Promise<void>;
  /** Chooses a file in a file field. */
  choose(element: Handle, path: string): Promise<void>;
  /** Resolves with the path of the next file that is downloaded whole. */
  nextDownload(): Promise<string>;
  close(): Promise<void>;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  /** A character, or a key of WebDriver's table. */
  readonly value: string;
}

/** Source: W3C, WebDriver, section 17.4.2. */
const controlKey = '\uE009';

/** One page of a browser, as a user meets it. Whatever is not there in a minute is an error. */
export interface DrivenPage
  extends Pick<BrowserDriver<unknown>, 'setCookie' | 'goto' | 'evaluate' | 'nextDownload' | 'close'> {
  /** Presses the button or link whose name begins so. */
  press(name: string): Promise<void>;
  /** Clicks into the field with this label and types. */
  fill(label: string, text: string): Promise<void>;
  /** Clicks into the field with this label and inserts what was copied; returns what the field holds then. */
  paste(label: string): Promise<string>;
  /** Chooses a file in the field, or the group, whose name begins so. */
  choose(group: string, path: string): Promise<void>;
  /** The text of the page once it contains all of these. */
  read(...texts: string[]): Promise<string>;
  /** Resolves once the page's path and query are these. */
  arrive(address: string): Promise<void>;
  /** Calls the function in the page until it returns something other than null or false. */
  until(script: string, ...args: string[]): Promise<unknown>;
}

const timeoutMs = 60_000;

export function drivePage<Handle>(driver: BrowserDriver<Handle>): DrivenPage {
  const { setCookie, goto, evaluate, nextDownload, close } = driver;

  /** Tries again where the page was left in the middle of it. */
  async function repeat<Value>(what: string, attempt: () => Promise<Value | null | false>): Promise<Value> {
    const end = Date.now() + timeoutMs;
    let reason: unknown;
    while (Date.now() < end) {
      const value = await attempt().catch((error: unknown) => {
        reason = error;
        return null;
      });
      if (value !== null && value !== false) return value;
    }
    const text = await evaluate('async () => location.href + "\\n" + document.body.innerText');
    throw new Error(`${what} was not there on this page:\n${text}`, { cause: reason });
  }

  async function click(name: string, script: string): Promise<void> {
    await driver.click(await repeat(name, () => driver.find(script, name)));
  }

  const until: DrivenPage['until'] = (script, ...args) =>
    repeat(args.join(', ') || script, () => evaluate(waiting(script), ...args));

  return {
    ...{ setCookie, goto, evaluate, nextDownload, close, until },
    press: (name) => click(name, reachable('button, a[href], summary')),
    async fill(label, text) {
      await click(label, reachable(fields));
      await driver.keys([...text].flatMap(stroke));
    },
    async paste(label) {
      await click(label, reachable(fields));
      const [down, up] = stroke(controlKey);
      await driver.keys([down, ...stroke('v'), up]);
      return String(await until('async () => document.activeElement.value || null'));
    },
    async choose(group, path) {
      const field = await repeat(group, () => driver.find(waiting(fileField), group));
      await driver.choose(field, path);
    },
    read: async (...texts) => String(await until(textWith, ...texts)),
    async arrive(address) {
      await until('async (address) => location.pathname + location.search === address', address);
    },
  };
}

function stroke(value: string): [KeyAction, KeyAction] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

const fields = 'input, textarea';

/* They run in the page. */

/** Calls the script again and again for a second, until it returns something. Pages in the background have no frames. */
function waiting(script: string): string {
  return `async (...args) => {
    for (const end = performance.now() + 1000; performance.now() < end; ) {
      const value = await (${script})(...args);
      if (value !== null && value !== false) return value;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  }`;
}

const textWith = `async (...texts) => {
  const text = document.body.innerText;
  return texts.every((one) => text.includes(one)) ? text : null;
}`;

const fileField = `async (name) =>
  [...document.querySelectorAll('input[type=file]')].find((field) => {
    const names = [field.closest('fieldset')?.querySelector('legend'), ...field.labels];
    return names.some((one) => one?.textContent.trim().startsWith(name));
  }) ?? null`;

/** The element with a name that begins so, once scripts run, it stands still and a click in its middle reaches it. */
function reachable(selector: string): string {
  return waiting(`async (name) => {
    // The page of a card is no page of the router.
    const isSite = Boolean(window.__reactRouterContext);
    const isReady = isSite ? window.__reactRouterDataRouter?.state.initialized : document.readyState === 'complete';
    if (!isReady) return null;
    const labels = (one) => [...(one.labels ?? [])];
    const nameOf = (one) => one.ariaLabel || labels(one)[0]?.title || (labels(one)[0] ?? one).textContent;
    for (const one of document.querySelectorAll('${selector}')) {
      if (!nameOf(one).trim().startsWith(name) || one.disabled || !one.checkVisibility()) continue;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = () => one.getBoundingClientRect();
      const before = place();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = place();
      if (x !== before.x || y !== before.y) continue;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (one.contains(hit) || labels(one).some((label) => label.contains(hit))) return one;
    }
    return null;
  }`);
}
