/*
 * The studio's form in a page whose code is not there yet: its names, and the script that shows what is typed into it.
 */

/** The `id` of the form. Its fields stand elsewhere in the page, and name it. */
export const earlyFormId = 'studio-form';

/** The fields of the form that edit the card. */
export const earlyFields = [
  'toName',
  'fromName',
  'heading',
  'age',
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
    /** Ends the drawing by the server; made by the script below. */
    endEarlyStudio?: () => void;
  }
}

/**
 * The server draws what is typed, a moment after the last letter, until `endEarlyStudio` is called. The page has this
 * function as text, above all other code: it uses nothing from outside of itself.
 */
function earlyStudio(formId: string): void {
  const form = document.getElementById(formId);
  const drawing = document.getElementById('card-drawing');
  if (!(form instanceof HTMLFormElement) || !drawing?.firstElementChild) return;
  const face =
    /font-family:"(.*?)";font-weight:(\d+);src:url\(data:font\/woff2;base64,(.*?)\).*?unicode-range:(.*?)\}/g;
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

  async function drawOnce(body: FormData): Promise<void> {
    body.set('fonts', JSON.stringify(known));
    const answer = await fetch('/studio/drawing', { method: 'POST', body, signal, priority: 'high' });
    if (!answer.ok) return;
    const { svg, css } = (await answer.json()) as { svg: string; css: string };
    await addFonts(css);
    const shown = drawing?.querySelector('svg');
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
      await drawOnce(new FormData(form as HTMLFormElement)).catch(() => {});
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
  window.endEarlyStudio = () => {
    clearTimeout(timer);
    over.abort();
  };
}

/** The script, to be written into the page below the form and the drawing. */
export const earlyStudioScript = () => `(${earlyStudio})(${JSON.stringify(earlyFormId)})`;
