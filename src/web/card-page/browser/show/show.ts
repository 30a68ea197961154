import { candleTimes } from '#card/opening/timeline.ts';
import { listenForBreath } from './breath.ts';
import { throwConfetti } from './confetti.ts';

/** Makes the candles go out by holding a button and by breath, and throws confetti after the last one. */
export function startShow(root: HTMLElement): void {
  const section = root.querySelector<HTMLElement>('[data-candles]');
  if (!section) return;
  const all = [...section.querySelectorAll<HTMLInputElement>('input')];
  const lit = () => all.filter(({ checked }) => !checked);
  let stopListening = () => {};
  /** One in seven lights again once. */
  const tricks = new Set(all.filter((_, index) => index % 7 === 6));

  function changed(): void {
    for (const candle of tricks) if (candle.checked) lightAgain(candle);
    const isRelighting = section?.hasAttribute('data-relighting');
    if (isRelighting || lit().length > 0) return;
    stopListening();
    throwConfetti(root, Number(section?.dataset.seed ?? 1));
    setTimeout(() => showAnswer(root, section as HTMLElement), candleTimes.wished * 1000);
  }

  function lightAgain(candle: HTMLInputElement): void {
    tricks.delete(candle);
    section?.toggleAttribute('data-relighting', true);
    setTimeout(() => {
      candle.checked = false;
      section?.toggleAttribute('data-relighting', false);
    }, candleTimes.relight * 1000);
  }

  function blow(): void {
    const [next] = lit();
    if (!next) return;
    next.checked = true;
    changed();
  }

  for (const candle of all) {
    candle.addEventListener('change', changed);
    // Enter does what it does on a button.
    candle.addEventListener('keydown', ({ key }) => key === 'Enter' && candle.click());
  }
  startHold(section, { blow, between: (candleTimes.hold * 1000) / all.length });
  startBreath(section, {
    root,
    blow,
    onStart(stop) {
      stopListening = stop;
      // Somebody may have put out the last candle while the browser asked for the microphone.
      if (lit().length === 0) stop();
    },
  });
  changed();
}

/**
 * After the wish, what is said back stands where the thumb is. Where it does not fit below the cake, its reactions do, and
 * the rest comes with the first of them that is chosen.
 */
function showAnswer(root: HTMLElement, cake: HTMLElement): void {
  const reply = root.querySelector<HTMLElement>('.moment .reply');
  const reactions = reply?.querySelector('.reactions');
  if (!reply) return;
  const fits = cake.offsetHeight + reply.offsetHeight <= innerHeight;
  show(fits || !reactions ? reply : reactions);
  reactions?.addEventListener('change', () => show(reply), { once: true });
}

function show(part: Element): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

interface Hold {
  readonly blow: () => void;
  /** Milliseconds. */
  readonly between: number;
}

/** The first candle goes out at once, so that a short press does something, too. */
function startHold(section: HTMLElement, { blow, between }: Hold): void {
  const button = section.querySelector<HTMLButtonElement>('[data-blow]');
  if (!button) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPress = false;
  let isKeyHeld = false;
  const stop = () => {
    clearInterval(timer);
    delete button.dataset.held;
  };
  const start = () => {
    stop();
    isPress = true;
    button.dataset.held = '';
    blow();
    timer = setInterval(blow, between);
  };
  button.hidden = false;
  button.onpointerdown = (event) => event.button === 0 && start();
  for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'keyup', 'blur'])
    button.addEventListener(name, stop);
  // A long touch would otherwise open the browser's menu.
  button.oncontextmenu = (event) => event.preventDefault();
  button.onkeydown = (event) => {
    isKeyHeld = event.key === ' ' || event.key === 'Enter';
    if (isKeyHeld && !event.repeat) start();
  };
  // The button goes with the last candle, and a key that is still held would scroll the page.
  document.addEventListener('keydown', (event) => {
    if (isKeyHeld && event.repeat) event.preventDefault();
  });
  document.addEventListener('keyup', () => {
    isKeyHeld = false;
  });
  // Screen readers press without a pointer and without a key.
  button.onclick = () => {
    if (!isPress) blow();
    isPress = false;
  };
}

interface Breath {
  readonly root: HTMLElement;
  readonly blow: () => void;
  readonly onStart: (stop: () => void) => void;
}

/** Nobody is asked for the microphone before they press the button. */
function startBreath(section: HTMLElement, { root, blow, onStart }: Breath): void {
  const button = section.querySelector<HTMLButtonElement>('[data-breath]');
  const note = section.querySelector('[data-candle-note]');
  if (!button || !navigator.mediaDevices?.getUserMedia) return;
  button.hidden = false;
  button.onclick = async () => {
    button.disabled = true;
    const say = (text: string) => {
      if (note) note.textContent = text;
    };
    say(section.dataset.listening ?? '');
    const heard = await listenForBreath({
      root,
      blow,
      onStart,
      onReady: () => say(section.dataset.nowBlow ?? ''),
    });
    button.disabled = false;
    say(heard ? '' : (section.dataset.noBreath ?? ''));
  };
}
