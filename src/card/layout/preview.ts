import { type Phrases, phrase } from '#card/document/phrases.ts';
import { type Random, random } from '#card/scene/random.ts';
import type { Color, LinearGradient, Scene, SceneNode } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { type FittedText, fitText } from '#card/text/fit-text.ts';
import type { EastAsianFamily } from '#card/text/fonts.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { placeText } from '#card/text/place-text.ts';
import { createTextPreparer, type PreparedText } from '#card/text/prepare.ts';
import type { LayoutTools } from './layout.ts';
import { previewSize } from './preview-size.ts';
import { directionOf } from './wording.ts';

export interface PreviewOptions extends Pick<LayoutTools, 'measurer' | 'emoji'> {
  readonly toName: string;
  /** The family of Chinese, Japanese and Korean letters, as the whole card tells it; else as the name does. */
  readonly eastAsian?: EastAsianFamily;
  readonly siteName: string;
  readonly phrases: Phrases;
  /** The text on the envelope instead of the receiver's name, and the line below it. */
  readonly words?: { readonly title: string; readonly note: string };
  /** Seeds the confetti; a card's own seed. */
  readonly seed: number;
}

const { width, height } = previewSize;

const ink: Color = '#3b2a1f';
const confettiColors: readonly Color[] = ['#f5a524', '#ef6f5e', '#5aa469', '#f7c8b8', '#8fc3dd'];

/**
 * The picture of a card's link: a sealed envelope with the receiver's name. What is inside stays a
 * surprise. Emoji in the name still lack their pictures: see `withEmoji`.
 */
export function layoutPreview({
  toName,
  eastAsian,
  siteName,
  phrases,
  words,
  seed,
  ...tools
}: PreviewOptions): Scene {
  const preparer = createTextPreparer(tools);
  const name = isolatedLine(toName);
  const whom = words?.title ?? (name ? phrase(phrases.previewFor, { name }) : phrases.previewForYou);
  const base = directionOf(phrases);
  const address = preparer.prepare(whom, { role: 'heading', base, ...(eastAsian && { eastAsian }) });
  const title = fitAddress(address);
  const waiting = words?.note ?? phrases.previewNote;
  const note = fitText(preparer.prepare(waiting, { role: 'words', base }), {
    ...{ width: 600, height: 50, maxSize: 30, minSize: 20, lineHeight: 1.2, maxLines: 1 },
  });
  const site = fitText(preparer.prepare(siteName, { role: 'heading', base: 'ltr' }), {
    ...{ width: 400, height: 40, maxSize: 24, minSize: 12, lineHeight: 1.2, maxLines: 1 },
  });
  const top = 352 + (136 - title.height) / 2;
  return {
    width,
    height,
    nodes: [
      { kind: 'rect', x: 0, y: 0, width, height, fill: table },
      ...confetti(random(seed)),
      ...envelope(),
      ...waxSeal(600, 274),
      ...placeText(title, { x: 190, top, width: 820, fill: ink }),
      ...placeText(note, { x: 300, top: 494, width: 600, fill: '#7a6350' }),
      ...placeText(site, { x: 400, top: 578, width: 400, fill: '#7a4a22' }),
    ],
    symbols: {},
    description: name ? phrase(phrases.previewDescriptionFor, { name }) : phrases.previewDescription,
  };
}

/** Units. Messengers show the picture about 300 pixels wide: smaller letters could not be read there. */
const legible = 40;

/** Two lines, or three for a name that would be too small in two. */
function fitAddress(address: PreparedText): FittedText {
  const box = { width: 720, height: 118, maxSize: 72, minSize: 20, lineHeight: 1.1, maxLines: 2 };
  const title = fitText(address, box);
  return title.size < legible
    ? fitText(address, { ...box, width: 800, height: 138, lineHeight: 1.06, maxLines: 3, keepWords: 1 })
    : title;
}

const table: LinearGradient = {
  kind: 'linear',
  from: [0, 0],
  to: [width, height],
  stops: [
    { offset: 0, color: '#ffe7bd' },
    { offset: 0.55, color: '#ffd7b5' },
    { offset: 1, color: '#fbc0a8' },
  ],
};

const box = { x: 150, y: 62, width: 900, height: 490 };

/** The back of an envelope: the pocket's folds rise to the middle, the flap comes down over them. */
function envelope(): readonly SceneNode[] {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const flap = `M${x + 14} ${y + 8}Q${x + 26} ${y} ${x + 44} ${y}H${right - 44}Q${right - 26} ${y} ${right - 14} ${y + 8}L632 276Q600 300 568 276Z`;
  return [
    ...softShadow(box, 26, 1.3),
    { kind: 'rect', ...box, radius: 26, fill: '#fff7e8' },
    {
      kind: 'path',
      d: `M${x + 10} ${bottom - 12}L560 262M${right - 10} ${bottom - 12}L640 262`,
      stroke: { paint: '#e9d8ba', width: 3, cap: 'round' },
    },
    { kind: 'path', d: flap, fill: '#8a5a2b14', stroke: { paint: '#8a5a2b0c', width: 14, join: 'round' } },
    { kind: 'path', d: flap, fill: flapPaper, stroke: { paint: '#ead7b4', width: 2.5, join: 'round' } },
  ];
}

const flapPaper: LinearGradient = {
  kind: 'linear',
  from: [0, 62],
  to: [0, 294],
  stops: [
    { offset: 0, color: '#fffaf0' },
    { offset: 1, color: '#fdeccd' },
  ],
};

/** Wax, pressed with a blossom. */
function waxSeal(x: number, y: number): readonly SceneNode[] {
  const circle = (r: number, fill: Color | LinearGradient): SceneNode => ({
    kind: 'ellipse',
    cx: x,
    cy: y,
    rx: r,
    ry: r,
    fill,
  });
  const wax: LinearGradient = {
    kind: 'linear',
    from: [x - 50, y - 50],
    to: [x + 50, y + 50],
    stops: [
      { offset: 0, color: '#f9b233' },
      { offset: 1, color: '#ea5f4d' },
    ],
  };
  const petals = [0, 1, 2, 3, 4].map((index): SceneNode => {
    const angle = ((index * 72 - 90) * Math.PI) / 180;
    return {
      kind: 'ellipse',
      cx: Math.round(x + 17 * Math.cos(angle)),
      cy: Math.round(y + 17 * Math.sin(angle)),
      rx: 12,
      ry: 12,
      fill: '#fff4dc',
    };
  });
  return [
    { kind: 'ellipse', cx: x, cy: y + 6, rx: 60, ry: 60, fill: '#6b2f1a26' },
    { kind: 'path', d: blob(x, y, 60), fill: wax },
    { kind: 'ellipse', cx: x, cy: y, rx: 46, ry: 46, stroke: { paint: '#ffe9c459', width: 4 } },
    ...petals,
    circle(8.5, '#ef7f3f'),
  ];
}

/** An irregular circle, as path data. */
function blob(x: number, y: number, r: number): string {
  const steps = 12;
  const point = (index: number): readonly [number, number] => {
    const angle = (index * 2 * Math.PI) / steps;
    const reach = r * (1 + 0.045 * Math.sin(index * 2.4) + 0.02 * Math.cos(index * 5.1));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  };
  const middle = (index: number): string => {
    const [ax, ay] = point(index % steps);
    const [bx, by] = point((index + 1) % steps);
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  let d = `M${middle(steps - 1)}`;
  for (let index = 0; index < steps; index += 1) {
    const [px, py] = point(index);
    d += `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(index)}`;
  }
  return `${d}Z`;
}

/** Confetti on the table, left and right of the site's name, below the envelope. */
function confetti(chance: Random): readonly SceneNode[] {
  return Array.from({ length: 90 }, (): SceneNode => {
    const x = chance.pick([chance.int(0, 440), chance.int(760, width)]);
    const [y, angle] = [chance.int(0, height), chance.float(0, Math.PI)];
    const fill = chance.pick(confettiColors);
    if (chance.float() < 0.4) {
      const r = chance.int(4, 8);
      return { kind: 'ellipse', cx: x, cy: y, rx: r, ry: r, fill };
    }
    const [dx, dy] = [Math.round(9 * Math.cos(angle)), Math.round(9 * Math.sin(angle))];
    return {
      kind: 'path',
      d: `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`,
      stroke: { paint: fill, width: 8, cap: 'round' },
    };
  });
}
