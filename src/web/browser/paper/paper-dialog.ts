import type { Corners, Point } from '#encode/paper/pixels.ts';
import styles from './paper-dialog.css?inline';
import type { PaperTexts } from './paper-texts.ts';
import type { PaperAnswer, PaperRequest } from './paper-worker.ts';

/** Lines in shares of the longer side of what is drawn. */
export type Lines = readonly (readonly Point[])[];

interface PaperOptions {
  readonly file: File;
  readonly texts: PaperTexts;
  /** Whether the paper is made transparent at first. */
  readonly paper: 'kept' | 'clear';
}

let isStyled = false;

/** Shows a photographed sheet, to be cut out. Resolves with the picture; null where nothing is to come of it. */
export async function pictureFromPaper({ file, texts, paper }: PaperOptions): Promise<File | null> {
  const made = await openPaper(file, texts, (corners, chosen) => ({ picture: chosen, corners }), paper);
  if (!made || !('picture' in made)) return null;
  const { type } = made.picture;
  return new File([made.picture], `paper.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}

/** The same for lines drawn with a pen. */
export async function linesFromPaper({ file, texts }: Omit<PaperOptions, 'paper'>): Promise<Lines | null> {
  const made = await openPaper(file, texts, (corners) => ({ lines: true, corners }), null);
  return made && 'lines' in made ? made.lines : null;
}

type Made = Extract<PaperAnswer, { picture: Blob } | { lines: Lines }>;
type Wanted = PaperRequest extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

/** `paper`: what is chosen at first; null where there is no choice. */
function openPaper(
  file: File,
  texts: PaperTexts,
  wantedOf: (corners: Corners, paper: 'kept' | 'clear') => Wanted,
  paper: 'kept' | 'clear' | null,
): Promise<Made | null> {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    isStyled = true;
  }
  const before = document.activeElement;
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' });
  const { dialog, photo, made, problem, status, use, cancel, choices } = dialogOf(texts, paper);
  const closed = new AbortController();
  let corners: Corners | null = null;
  let result: Made | null = null;
  /** It was pressed while it was being made: it is used when it is there. */
  let isUsePressed = false;
  let asked = 0;
  let shownAddress = '';
  let timer = 0;

  function open(chosen: File): void {
    clearTimeout(timer);
    corners = null;
    isUsePressed = false;
    problem.textContent = '';
    beginWork();
    if (photo.contains(document.activeElement)) cancel.focus();
    photo.replaceChildren();
    made.replaceChildren();
    ask({ open: chosen });
  }

  /** What was made, or is being made, is no longer what is asked for. */
  function beginWork(): void {
    asked += 1;
    result = null;
    use.setAttribute('aria-disabled', 'true');
    status.textContent = texts['working.status'];
  }

  function ask(wanted: Wanted): void {
    worker.postMessage({ id: asked, ...wanted } as PaperRequest);
  }

  function make(): void {
    if (!corners) return;
    beginWork();
    const chosen = choices.find((choice) => choice.checked)?.value === 'kept' ? 'kept' : 'clear';
    ask(wantedOf(corners, chosen));
  }

  /** Of other corners, or in another way. */
  function makeAgain(): void {
    problem.textContent = '';
    make();
  }

  function fail(sentence: string): void {
    problem.textContent = sentence;
    status.textContent = '';
    isUsePressed = false;
  }

  function show(answer: Made): void {
    result = answer;
    status.textContent = '';
    URL.revokeObjectURL(shownAddress);
    if ('lines' in answer) {
      if (answer.lines.length === 0) {
        result = null;
        made.replaceChildren();
        fail(texts['nothing.error']);
        return;
      }
      made.replaceChildren(drawnLines(answer.lines, texts['made.alt']));
    } else {
      shownAddress = URL.createObjectURL(answer.picture);
      made.replaceChildren(Object.assign(new Image(), { src: shownAddress, alt: texts['made.alt'] }));
    }
    use.removeAttribute('aria-disabled');
    if (isUsePressed) use.click();
  }

  worker.onmessage = ({ data }: MessageEvent<PaperAnswer>) => {
    if (data.id !== asked) {
      // Another photo was chosen, or corners were moved, meanwhile.
      if ('shown' in data) data.shown.close();
      return;
    }
    if ('failed' in data) return fail(texts['failed.error']);
    if (!('corners' in data)) return show(data);
    corners = data.corners;
    photo.replaceChildren(canvasWith(data.shown, texts['photo.alt']));
    movable(photo, texts, data.corners, (moved) => {
      corners = moved;
      beginWork();
      clearTimeout(timer);
      timer = window.setTimeout(makeAgain, 200);
    });
    make();
  };
  worker.onerror = () => fail(texts['failed.error']);
  for (const choice of choices) choice.onchange = makeAgain;
  takeFiles(closed.signal, (files) => {
    const chosen = files.find(({ type }) => type.startsWith('image/'));
    if (chosen) open(chosen);
    // What is being made goes on.
    else problem.textContent = texts['failed.error'];
  });
  document.body.append(dialog);
  dialog.showModal();
  open(file);

  return new Promise((resolve) => {
    let answer: Made | null = null;
    use.onclick = () => {
      if (!result) {
        isUsePressed = status.textContent !== '';
        return;
      }
      answer = result;
      dialog.close();
    };
    cancel.onclick = () => dialog.close();
    dialog.onclose = () => {
      clearTimeout(timer);
      closed.abort();
      worker.terminate();
      URL.revokeObjectURL(shownAddress);
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(answer);
    };
  });
}

/**
 * Takes what is pasted or dropped anywhere in the page, before the page itself does: it would put it on the card behind the
 * dialog.
 */
function takeFiles(signal: AbortSignal, onFiles: (files: readonly File[]) => void): void {
  for (const type of ['dragenter', 'dragover', 'drop', 'paste'] as const)
    window.addEventListener(
      type,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
        if (!data?.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
        if (data.files.length > 0) onFiles([...data.files]);
      },
      { capture: true, signal },
    );
}

function dialogOf(texts: PaperTexts, paper: 'kept' | 'clear' | null) {
  const heading = element('h2', { textContent: texts.title, id: 'paper-title' });
  const photo = element('div', { className: 'paper-photo' });
  const made = element('div', { className: 'paper-made' });
  const status = element('p', { role: 'status' });
  const problem = element('p', { role: 'alert' });
  const use = element('button', { type: 'button', textContent: texts['use.action'] });
  use.setAttribute('aria-disabled', 'true');
  const cancel = element('button', { type: 'button', textContent: texts['cancel.action'] });
  const choices = (paper ? (['clear', 'kept'] as const) : []).map((value) =>
    element('input', { type: 'radio', name: 'paper', value, checked: value === paper }),
  );
  const field = element(
    'fieldset',
    {},
    element('legend', { textContent: texts['paper.label'] }),
    ...choices.map((choice) =>
      element('label', {}, choice, texts[choice.value === 'kept' ? 'kept.label' : 'clear.label']),
    ),
  );
  const dialog = element(
    'dialog',
    { className: 'paper' },
    heading,
    element('p', { textContent: texts.text }),
    element('div', { className: 'paper-views' }, photo, made),
    ...(paper ? [field] : []),
    status,
    problem,
    element('p', { className: 'paper-buttons' }, use, cancel),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  return { dialog, photo, made, status, problem, use, cancel, choices };
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function svgElement(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function canvasWith(picture: ImageBitmap, label: string): HTMLCanvasElement {
  const { width, height } = picture;
  const canvas = element('canvas', { width, height, role: 'img', ariaLabel: label });
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  return canvas;
}

/** A share of the photo by which an arrow key moves a corner; with Shift more. */
const step = { small: 0.01, large: 0.05 } as const;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Puts a button at each corner, to be dragged, or moved by the arrow keys. */
function movable(
  photo: HTMLElement,
  texts: PaperTexts,
  first: Corners,
  onMoved: (corners: Corners) => void,
): void {
  const corners = first.map(([x, y]): [number, number] => [x, y]);
  const outline = svgElement('svg', {
    viewBox: '0 0 1 1',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const polygon = svgElement('polygon', {});
  outline.append(polygon);
  const buttons = corners.map((_, index) => {
    const ariaLabel = texts[`corner.${index as 0 | 1 | 2 | 3}`];
    const button = element('button', { type: 'button', ariaLabel });
    button.setAttribute('aria-description', texts['corner.hint']);
    return button;
  });

  function place(): void {
    polygon.setAttribute('points', corners.map((corner) => corner.join(',')).join(' '));
    for (const [index, [x, y]] of corners.entries()) {
      const button = buttons[index];
      if (button) Object.assign(button.style, { left: `${x * 100}%`, top: `${y * 100}%` });
    }
  }

  function move(index: number, x: number, y: number): void {
    corners[index] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
    place();
    onMoved(corners as unknown as Corners);
  }

  for (const [index, button] of buttons.entries()) {
    button.onkeydown = (event) => {
      const arrow = arrows[event.key];
      const corner = corners[index];
      if (!arrow || !corner) return;
      event.preventDefault();
      const by = event.shiftKey ? step.large : step.small;
      move(index, corner[0] + arrow[0] * by, corner[1] + arrow[1] * by);
    };
    button.onpointerdown = ({ pointerId }) => button.setPointerCapture(pointerId);
    button.onpointermove = ({ pointerId, clientX, clientY }) => {
      if (!button.hasPointerCapture(pointerId)) return;
      const box = photo.getBoundingClientRect();
      move(index, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
    };
  }
  place();
  photo.append(outline, ...buttons);
}

function drawnLines(lines: Lines, label: string): SVGElement {
  const points = lines.flat();
  const reach = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) + 0.02;
  const svg = svgElement('svg', {
    viewBox: `-0.02 -0.02 ${reach(0) + 0.02} ${reach(1) + 0.02}`,
    role: 'img',
    'aria-label': label,
  });
  const path = svgElement('path', {
    d: lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join(''),
    fill: 'none',
    stroke: '#2c2018',
    'stroke-width': '0.012',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  svg.append(path);
  return svg;
}
