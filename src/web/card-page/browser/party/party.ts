import { fetchPage } from '../fetch-page.ts';

/** Milliseconds between two looks for notes that came meanwhile. */
const lookAgain = 15_000;

/** Pixels that a finger moves for another slide. */
const swipe = 50;

/** Shows the slides of a party screen one by one: by itself, and by arrows, space, a swipe or its buttons. */
export function startParty(root: HTMLElement): void {
  const controls = document.querySelector<HTMLElement>('[data-controls]');
  const start = root.querySelector<HTMLButtonElement>('[data-start]');
  const pause = controls?.querySelector<HTMLButtonElement>('[data-pause]');
  if (!controls || !start || !pause) return;
  let shown = 0;
  let timer = 0;
  let isPaused = false;
  const slides = () => [...root.querySelectorAll<HTMLElement>('.slide')];

  function show(index: number) {
    const all = slides();
    shown = (index + all.length) % all.length;
    for (const [at, slide] of all.entries()) slide.classList.toggle('is-shown', at === shown);
    for (const audio of root.querySelectorAll('audio')) audio.pause();
    // Somebody pressed the button that began it, so browsers let it sound.
    if (!isPaused)
      void voice()
        ?.play()
        .catch(() => undefined);
    scrollTo(0, 0);
    plan();
  }

  const voice = () => slides()[shown]?.querySelector('audio') ?? null;

  function plan() {
    clearTimeout(timer);
    const text = slides()[shown]?.textContent ?? '';
    const seconds = Math.max(slideSeconds(text), Number(voice()?.dataset.seconds ?? 0) + 1);
    if (!isPaused) timer = window.setTimeout(() => show(shown + 1), seconds * 1000);
  }

  function setPaused(next: boolean) {
    isPaused = next;
    if (pause) pause.ariaPressed = String(next);
    if (next) voice()?.pause();
    plan();
  }

  async function begin() {
    root.classList.add('is-running');
    controls?.removeAttribute('hidden');
    show(Math.min(1, slides().length - 1));
    setInterval(() => void join(), lookAgain);
    // Both are refused on some devices: then it goes on without.
    await document.documentElement.requestFullscreen?.().catch(() => undefined);
    await keepAwake();
  }

  /** New notes come next; those that are hidden by now go. */
  async function join() {
    const read = await fetchPage(root.dataset.party ?? '');
    if (!read) return;
    const fresh = [...read.page.querySelectorAll<HTMLElement>('[data-note]')];
    const current = slides()[shown];
    const known = new Map(slides().map((slide) => [slide.dataset.note, slide]));
    const ids = new Set(fresh.map((slide) => slide.dataset.note));
    for (const slide of fresh.reverse())
      if (!known.has(slide.dataset.note)) current?.after(document.adoptNode(slide));
    for (const [id, slide] of known) {
      if (!id || ids.has(id)) continue;
      const wasShown = slide === current;
      slide.remove();
      if (wasShown) return show(shown);
    }
    shown = Math.max(0, slides().indexOf(current as HTMLElement));
  }

  start.hidden = false;
  start.onclick = () => void begin();
  controls.querySelector<HTMLElement>('[data-next]')?.addEventListener('click', () => show(shown + 1));
  controls.querySelector<HTMLElement>('[data-back]')?.addEventListener('click', () => show(shown - 1));
  pause.onclick = () => setPaused(!isPaused);
  document.addEventListener('keydown', (event) => {
    if (!root.classList.contains('is-running') || event.target instanceof HTMLButtonElement) return;
    const isRight = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === isRight || event.key === ' ') show(shown + 1);
    else if (event.key.startsWith('Arrow')) show(shown - 1);
    else return;
    event.preventDefault();
  });
  let from = 0;
  root.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  root.addEventListener('pointerup', ({ clientX }) => {
    if (root.classList.contains('is-running') && Math.abs(clientX - from) > swipe)
      show(shown + (clientX < from ? 1 : -1));
  });
}

/** Seconds that a slide stands: about eight, and longer for what takes longer to read aloud. */
export function slideSeconds(text: string): number {
  const lettersPerSecond = 18;
  return Math.max(8, Math.round(text.trim().length / lettersPerSecond));
}

/** Until the page is left: a screen at a party is touched by nobody. */
async function keepAwake(): Promise<void> {
  const ask = () => navigator.wakeLock?.request('screen').catch(() => undefined);
  await ask();
  // A page that is not seen loses it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
}
