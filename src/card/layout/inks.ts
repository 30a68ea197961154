import type { Cover } from '#card/backgrounds/background.ts';
import type { Arrangement } from '#card/compositions/composition.ts';
import { boxOf } from '#card/compositions/valid-arrangement.ts';
import {
  type LuminanceRange,
  minContrast,
  mixedWithGray,
  readableInk,
  worstContrast,
} from '#card/contrast/color.ts';
import { luminanceRangeUnder, type SampledColors } from '#card/contrast/sampled-colors.ts';
import type { Card } from '#card/document/card.ts';
import { standardLook } from '#card/document/standard-look.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Frame } from '../faces/faces.ts';

/** The colours in which the texts of a page can be read, and the veils they need for it. */
export interface Inks {
  readonly title: Color;
  readonly words: Color;
  readonly from: Color;
  readonly veils: readonly SceneNode[];
  /** The light of what the title stands on; null without one. */
  readonly underTitle: LuminanceRange | null;
  /** Of a rosette, when it has not the title's. */
  readonly rosette?: Color;
  /** The sender's colours that are clearly others here. */
  readonly replaced: readonly ColorField[];
}

export type ColorField = 'titleColor' | 'wishColor' | 'fromColor';

type Chosen = Pick<Card, ColorField>;

/** The sender's colours as they are. */
export function chosenInks(chosen: Chosen): Inks {
  const [title, words, from] = [chosen.titleColor, chosen.wishColor, chosen.fromColor].map(
    (color) => color.toLowerCase() as Color,
  ) as [Color, Color, Color];
  return { title, words, from, veils: [], underTitle: null, replaced: [] };
}

/** What the sender chose where that can be read, else a darker or lighter one; a veil where no colour can. */
export function inksOf(page: Arrangement, sampled: SampledColors, chosen: Chosen): Inks {
  const { heading, title, age, message, from, signature } = page;
  const numbered = age && 'text' in age ? [boxOf(age)] : [];
  // A block that has an ink of its own stands on a colour of its own.
  const heads = [heading, title].flatMap((block) => (block && !block.ink ? [boxOf(block)] : []));
  const veils: SceneNode[] = [];
  const replaced: ColorField[] = [];
  const titleFrames = [...heads, ...numbered];
  const underTitle = rangeOf(sampled, titleFrames);
  const ink = (field: ColorField, frames: readonly Frame[]): Color => {
    const own = chosen[field].toLowerCase() as Color;
    const range = rangeOf(sampled, frames);
    if (!range) return own;
    if (worstContrast(own, range) < noticed) replaced.push(field);
    const found = readableInk(own, range);
    if (found) return found;
    veils.push(...frames.map(veil));
    return readableInk(own, veiled(range)) ?? '#1c1410';
  };
  return {
    title: ink('titleColor', titleFrames),
    words: ink('wishColor', message.map(boxOf)),
    from: ink('fromColor', [...(from ? [boxOf(from)] : []), ...(signature ? [signature] : [])]),
    veils,
    underTitle,
    replaced,
  };
}

/**
 * The same on a cover. Its heading has the colour that belongs to the scene unless the sender chose another that can be
 * read there; so none is said to be replaced.
 */
export function coverInks(
  page: Arrangement,
  sampled: SampledColors,
  { chosen, cover: { ink, accent } }: { readonly chosen: Chosen; readonly cover: Cover },
): Inks {
  const own = chosen.titleColor.toLowerCase() as Color;
  const { underTitle } = inksOf(page, sampled, chosen);
  const isKept =
    own !== standardLook.titleColor && underTitle && worstContrast(own, underTitle) >= minContrast;
  return {
    ...inksOf(page, sampled, { ...chosen, titleColor: isKept ? own : ink }),
    rosette: accent,
    replaced: [],
  };
}

/** The same, lighter where they are light: what can just be read looks faint beside letters that glow. */
export function brighter(inks: Inks): Inks {
  const ink = (color: Color) => (worstContrast(color, [0, 0]) > 4.5 ? mixedWithGray(color, 255, 0.5) : color);
  return { ...inks, words: ink(inks.words), from: ink(inks.from) };
}

/** With less contrast the colour is changed so much that the sender should know: the default of the from line has more. */
const noticed = 4;

/** The luminances under all the frames together. */
function rangeOf(sampled: SampledColors, frames: readonly Frame[]): LuminanceRange | null {
  if (frames.length === 0) return null;
  const ranges = frames.map((frame) => luminanceRangeUnder(sampled, frame));
  return [Math.min(...ranges.map(([dark]) => dark)), Math.max(...ranges.map(([, light]) => light))];
}

/** Opacity of the veil: even on black, dark words can be read. */
const share = 0.9;

function veil({ x, y, width, height }: Frame): SceneNode {
  const pad = 16;
  return {
    kind: 'rect',
    x: x - pad,
    y: y - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
    radius: 24,
    fill: '#fffaf2',
    opacity: share,
  };
}

/** The least light under the veil, on whatever it lies. */
function veiled([, lightest]: LuminanceRange): LuminanceRange {
  return [0.75, Math.max(0.75, lightest)];
}
