import type { openingTimes } from '#card/opening/timeline.ts';

/** One element's way in one phase. */
export interface TimedAnimation {
  readonly element: Element;
  readonly phase: keyof typeof openingTimes;
  readonly frames: PropertyIndexedKeyframes;
  readonly easing: string;
}

type NamedAnimation = readonly [className: string, Omit<TimedAnimation, 'element'>];

const calm = 'cubic-bezier(0.3, 0, 0.2, 1)';
const far = '-200vmax';
const falling = 'cubic-bezier(0.4, 0, 1, 1)';

/** What moves when the envelope in `stage` opens to the card in `root`, and when. It measures the page as it is now. */
export function sheetAnimations(root: HTMLElement, stage: HTMLElement): readonly TimedAnimation[] {
  const find = (name: string) => stage.querySelector(`.${name}`);
  const { inside, risen, placed } = leafPlaces(root, stage);
  const moves: readonly NamedAnimation[] = [
    [
      'flap',
      {
        phase: 'flap',
        frames: { transform: ['perspective(90rem) rotateX(0deg)', 'perspective(90rem) rotateX(180deg)'] },
        easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
      },
    ],
    // Behind the card as soon as it stands upright.
    ['flap', { phase: 'flap', frames: { zIndex: [6, 2] }, easing: 'steps(2, jump-none)' }],
    [
      'leaf',
      { phase: 'rise', frames: { transform: [inside, risen] }, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
    ],
    ['leaf', { phase: 'place', frames: { transform: [risen, placed] }, easing: calm }],
    // Until it is out, the lower end of a tall card is not seen below its envelope.
    [
      'leaf-frame',
      {
        phase: 'place',
        frames: { clipPath: [`inset(${far} ${far} 0 ${far})`, `inset(${far})`] },
        easing: 'step-start',
      },
    ],
    ...['sheet-back', 'sheet-pocket', 'flap', 'names'].map(
      (name): NamedAnimation => [
        name,
        { phase: 'place', frames: { translate: ['0 0', '0 45%'] }, easing: falling },
      ],
    ),
    // Not of the flap itself: what fades is flat, and the flap has two sides.
    ...['sheet-back', 'sheet-pocket', 'flap-outside', 'flap-inside', 'names'].map(
      (name): NamedAnimation => [name, { phase: 'place', frames: { opacity: [1, 0] }, easing: falling }],
    ),
    ['opening-controls', { phase: 'turn', frames: { opacity: [1, 0] }, easing: 'linear' }],
    ['invitation', { phase: 'flap', frames: { opacity: [1, 0] }, easing: 'linear' }],
    ['opening-ground', { phase: 'turn', frames: { opacity: [1, 0] }, easing: 'linear' }],
    [
      'leaf-front',
      {
        phase: 'turn',
        frames: { transform: ['perspective(120rem) rotateY(0deg)', 'perspective(120rem) rotateY(-112deg)'] },
        easing: 'cubic-bezier(0.5, 0, 0.4, 1)',
      },
    ],
    ['leaf-front', { phase: 'turn', frames: { opacity: [1, 1, 1, 0] }, easing: 'linear' }],
  ];
  return moves.flatMap(([name, move]) => {
    const element = find(name);
    return element ? [{ element, ...move }] : [];
  });
}

/** Where the folded card is, as transforms of the leaf: in its envelope, out of it, and over the page of the card. */
function leafPlaces(root: HTMLElement, stage: HTMLElement) {
  const leaf = stage.querySelector<HTMLElement>('.leaf') as HTMLElement;
  const shown = openedPage(root, stage).getBoundingClientRect();
  const envelope = (stage.querySelector('[data-envelope]') as Element).getBoundingClientRect();
  leaf.style.width = `${shown.width}px`;
  leaf.style.height = `${shown.height}px`;
  const isUpright = shown.height > shown.width;
  const scale = (envelope.width * (isUpright ? 0.6 : 0.88)) / shown.width;
  const left = (envelope.width - shown.width * scale) / 2;
  const top = envelope.height * 0.06;
  const rise = Math.min(shown.height * scale * 0.8, envelope.top + envelope.height * 0.06 - 8);
  const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  return {
    inside: at(left, top, scale),
    risen: at(left, top - Math.max(rise, envelope.height * 0.3), scale),
    placed: at(shown.left - envelope.left, shown.top - envelope.top, 1),
  };
}

/**
 * What the folded card opens to, in the shape that the screen shows: the only page, or the inside of a card with a cover,
 * which then is the front of the folded card.
 */
function openedPage(root: HTMLElement, stage: HTMLElement): Element {
  const pages = [...root.querySelectorAll('#card .card-faces svg')].filter(
    ({ clientWidth }) => clientWidth > 0,
  );
  const [first, inside] = pages;
  if (first && inside) {
    stage.querySelector('.leaf-front')?.replaceChildren(copyOf(first));
    inside.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return (inside ?? first)?.parentElement ?? root;
}

/** With ids of its own: browsers take the first element with an id, which would be in the copy, hidden in the end. */
function copyOf(drawing: Element): Node {
  const copy = drawing.cloneNode(true) as Element;
  for (const { attributes } of copy.querySelectorAll('*')) {
    for (const attribute of attributes) {
      const { name, value } = attribute;
      if (name === 'id') attribute.value = `front-${value}`;
      else if (name === 'href') attribute.value = value.replace(/^#/, '#front-');
      else if (value.startsWith('url(#')) attribute.value = value.replace('#', '#front-');
    }
  }
  return copy;
}
