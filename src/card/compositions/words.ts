import type { SceneNode } from '#card/scene/scene.ts';
import type { FittedText } from '#card/text/fit-text.ts';
import type { Face, Frame } from '../faces/faces.ts';
import {
  type Block,
  comfortableSize,
  fitFrom,
  fitHeading,
  fitMessage,
  type HeadingTexts,
  opticalCentre,
  placeFrom,
  placeMessage,
} from './blocks.ts';
import { arrangeLandscape } from './classic/landscape.ts';
import { arrangePages } from './classic/pages.ts';
import type { Arrangement, Elements } from './composition.ts';
import { sideOf } from './extras.ts';
import { fitPages, type Measures, measuresOf, phone } from './phone.ts';
import { photoPages } from './photo-cover.ts';
import { pictureCover } from './picture-cover.ts';
import { isValid, messageSize, validArrangement } from './valid-arrangement.ts';

/** The greatest sizes of texts, in user units, and how they stand in their frame. */
export interface WordStyle {
  /** 0 for a composition that places the heading itself. */
  readonly heading: number;
  /** The most of the frame's height that the heading takes when there is a message. */
  readonly share?: number;
  /** In place of the whole heading. */
  readonly texts?: HeadingTexts;
  readonly message: readonly [word: number, text: number];
  readonly from: number;
  readonly gap: number;
  /** Where the free height goes: 0 below, 1 above. */
  readonly down?: number;
}

/** What a composition's sizes on the landscape face are multiplied with: of its pictures and large type, of its words. */
export interface Units {
  readonly unit: number;
  readonly words: number;
}

type Words = Pick<Arrangement, 'message' | 'from' | 'badge' | 'signature' | 'bounds'> & {
  readonly heading: Block | null;
  readonly photo: null;
};

/** Heading, message and from line under each other in the frame. */
export function setWords(given: Elements, frame: Frame, style: WordStyle): Words {
  const { width } = frame;
  const { gap, share = 0.4, texts = given.heading, down = opticalCentre } = style;
  const alone = !given.message;
  const heading =
    style.heading === 0
      ? null
      : fitHeading(texts, {
          width,
          height: frame.height * (alone ? Math.max(share, 0.6) : share * given.display),
          maxSize: style.heading * given.scale * given.display * (alone ? 1.25 : 1),
        });
  const from = fitFrom(given.from, {
    width,
    maxSize: style.from * given.scale,
    // A quarter less, and on phones still 12 pixels.
    minSize: style.from * 0.8 * Math.max(given.scale, 1),
    badge: given.senderPhoto && given.badge,
    badgeSize: 2.6,
    signature: given.signature,
  });
  const headed = heading ? heading.height + gap : 0;
  const signed = from ? from.height + gap : 0;
  const columns = setMessage(given, { width, height: Math.max(frame.height - headed - signed, 40) }, style);
  const said = columns.length > 0 ? Math.max(...columns.map(({ height }) => height)) + gap : 0;
  const height = headed + said + signed - gap;
  const top = frame.y + Math.max(0, frame.height - height) * down;
  return {
    heading: heading && { text: heading, x: frame.x, top, width },
    message: placeMessage(columns, { x: frame.x, top: top + headed, width }),
    ...placeFrom(from, frame, { top: top + headed + said, side: sideOf(given) }),
    photo: null,
    bounds: { x: frame.x, y: top, width, height },
  };
}

/** The same words further down. */
export function lowered<
  Part extends Pick<Words, 'heading' | 'message' | 'from' | 'badge' | 'signature' | 'bounds'>,
>(words: Part, by: number): Part {
  const block = (one: Block) => ({ ...one, top: one.top + by });
  const frame = (one: Frame) => ({ ...one, y: one.y + by });
  return {
    ...words,
    heading: words.heading && block(words.heading),
    message: words.message.map(block),
    from: words.from && block(words.from),
    badge: words.badge && frame(words.badge),
    signature: words.signature ? frame(words.signature) : null,
    bounds: frame(words.bounds),
  };
}

function setMessage(
  { message, scale }: Elements,
  box: Pick<Frame, 'width' | 'height'>,
  { message: [word, text] }: WordStyle,
): readonly FittedText[] {
  return message ? fitMessage(message, { ...box, sizes: [word * scale, text * scale] }).set() : [];
}

/** A page that may be the cover: without the message and what ends it. */
type DrawPage = (given: Elements, measures: Measures) => Arrangement;

/** Null when the message would be small, or the picture of the composition. */
function onOnePage(
  given: Elements,
  draw: (given: Elements) => Arrangement,
  { minMessageSize, minTextSize }: { readonly minMessageSize: number; readonly minTextSize: number },
): Arrangement | null {
  const shares = given.message ? [1, 0.86, 0.74] : [1, 0.86, 0.74, 0.6, 0.5];
  for (const display of shares) {
    const page = draw({ ...given, display });
    if (messageSize(page) >= minMessageSize && isValid(page, minTextSize)) return page;
  }
  return null;
}

/** Large type and pictures become smaller until a message has this size. */
const generousSize = 28;

/** Several photos are so much larger where the message has this size beside them all the same. */
const larger = { display: 1.25, messageSize: 36 } as const;

/** A composition with a message this much smaller than in the classic one is not worth it. */
const smallerThanClassic = 0.85;

/** One landscape page; the classic one where the composition cannot be had with these words, or makes them small. */
export function onePage(given: Elements, draw: (given: Elements) => Arrangement): readonly Arrangement[] {
  if (given.largePhotos && given.photos.length + (given.photo ? 1 : 0) > 1) {
    const page = draw({ ...given, display: larger.display });
    if (messageSize(page) >= larger.messageSize && isValid(page, 14)) return [page];
  }
  const own = validArrangement(given, draw, { minMessageSize: generousSize, minTextSize: 14 });
  if (own && messageSize(own) >= comfortableSize) return [own];
  const classic = arrangeLandscape(given);
  return [own && messageSize(own) > messageSize(classic) * smallerThanClassic ? own : classic];
}

interface Pages {
  readonly draw: DrawPage;
  /** What the pages inside look like around their words. */
  readonly inside: (face: Face) => { readonly zone: Frame; readonly papers?: readonly SceneNode[] };
  readonly align?: 'start';
  /** Its large type is the picture: it takes no other for a cover but a photo. */
  readonly isPicture?: true;
  /** Whether its cover has a large picture, which is not made smaller for a message. */
  readonly hasCover?: true;
  /** For the photos that are not on the cover; they stand after it. */
  readonly photoPages?: readonly Arrangement[];
}

/** The background's cover, if there is one, or one page where all words are large enough to be read on a phone; else a cover. */
export function coverAndInside(
  given: Elements,
  face: Face,
  { draw, inside, align, isPicture, hasCover, photoPages: shown = [] }: Pages,
): readonly Arrangement[] {
  const measures = measuresOf(face);
  const minMessageSize = measures.px(Math.max(phone.short * Math.min(given.scale, 1) - 0.5, phone.message));
  const minTextSize = measures.px(phone.floor);
  const picture = isPicture && !given.photo ? null : pictureCover(given, measures);
  const single =
    picture || hasCover
      ? null
      : onOnePage(given, (own) => draw(own, measures), { minMessageSize, minTextSize });
  if (single) return [single];
  const covered = { ...given, message: null, from: null, badge: false, senderPhoto: false, signature: null };
  const cover =
    picture ?? validArrangement(covered, (own) => draw(own, measures), { minMessageSize: 0, minTextSize });
  if (!cover) return arrangePages(given, face);
  const { zone, papers } = inside(face);
  const { pages, from } = fitPages({ ...given, badge: given.senderPhoto }, { ...measures, zone });
  return [
    cover,
    ...(picture ? photoPages(given, face) : shown),
    ...pages.map((message, index): Arrangement => {
      const sender = index === pages.length - 1 ? from : null;
      const height = (message?.height ?? 0) + (sender ? sender.height + measures.gap : 0);
      const top = zone.y + Math.max(0, zone.height - height) * opticalCentre;
      const side = sideOf({ ...given, ...(align && { align }) });
      return {
        heading: null,
        message: message ? [{ text: message, x: zone.x, top, width: zone.width }] : [],
        ...placeFrom(sender, zone, { top: top + (message?.height ?? 0) + measures.gap, side }),
        photo: null,
        bounds: { x: zone.x, y: top, width: zone.width, height },
        ...(papers && { papers }),
        ...(align && { align }),
      };
    }),
  ];
}
