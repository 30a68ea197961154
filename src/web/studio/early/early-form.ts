/*
 * The studio's form in a page whose code is not there yet: its names, and the script that runs until then.
 */

/** The `id` of the form. Its fields stand elsewhere in the page, and name it. */
export const earlyFormId = 'studio-form';

/** The fields of the form that edit the card. */
export const earlyFields = [
  'toName',
  'fromName',
  'heading',
  'age',
  'closeness',
  'language',
  'relationship',
  'tone',
  'message',
] as const;

export type EarlyField = (typeof earlyFields)[number];

/** The request and response of `POST /studio/drawing`: the form, and in `fonts` what `KnownFace` says, as JSON. */
export interface EarlyDrawing {
  readonly svg: string;
  /** `@font-face` rules of the fonts that the page lacks. */
  readonly css: string;
}

declare global {
  interface Window {
    /** Made by the scripts below. */
    earlyStudio?: {
      /** The page's code is there, and keeps what is typed. */
      hasCode(): void;
      /** The browser draws the card itself. */
      isLive(): void;
    };
  }
}

/*
 * The page has the functions below as text, above all other code. They use nothing from outside of themselves but the
 * browser.
 */

/** The server draws what is typed, a moment after the last letter. */
function drawWhatIsTyped(form: HTMLFormElement, drawing: Element): AbortController {
  const face =
    /font-family:"([^"]*)";font-weight:(\d+);src:url\(data:font\/woff2;base64,([^)]*)\)[^}]*unicode-range:([^}]*)\}/g;
  const facesIn = (css: string) => Array.from(css.matchAll(face), ([, ...parts]) => parts);
  const known = facesIn(drawing.textContent ?? '').map(([family, weight, , range]) => [
    family,
    weight,
    range,
  ]);
  const over = new AbortController();
  const { signal } = over;
  let timer = 0;
  let isDrawing = false;
  let isChanged = false;

  async function addFonts(css: string): Promise<void> {
    const added = facesIn(css).map(async ([family = '', weight = '', data = '', unicodeRange = '']) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(family, bytes, { weight, unicodeRange }).load());
      known.push([family, weight, unicodeRange]);
    });
    await Promise.all(added);
  }

  async function drawOnce(): Promise<void> {
    const body = new FormData(form);
    body.set('fonts', JSON.stringify(known));
    const answer = await fetch('/studio/drawing', { method: 'POST', body, signal, priority: 'high' });
    if (answer.status !== 200) return;
    const { svg, css } = (await answer.json()) as { svg: string; css: string };
    await addFonts(css);
    const shown = drawing.querySelector('svg');
    if (shown && !signal.aborted) shown.outerHTML = svg;
  }

  /** One request at a time; what changed meanwhile is drawn by the next. */
  async function draw(): Promise<void> {
    isChanged = true;
    if (isDrawing) return;
    isDrawing = true;
    while (isChanged) {
      isChanged = false;
      // Without an answer the card stays as it is until the next letter, or the page's code.
      await drawOnce().catch(() => {});
    }
    isDrawing = false;
  }

  function onChange({ target }: Event): void {
    if ((target as HTMLInputElement).form !== form) return;
    clearTimeout(timer);
    timer = window.setTimeout(draw, 200);
  }

  for (const type of ['input', 'change'])
    document.addEventListener(type, onChange, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return over;
}

/** What is typed stays when the page is loaded again at the same address. */
function keepWhatIsTyped(form: HTMLFormElement, key: string, signal: AbortSignal): void {
  const hidden = new Set(Array.from(form.querySelectorAll('input'), ({ name }) => name));
  const address = location.pathname + location.search;
  const user = new FormData(form).get('userId');
  const controls = () =>
    ([...form.elements] as HTMLInputElement[]).filter(
      ({ name, type }) => name && type !== 'submit' && !hidden.has(name),
    );

  function keep({ target }: Event): void {
    if ((target as HTMLInputElement).form !== form) return;
    const fields = [...new FormData(form)].filter(([name]) => !hidden.has(name));
    try {
      sessionStorage.setItem(key, JSON.stringify({ address, user, fields }));
    } catch {
      // The browser stores nothing.
    }
  }

  function giveBack(): void {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (kept?.address !== address || kept.user !== user) {
      sessionStorage.removeItem(key);
      return;
    }
    const values = new Map<string, string>(kept.fields);
    for (const control of controls()) {
      const value = values.get(control.name);
      if (value === undefined) continue;
      if (control.type === 'radio') control.checked = control.value === value;
      else control.value = value;
    }
    form.elements[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  for (const type of ['input', 'change']) document.addEventListener(type, keep, { capture: true, signal });
  try {
    giveBack();
  } catch {
    // The browser stores nothing, or what another release stored.
  }
}

/** Says that the code did not come, and loads the page again once the server answers. */
function loadLostCodeAgain(signal: AbortSignal): void {
  const state = document.getElementById('studio-code');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let isLost = false;

  async function tryAgain(isFirst: boolean): Promise<void> {
    const answer = await fetch('/session.json', { cache: 'no-store' }).catch(() => null);
    if (signal.aborted) return;
    if (!answer?.ok) setTimeout(tryAgain, 3_000, false);
    // Where the code is lost each time, the page is not loaded for ever: it has a link.
    else if (!isFirst || visit?.type !== 'reload') location.reload();
  }

  function lose(): void {
    if (isLost || signal.aborted) return;
    isLost = true;
    for (const child of state?.children ?? []) child.toggleAttribute('hidden');
    void tryAgain(true);
  }

  const isScript = (target: EventTarget | null) => target instanceof HTMLScriptElement;
  addEventListener('error', ({ target }) => isScript(target) && lose(), { capture: true, signal });
  addEventListener('unhandledrejection', lose, { signal });
}

function earlyStudio(formId: string, key: string): void {
  const form = document.getElementById(formId);
  const drawing = document.getElementById('card-drawing');
  if (!(form instanceof HTMLFormElement)) return;
  const code = new AbortController();
  const { signal } = code;
  const drawn = drawing?.firstElementChild ? drawWhatIsTyped(form, drawing) : null;
  keepWhatIsTyped(form, key, signal);
  loadLostCodeAgain(signal);

  // A panel that came with the page opens at once; the press is recorded besides, for the page's code.
  const open = ({ target }: Event) => {
    const button = (target as Element).closest('button[aria-controls]');
    const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
    if (!panel?.querySelector(`[form=${formId}]`)) return;
    for (const other of panel.parentElement?.children ?? []) other.toggleAttribute('hidden', other !== panel);
  };
  document.addEventListener('click', open, { capture: true, signal });

  const send = (event: SubmitEvent) => {
    const { submitter } = event;
    const pressed = [...(window.earlyPresses ?? [])];
    submitter?.setAttribute('aria-busy', 'true');
    // What was pressed in a panel, as for a wish, is to be in the card: only the code can do that.
    if (pressed.some((button) => button.closest('[data-panels]')) && submitter instanceof HTMLButtonElement) {
      event.preventDefault();
      window.earlyPresses?.add(submitter);
    } else window.isFormSent = true;
  };
  form.addEventListener('submit', send, { signal });
  // Back from the next page: the browser may have kept this one as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });

  window.earlyStudio = {
    hasCode() {
      code.abort();
      try {
        sessionStorage.removeItem(key);
      } catch {
        // The browser stores nothing.
      }
    },
    isLive: () => drawn?.abort(),
  };
}

/** The script, to be written into the page below the form and the drawing. */
export function earlyStudioScript(typedKey: string): string {
  const parts = [drawWhatIsTyped, keepWhatIsTyped, loadLostCodeAgain, earlyStudio].join('');
  return `{${parts}earlyStudio(${JSON.stringify(earlyFormId)},${JSON.stringify(typedKey)})}`;
}
