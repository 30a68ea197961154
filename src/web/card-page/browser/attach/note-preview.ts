import { fetchPage } from '../fetch-page.ts';

/** Milliseconds without a key after which the picture is drawn anew. */
const pause = 450;

/**
 * Shows the note as it will stand while it is being written. The server draws it, as it draws the card; what does not come
 * leaves the picture that there is. `photo`: the address of a photo that this browser has, instead of the sent one.
 */
export function startNotePreview(form: HTMLFormElement, photo: () => string | null): void {
  const figure = form.querySelector<HTMLElement>('[data-look]');
  if (!figure) return;
  let timer = 0;
  let asked = new AbortController();
  let faces: readonly FontFace[] = [];

  async function draw() {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const fields = new FormData(form);
    const body = new URLSearchParams({ intent: 'look' });
    for (const name of ['name', 'words', 'file', 'ink']) body.set(name, `${fields.get(name) ?? ''}`);
    if (!body.get('name') && !body.get('words') && !body.get('file') && !body.get('ink')) return;
    const read = await fetchPage(form.action, { method: 'POST', body, signal });
    const svg = read?.page.querySelector<SVGSVGElement>('svg');
    if (!read || !svg || signal.aborted || !figure) return;
    const loaded = await Promise.all(facesIn(read.fonts).map((face) => face.load().catch(() => null)));
    if (signal.aborted) return;
    for (const old of faces) document.fonts.delete(old);
    faces = loaded.filter((face) => face !== null);
    for (const face of faces) document.fonts.add(face);
    const own = photo();
    if (own) svg.querySelector('image')?.setAttribute('href', own);
    figure.replaceChildren(document.adoptNode(svg));
    figure.hidden = false;
    closeUp(svg);
  }

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void draw(), pause);
  });
}

/** The note alone, and not the whole page on which it is the only one yet. */
function closeUp(svg: SVGSVGElement): void {
  const whole = svg.getBoundingClientRect();
  const note = svg.lastElementChild?.getBoundingClientRect();
  if (!note || whole.width === 0) return;
  const { width } = svg.viewBox.baseVal;
  const units = width / whole.width;
  const margin = width * 0.06;
  const top = (note.top - whole.top) * units - margin;
  svg.setAttribute('viewBox', `0 ${top} ${width} ${note.height * units + 2 * margin}`);
}

/** Loaded before they are used, so that no letter is seen in another font first. */
function facesIn(css: string): readonly FontFace[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const { style } = rule;
    const family = style.getPropertyValue('font-family').replace(/^["']|["']$/g, '');
    const weight = style.getPropertyValue('font-weight') || 'normal';
    return [new FontFace(family, style.getPropertyValue('src'), { weight })];
  });
}
