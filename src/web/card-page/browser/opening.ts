import { crossFadeSeconds, entranceFrom, openingTimes } from '#card/opening/timeline.ts';
import { isOpened, keepOpened } from './opened-cards.ts';
import { sheetAnimations } from './opening-animations.ts';

/** What stands around an envelope: the page, or the preview in the studio. Its `data-opening` says what is seen. */
interface Opening {
  readonly root: HTMLElement;
  readonly stage: HTMLElement;
  /** Ends the show, if one runs. */
  readonly finish: () => void;
}

/**
 * Makes the envelope open, and shows a card that was opened here before at once. `id` names the card; null for a preview,
 * which is remembered nowhere. Returns what ends it.
 */
export function startOpening(root: HTMLElement, id: string | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stage = root.querySelector<HTMLElement>('[data-opening-stage]');
  if (!stage) return () => undefined;
  const opening = { root, stage, finish: () => showCard(root, id) };
  const open = (event: Event) => {
    event.preventDefault();
    // In the tap itself: phones let no sound begin later.
    playSound(root);
    play(opening);
  };
  const skip = (event: Event) => {
    event.preventDefault();
    showWords(root);
    opening.finish();
  };
  stage.querySelector<HTMLElement>('[data-envelope]')?.addEventListener('click', open, { signal });
  stage.querySelector<HTMLElement>('[data-skip]')?.addEventListener('click', skip, { signal });
  // In a preview Escape also closes the dialog around it, once the card is open.
  const keys = id ? root.ownerDocument : root;
  keys.addEventListener(
    'keydown',
    (event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || root.dataset.opening === 'open') return;
      event.stopPropagation();
      skip(event);
    },
    { signal },
  );
  // A page that comes back from the browser's cache has missed its show.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted && root.dataset.opening !== 'closed') opening.finish();
    },
    { signal },
  );
  startMute(root, stage);
  startReplay(root);
  const isAtCard = location.hash === '#card';
  root.dataset.opening = id && (isOpened(id) || isAtCard) ? 'open' : 'closed';
  return () => controller.abort();
}

/** Shows the envelope again, closed. */
function startReplay(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-replay]')) {
    button.hidden = false;
    button.onclick = () => {
      root.dataset.opening = 'closed';
      root.querySelector<HTMLElement>('[data-envelope]')?.focus();
    };
  }
}

function startMute(root: HTMLElement, stage: HTMLElement): void {
  const button = stage.querySelector<HTMLButtonElement>('[data-mute]');
  if (!button) return;
  button.hidden = false;
  button.onclick = () => {
    const isMuted = button.ariaPressed !== 'true';
    button.ariaPressed = String(isMuted);
    for (const audio of root.querySelectorAll('audio')) audio.muted = isMuted;
  };
}

function playSound(root: HTMLElement): void {
  // The player says why, where it cannot.
  root
    .querySelector('audio')
    ?.play()
    .catch(() => undefined);
}

function play(opening: Opening): void {
  const { root, stage, finish } = opening;
  if (root.dataset.opening !== 'closed') return;
  root.dataset.opening = 'opening';
  showWords(root);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    root.dataset.opening = 'entering';
    // First the envelope, then what it lies on, so that no words are seen through others.
    const faded = [...stage.children].map(
      (part) =>
        part.animate(
          { opacity: part.matches('.opening-ground') ? [1, 1, 0] : [1, 0, 0] },
          { duration: crossFadeSeconds * 1000, fill: 'forwards' },
        ).finished,
    );
    Promise.all(faded).then(finish, () => undefined);
    return;
  }
  const moves = sheetAnimations(root, stage);
  const running = moves.map(({ element, phase, frames, easing }) =>
    element.animate(frames, {
      delay: openingTimes[phase].from * 1000,
      duration: openingTimes[phase].seconds * 1000,
      // Before it rises, the card is in its envelope.
      fill: phase === 'rise' ? 'both' : 'forwards',
      easing,
    }),
  );
  const entrance = stage.animate({}, { duration: entranceFrom * 1000 });
  entrance.onfinish = () => {
    if (root.dataset.opening === 'opening') root.dataset.opening = 'entering';
  };
  Promise.all(running.map(({ finished }) => finished)).then(finish, () => undefined);
}

/** Where several pages stand below each other, the card's scroll margin leads to the one with the words. */
function showWords(root: HTMLElement): void {
  root.querySelector('#card')?.scrollIntoView();
}

/**
 * The words, whatever was seen before. The focus goes there, so that the next key or the screen reader finds them, unless
 * somebody has gone on with the Tab key meanwhile.
 */
function showCard(root: HTMLElement, id: string | null): void {
  if (root.dataset.opening === 'open') return;
  root.dataset.opening = 'open';
  const stage = root.querySelector('[data-opening-stage]');
  for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.cancel();
  const focused = document.activeElement;
  if (!focused || focused === document.body || stage?.contains(focused)) {
    root.querySelector<HTMLElement>('#card')?.focus({ preventScroll: true });
  }
  if (id) keepOpened(id);
}
