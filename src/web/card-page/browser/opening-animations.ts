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
  const { inside, risen, filling, placed, besideCover } = leafPlaces(root, stage);
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
    ['leaf', { phase: 'fill', frames: { transform: [risen, filling] }, easing: calm }],
    ['leaf', { phase: 'place', frames: { transform: [filling, placed] }, easing: calm }],
    // Until it is out, the lower end of a tall card is not seen below its envelope.
    [
      'leaf-frame',
      {
        phase: 'fill',
        frames: { clipPath: [`inset(${far} ${far} 0 ${far})`, `inset(${far})`] },
        easing: 'step-start',
      },
    ],
    ...['sheet-back', 'sheet-pocket', 'flap', 'names'].map(
      (name): NamedAnimation => [
        name,
        { phase: 'fill', frames: { translate: ['0 0', '0 45%'] }, easing: falling },
      ],
    ),
    // Not of the flap itself: what fades is flat, and the flap has two sides. Gone before the picture is behind it.
    ...['sheet-back', 'sheet-pocket', 'flap-outside', 'flap-inside', 'names'].map(
      (name): NamedAnimation => [name, { phase: 'fill', frames: { opacity: [1, 0, 0] }, easing: falling }],
    ),
    ['opening-controls', { phase: 'fill', frames: { opacity: [1, 0] }, easing: 'linear' }],
    ['invitation', { phase: 'flap', frames: { opacity: [1, 0] }, easing: 'linear' }],
    ['opening-ground', { phase: 'turn', frames: { opacity: [1, 0] }, easing: 'linear' }],
    ...frontTurns(besideCover),
  ];
  return [
    ...moves.flatMap(([name, move]) => {
      const element = find(name);
      return element ? [{ element, ...move }] : [];
    }),
    ...pictureAlone(stage),
    ...claspHalves(stage),
    ...flyingBits(stage),
  ];
}

/** The front of the card turns away; where the cover stands beside the opened page, it goes there. */
function frontTurns(besideCover: string | null): readonly NamedAnimation[] {
  if (besideCover !== null)
    return [['leaf-front', { phase: 'turn', frames: { translate: ['0', besideCover] }, easing: calm }]];
  const transform = ['perspective(120rem) rotateY(0deg)', 'perspective(120rem) rotateY(-112deg)'];
  return [
    ['leaf-front', { phase: 'turn', frames: { transform }, easing: 'cubic-bezier(0.5, 0, 0.4, 1)' }],
    ['leaf-front', { phase: 'turn', frames: { opacity: [1, 1, 1, 0] }, easing: 'linear' }],
  ];
}

/**
 * While the picture fills the screen, what is written on it, which the screen might cut, is away; a photo lies over it. Each
 * changes in half the time, so that two faces are not seen in each other.
 */
function pictureAlone(stage: HTMLElement): readonly TimedAnimation[] {
  const [cover, photo] = stage.querySelector('.leaf-front')?.children ?? [];
  const change = (elements: Iterable<Element>, opacity: number[]) =>
    [...elements].flatMap((element): TimedAnimation[] => [
      { element, phase: 'fill', frames: { opacity }, easing: 'linear' },
      { element, phase: 'place', frames: { opacity: opacity.toReversed() }, easing: 'linear' },
    ]);
  return [
    ...change(cover?.querySelectorAll('.entrance') ?? [], [1, 0, 0]),
    ...change(photo ? [photo] : [], [0, 1, 1]),
  ];
}

/** It cracks, and its halves fall. */
function claspHalves(stage: HTMLElement): readonly TimedAnimation[] {
  return [...stage.querySelectorAll('.clasp-half')].map((element, index) => {
    const side = index === 0 ? -1 : 1;
    const transform = [
      'none',
      `translate(${side * 0.6}%, 0) rotate(${side * 4}deg)`,
      `translate(${side * 9}%, 40%) rotate(${side * 50}deg)`,
    ];
    return { element, phase: 'clasp', frames: { transform, opacity: [1, 1, 0] }, easing: falling };
  });
}

const bitCount = 26;

/** Up and out of the envelope, each on a way of its own, then down. */
function flyingBits(stage: HTMLElement): readonly TimedAnimation[] {
  const bits = stage.querySelector('.bits');
  const newBit = () => Object.assign(document.createElement('span'), { className: 'bit' });
  bits?.replaceChildren(...Array.from({ length: bitCount }, newBit));
  return [...(bits?.children ?? [])].map((element, index) => {
    // Turned by the golden angle, no two fly alike.
    const turn = (index * 137.5) % 360;
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * (12 + (turn % 30)), -20 - (turn % 33)];
    return {
      element,
      phase: 'bits',
      frames: {
        transform: [
          'scale(0.4)',
          `translate(${x}vmin, ${y}vmin) rotate(${turn}deg)`,
          `translate(${1.2 * x}vmin, ${y + 30}vmin) rotate(${3 * turn}deg)`,
        ],
        opacity: [1, 1, 0],
      },
      easing: 'cubic-bezier(0.1, 0.6, 0.6, 1)',
    };
  });
}

/** A picture may be cut to fill the screen, as long as its smaller part is not what is left. */
const mostCut = 1.7;

/** Where the folded card is, as transforms of the leaf: in its envelope, out of it, over the screen, and over its page. */
function leafPlaces(root: HTMLElement, stage: HTMLElement) {
  const leaf = stage.querySelector<HTMLElement>('.leaf') as HTMLElement;
  const { page, cover } = openedPage(root, stage);
  const shown = page.getBoundingClientRect();
  const envelope = (stage.querySelector('[data-envelope]') as Element).getBoundingClientRect();
  leaf.style.width = `${shown.width}px`;
  leaf.style.height = `${shown.height}px`;
  const isUpright = shown.height > shown.width;
  const scale = (envelope.width * (isUpright ? 0.6 : 0.88)) / shown.width;
  const left = (envelope.width - shown.width * scale) / 2;
  const top = envelope.height * 0.06;
  const rise = Math.min(shown.height * scale * 0.8, envelope.top + envelope.height * 0.06 - 8);
  const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  const { clientWidth, clientHeight } = stage;
  const [across, down] = [clientWidth / shown.width, clientHeight / shown.height];
  const [less, more] = [Math.min(across, down), Math.max(across, down)];
  const full = more / less < mostCut ? more : less;
  return {
    inside: at(left, top, scale),
    risen: at(left, top - Math.max(rise, envelope.height * 0.3), scale),
    filling: at(
      (clientWidth - shown.width * full) / 2 - envelope.left,
      (clientHeight - shown.height * full) / 2 - envelope.top,
      full,
    ),
    placed: at(shown.left - envelope.left, shown.top - envelope.top, 1),
    /** From the opened page to the cover; null where that is not beside it. */
    besideCover: cover && `${cover.getBoundingClientRect().left - shown.left}px`,
  };
}

/**
 * What the folded card opens to, in the shape that the screen shows: the only page, or the inside of a card with a cover.
 * The front of the folded card becomes that cover, or the photo of a card without one.
 */
function openedPage(root: HTMLElement, stage: HTMLElement) {
  const [cover, inside] = root.querySelectorAll<SVGSVGElement>('#card .card-portrait svg');
  const [shown] = [...root.querySelectorAll('#card .card-faces svg')].filter(
    ({ clientWidth }) => clientWidth > 0,
  );
  const image = shown?.querySelector('image');
  // A photo that is the cover itself is in the copy of that.
  const photos = image?.closest('.entrance') ? [photoOf(image)] : [];
  const isPaged = shown === cover && inside !== undefined;
  // In another shape a cover with a photo would be the same face cut otherwise, or an empty sheet.
  const covers = cover && inside && (isPaged || photos.length === 0) ? [copyOf(cover, isPaged)] : [];
  if (photos.length > 0 || inside) stage.querySelector('.leaf-front')?.replaceChildren(...covers, ...photos);
  const page = (isPaged ? inside : shown)?.parentElement ?? root;
  const isBeside = isPaged && cover && topOf(cover) === topOf(inside);
  return { page, cover: isBeside ? cover : null };
}

/** With its changed colours, if it has some. */
function photoOf(image: SVGImageElement): Node {
  const photo = Object.assign(new Image(), { src: image.getAttribute('href'), alt: '' });
  photo.style.filter = image.getAttribute('filter') ?? '';
  return photo;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/**
 * With ids of its own: browsers take the first element with an id, which would be in the copy, hidden in the end. Where the
 * page has another shape, the copy is cut to it, and what is written on it is left out.
 */
function copyOf(drawing: Element, isWhole: boolean): Element {
  const holder = document.createElement('p');
  holder.innerHTML = drawing.outerHTML.replace(/( id="| href="#|url\(#)/g, '$1front-');
  const copy = holder.firstElementChild as Element;
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  if (!isWhole) for (const part of copy.querySelectorAll('.entrance')) part.remove();
  return copy;
}
