import { fade } from '#card/backgrounds/cutout.ts';
import { aroundPoint } from '#card/scene/matrix.ts';
import type { Matrix, Scene, SceneNode } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from '../faces/faces.ts';
import { quartOut, sineInOut } from '../motion/entrance.ts';
import { coverSize, envelopeSize } from './envelopes/envelope.ts';
import { placedAt, videoTimes } from './timeline.ts';

/** The sheets of an envelope, in the order of the nodes of `videoEnvelope`. It lies on `table`. */
export const videoSheets = ['table', 'back', 'lining', 'pocket', 'flap', 'cover'] as const;
export type VideoSheet = (typeof videoSheets)[number];

/** Units of `table`, a square; a video shows its middle. */
export const tableSize = 1000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the moments of a video are put together from, by the address that their image nodes have. */
type VideoPicture = Exclude<VideoSheet, 'cover'> | 'front';

/**
 * The front of the folded card: the cover page of a card that has one and an inside, else the cover sheet of the envelope
 * in the shape of the card.
 */
export function frontOf(envelope: Scene, pages: readonly Scene[]): Scene {
  const [first, second] = pages as readonly [Scene, ...Scene[]];
  if (second && !second.isNotes) return first;
  const { width, height } = first;
  const scale = Math.max(width, height) / coverSize.width;
  const middle = (length: number) => (length - coverSize.width * scale) / 2;
  const sheet = sheetOf(envelope, 'cover', [scale, 0, 0, scale, middle(width), middle(height)]);
  return { ...envelope, width, height, nodes: [sheet] };
}

/** Each picture of a video of that size, in pixels of the video: they are painted once. */
export function videoPictures(
  envelope: Scene,
  front: Scene,
  video: Size,
): Readonly<Record<VideoPicture, Scene>> {
  const { scale, margin, picture } = framesIn(video);
  const sheet = (name: VideoSheet): Scene => {
    return {
      ...envelope,
      ...picture,
      nodes: [sheetOf(envelope, name, [scale, 0, 0, scale, margin, margin])],
    };
  };
  const tableScale = Math.max(video.width, video.height) / tableSize;
  const [x, y] = [(video.width - tableSize * tableScale) / 2, (video.height - tableSize * tableScale) / 2];
  const frontScale = video.width / front.width;
  return {
    table: {
      ...envelope,
      ...video,
      nodes: [sheetOf(envelope, 'table', [tableScale, 0, 0, tableScale, x, y])],
    },
    back: sheet('back'),
    lining: sheet('lining'),
    pocket: sheet('pocket'),
    flap: sheet('flap'),
    front: {
      ...front,
      ...video,
      nodes: [{ kind: 'group', transform: [frontScale, 0, 0, frontScale, 0, 0], children: front.nodes }],
    },
  };
}

function sheetOf(envelope: Scene, name: VideoSheet, transform: Matrix): SceneNode {
  const node = envelope.nodes[videoSheets.indexOf(name)];
  return { kind: 'group', transform, children: node ? [node] : [] };
}

/** Units around a sheet, for its shadow. */
const shadowMargin = 44;

/** Units from the fold of the flap to its tip, for the longest. */
const flapReach = 276;

/** Pixels: where the envelope stands closed and open, and where the folded card is. */
function framesIn({ width, height }: Size) {
  const high = envelopeSize.height + flapReach;
  const scale = Math.min((0.84 * width) / envelopeSize.width, (0.93 * height) / high);
  const margin = shadowMargin * scale;
  const picture = {
    width: Math.ceil(envelopeSize.width * scale + 2 * margin),
    height: Math.ceil(envelopeSize.height * scale + 2 * margin),
  };
  const closedTop = (height - envelopeSize.height * scale) / 2;
  // The open flap stands above the envelope: both in the middle.
  const openTop = (height - high * scale) / 2 + flapReach * scale;
  const foldedWidth = envelopeSize.width * scale * Math.max(0.6, (0.66 * width) / height);
  const folded = { width: foldedWidth, height: (foldedWidth * height) / width };
  const inside = 0.06 * envelopeSize.height * scale;
  // As far as it is out of the envelope, or to the upper edge of the video.
  const rise = Math.min(0.8 * folded.height, openTop + inside - 0.04 * height);
  return { scale, margin, picture, closedTop, openTop, folded, inside, rise };
}

/** How far each part of the opening is, from 0 to 1. */
function progressAt(t: number) {
  const share = ({ from, seconds }: { readonly from: number; readonly seconds: number }) =>
    clamp((t - from) / seconds, 0, 1);
  const { flap, rise, place, turn } = videoTimes;
  return {
    flap: sineInOut(share(flap)),
    rise: quartOut(share(rise)),
    place: share({ from: place.from, seconds: placedAt - place.from }),
    turn: share(turn),
  };
}

/**
 * The opening of a card `t` seconds after the flap begins, until then the closed envelope. Units are pixels of the video,
 * and the images are those of `videoPictures`. From `placedAt` on it shows only the front, which turns over what lies
 * under it.
 */
export function videoMoment(video: Size, t: number): Scene {
  const nodes = t < placedAt ? envelopeNodes(video, t) : turnNodes(video, progressAt(t).turn);
  return { ...video, nodes, symbols: {}, description: '' };
}

function envelopeNodes(video: Size, t: number): readonly SceneNode[] {
  const { scale, margin, picture, closedTop, openTop } = framesIn(video);
  const { flap, place } = progressAt(t);
  const top = closedTop + flap * (openTop - closedTop);
  // Whole pixels: a sheet that is drawn between them is blurred.
  const frame = {
    x: Math.round((video.width - picture.width) / 2),
    y: Math.round(top - margin + 0.8 * place ** 2 * picture.height),
    ...picture,
  };
  // Gone before the card is near: names in front of it would be read.
  const opacity = 1 - Math.min(1, place / 0.65) ** 2;
  const sheet = (name: VideoPicture): SceneNode => ({
    kind: 'group',
    opacity,
    children: [image(name, frame)],
  });
  const upright = Math.cos(Math.PI * flap);
  const turned = (name: VideoPicture): SceneNode => ({
    kind: 'group',
    transform: aroundPoint(0, frame.y + margin + 2 * scale, [1, 0, 0, upright, 0, 0]),
    children: [sheet(name)],
  });
  return [
    image('table', { x: 0, y: 0, ...video }),
    sheet('back'),
    ...(upright < 0 ? [turned('lining')] : []),
    ...(t > 0 ? [foldedCard(video, t, top)] : []),
    sheet('pocket'),
    ...(upright > 0 ? [turned('flap')] : []),
  ];
}

/** `top` is that of the envelope. Until the card is out, its lower end is not seen below the envelope. */
function foldedCard(video: Size, t: number, top: number): SceneNode {
  const { scale, folded, inside, rise } = framesIn(video);
  const { rise: out, place } = progressAt(t);
  const near = sineInOut(place);
  const between = (start: number, end: number) => start + near * (end - start);
  const frame = {
    x: between((video.width - folded.width) / 2, 0),
    y: between(top + inside - out * rise, 0),
    width: between(folded.width, video.width),
    height: between(folded.height, video.height),
  };
  const bottom = place > 0 ? video.height : top + (envelopeSize.height - 8) * scale;
  return {
    kind: 'group',
    clip: { kind: 'rect', x: 0, y: 0, width: video.width, height: bottom },
    children: [...softShadow(frame, 0, scale), image('front', frame)],
  };
}

/** Degrees that the front turns, as on the card's page; beyond 90 its back is towards us, and nothing is drawn. */
const turnedDegrees = 112;

/** The front about its left edge, in shade, over the shadow that it throws. */
function turnNodes(video: Size, share: number): readonly SceneNode[] {
  const angle = (turnedDegrees * sineInOut(share) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  if (cosine <= 0) return [];
  const { width, height } = video;
  const [edge, reach] = [cosine * width, 0.12 * sine * width];
  const front = [
    image('front', { x: 0, y: 0, ...video }),
    { kind: 'rect', x: 0, y: 0, width, height, fill: '#2b1d14', opacity: 0.3 * (1 - cosine) },
  ] satisfies readonly SceneNode[];
  return [
    {
      kind: 'rect',
      ...{ x: edge, y: 0, width: reach, height },
      fill: fade(['#2b1d1450', '#2b1d1400'], [edge, 0], [edge + reach, 0]),
    },
    { kind: 'group', transform: [cosine, 0, 0, 1, 0, 0], children: front },
  ];
}

function image(href: VideoPicture, { x, y, width, height }: Frame): SceneNode {
  return { kind: 'image', href, x, y, width, height };
}
