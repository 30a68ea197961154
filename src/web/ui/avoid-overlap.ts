/** What people press or read. */
const important = 'a, button, input, select, textarea, summary, label, h1, h2, h3, [role=img]';

/** In a dialog a picture is what it is about, as the card that is ready; on a page many only decorate. */
const importantInDialogs = `${important}, img`;

/** Screens on which a message stands at the bottom, where thumbs and eyes expect it. */
const phone = '(width < 40rem) or (height < 30rem)';

/** Where somebody is. */
const inUse = ':focus:not([tabindex="-1"])';

/** What a message keeps off on a phone: the rest can be scrolled away from it. */
const importantOnPhones = `[data-studio-bar], ${inUse}`;

/** What a message keeps off in a studio that is full: all but the open part, which can be scrolled. */
const importantInFullStudio = `[data-studio] > :not([data-panels], [data-preview]), [data-preview] > *, ${inUse}`;

/** What a message keeps off in a dialog that is full: what it is about, the way out, and what was just used. */
const importantInFullDialogs = `[data-dialog-head], ${inUse}`;

/** Pixels from the edge of the screen. */
const margin = 4;
/** Milliseconds between two checks. */
const checkIntervalMs = 200;

/**
 * Moves the element to where it covers nothing important, now and whenever the page changes, until the returned
 * function is called. Without such a place it covers the header, because the page itself matters more, and in a dialog
 * what is neither its head nor in use. On phones it stays at the bottom, above what is fixed there and off what was
 * just pressed: the page under it can be scrolled.
 */
export function avoidOverlap(element: HTMLElement): () => void {
  const listening = new AbortController();
  let isPointedAt = false;
  // Not `:hover`: what appears under a resting pointer lies on what was just pressed.
  for (const type of ['pointermove', 'pointerleave']) {
    const note = () => {
      isPointedAt = type === 'pointermove';
    };
    element.addEventListener(type, note, listening);
  }
  function place() {
    if (isPointedAt) return;
    const choices = importantElements().map((chosen) => [...boxesOf(chosen, element), keyboardBox()]);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Does not move without need, because somebody may be reading it.
    const isClear = !choices[0]?.some((box) => overlap(box, { left, right, top, bottom }));
    if (isClear && top >= 0 && left >= 0 && bottom <= window.innerHeight) return;
    element.style.translate = '';
    const from = { box: element.getBoundingClientRect(), left: 8, top: margin };
    const found = choices.map((taken) => findFreePosition({ ...from, taken })).find((position) => position);
    const { x, y } = found ?? { x: 0, y: margin - from.box.top };
    element.style.translate = `${x}px ${y}px`;
  }
  place();
  // Pages, dialogs, scrolling and animations all change the page. Checking again is simpler than listening to all of
  // them.
  const timer = setInterval(place, checkIntervalMs);
  return () => {
    listening.abort();
    clearInterval(timer);
    element.style.translate = '';
  };
}

/** Where the keyboard of a phone lies over the page; flat without one. */
function keyboardBox(): Box {
  const { innerHeight: bottom, innerWidth: right, visualViewport: seen } = window;
  return { left: 0, right, top: seen ? Math.min(bottom, seen.offsetTop + seen.height) : bottom, bottom };
}

/**
 * What must stay free, and then, from choice to choice, what at least must. An open dialog blocks the page, so only its
 * own elements count, of the last that opened.
 */
function importantElements(): Element[][] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const studio = document.querySelector('[data-studio]');
  const onPage = studio ? [important, importantInFullStudio] : [important];
  const onScreen = window.matchMedia(phone).matches ? [importantOnPhones] : onPage;
  const choices = dialog
    ? [importantInDialogs, `${importantInFullDialogs}, img`, importantInFullDialogs]
    : onScreen;
  return choices.map((selector) => [...(dialog ?? document).querySelectorAll(selector)]);
}

/** Where they are seen. Elements under the header are hidden. */
function boxesOf(elements: readonly Element[], except: HTMLElement): Box[] {
  const head = document.querySelector('[data-studio-head]') ?? document.querySelector('[data-site-header]');
  const headEnd = head?.getBoundingClientRect().bottom ?? 0;
  return elements.flatMap((element) => {
    if (except.contains(element) || !isRendered(element)) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seenTop = head?.contains(element) ? top : Math.max(top, headEnd);
    // Smaller elements are for screen readers only.
    const isSeen = right - left > 2 && bottom - seenTop > 2 && seenTop < window.innerHeight;
    return isSeen ? [{ left, right, top: seenTop, bottom }] : [];
  });
}

/** Safari has `checkVisibility` from 17.4 on. */
function isRendered(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/** A box on the screen, in CSS pixels. */
type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Places {
  /** The position to start from. */
  readonly box: Box;
  /** The boxes that must stay free. */
  readonly taken: readonly Box[];
  /** The limits on the left and at the top. */
  readonly left: number;
  readonly top: number;
}

/** Pixels between two positions that are tried, one above the other. */
const step = 8;

/** How many are tried beside each other. */
const across = 8;

/**
 * The shift to the first position that covers nothing: as low as possible, then as far right. Null when there is
 * none.
 */
export function findFreePosition({ box, taken, left, top }: Places): { x: number; y: number } | null {
  const reach = Math.max(0, box.left - left);
  for (let y = 0; box.top + y >= top; y -= step) {
    for (let index = 0; index <= across; index += 1) {
      const x = 0 - (reach * index) / across;
      if (!taken.some((other) => overlap(moved(box, x, y), other))) return { x, y };
    }
  }
  return null;
}

function moved({ left, right, top, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
