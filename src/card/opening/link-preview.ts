import { type Phrases, phrase } from '#card/document/phrases.ts';
import type { LayoutTools } from '#card/layout/layout.ts';
import { previewSize } from '#card/layout/preview-size.ts';
import { directionOf } from '#card/layout/wording.ts';
import { type Random, random } from '#card/scene/random.ts';
import type { Color, Scene, SceneNode } from '#card/scene/scene.ts';
import { type FittedText, fitText } from '#card/text/fit-text.ts';
import type { EastAsianFamily } from '#card/text/fonts.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { placeText } from '#card/text/place-text.ts';
import { createTextPreparer, type PreparedText } from '#card/text/prepare.ts';
import { type Hues, stageColors } from './card-hues.ts';
import { closedEnvelope } from './closed-envelopes.ts';
import { type EnvelopeLook, inks } from './envelopes/envelope.ts';

export interface LinkPreviewOptions extends Pick<LayoutTools, 'measurer' | 'emoji'> {
  readonly toName: string;
  /** The family of Chinese, Japanese and Korean letters, as the whole card tells it; else as the name does. */
  readonly eastAsian?: EastAsianFamily;
  /** The envelope, and the colours of the card that it takes. */
  readonly look: EnvelopeLook;
  readonly hues: Hues;
  readonly siteName: string;
  readonly phrases: Phrases;
  /** The text on the envelope instead of the receiver's name. */
  readonly title?: string;
  /** The line above it, such as when it opens. */
  readonly note: string;
  /** Seeds the confetti; a card's own seed. */
  readonly seed: number;
}

const { width, height } = previewSize;

/** Of an envelope's units. */
const scale = 1.24;

/** Where its pocket is free, in units of the picture. */
const address = { x: 250, y: 392, width: 700, height: 158 } as const;

/**
 * The picture of a card's link: its own envelope with the receiver's name, on its stage. What is inside stays a surprise.
 * Emoji in the name still lack their pictures: see `withEmoji`.
 */
export function layoutLinkPreview({
  toName,
  eastAsian,
  look,
  hues,
  siteName,
  phrases,
  title: ownTitle,
  note,
  seed,
  ...tools
}: LinkPreviewOptions): Scene {
  const preparer = createTextPreparer(tools);
  const name = isolatedLine(toName);
  const whom = ownTitle ?? (name ? phrase(phrases.previewFor, { name }) : phrases.previewForYou);
  const base = directionOf(phrases);
  const title = fitAddress(
    preparer.prepare(whom, { role: 'heading', base, ...(eastAsian && { eastAsian }) }),
  );
  const line = fitText(preparer.prepare(note, { role: 'words', base }), {
    ...{ width: 620, height: 50, maxSize: 32, minSize: 20, lineHeight: 1.2, maxLines: 1 },
  });
  const site = fitText(preparer.prepare(siteName, { role: 'heading', base: 'ltr' }), {
    ...{ width: 170, height: 60, maxSize: 24, minSize: 12, lineHeight: 1.2, maxLines: 2 },
  });
  const envelope = closedEnvelope(look, hues);
  const colors = stageColors(hues);
  const plate = { x: 280, y: 56, width: 640, height: 66 };
  return {
    width,
    height,
    nodes: [
      {
        kind: 'rect',
        ...{ x: 0, y: 0, width, height },
        fill: {
          kind: 'radial',
          center: [width / 2, height / 2],
          radius: width / 2,
          stops: [
            { offset: 0, color: colors['--stage-light'] },
            { offset: 1, color: colors['--stage'] },
          ],
        },
      },
      ...confetti(random(seed), [colors['--bit-1'], colors['--bit-2'], colors['--bit-3']]),
      {
        kind: 'group',
        transform: [
          scale,
          0,
          0,
          scale,
          (width - envelope.width * scale) / 2,
          (height - envelope.height * scale) / 2,
        ],
        children: envelope.nodes,
      },
      ...placeText(title, {
        x: address.x,
        top: address.y + (address.height - title.height) / 2,
        width: address.width,
        fill: inks[look.ink],
      }),
      { kind: 'rect', ...plate, radius: plate.height / 2, fill: `${colors['--stage']}e6` },
      ...placeText(line, {
        x: plate.x,
        top: plate.y + (plate.height - line.height) / 2,
        width: plate.width,
        fill: '#fdf4e6',
      }),
      ...placeText(site, { x: 14, top: height - 20 - site.height, width: 170, fill: '#fdf4e6' }),
    ],
    symbols: envelope.symbols,
    description: name ? phrase(phrases.previewDescriptionFor, { name }) : phrases.previewDescription,
  };
}

/** Units. Messengers show the picture about 300 pixels wide: smaller letters could not be read there. */
const legible = 40;

/** Two lines, or three for a name that would be too small in two. */
function fitAddress(address: PreparedText): FittedText {
  const box = { width: 640, height: 140, maxSize: 72, minSize: 20, lineHeight: 1.1, maxLines: 2 };
  const title = fitText(address, box);
  return title.size < legible
    ? fitText(address, { ...box, width: 700, height: 158, lineHeight: 1.06, maxLines: 3, keepWords: 1 })
    : title;
}

/** On the stage, left and right of the envelope. */
function confetti(chance: Random, colors: readonly Color[]): readonly SceneNode[] {
  return Array.from({ length: 60 }, (): SceneNode => {
    const x = chance.pick([chance.int(0, 240), chance.int(960, width)]);
    const [y, angle] = [chance.int(0, height), chance.float(0, Math.PI)];
    const fill = chance.pick(colors);
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
