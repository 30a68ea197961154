import type { Photo, PhotoFilterKey } from '#card/document/card.ts';
import { aroundPoint } from '#card/scene/matrix.ts';
import type { Color, ImageNode, LinearGradient, PhotoFilter, SceneNode, Shape } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { clamp } from '#std/clamp.ts';
import { type Frame, inset } from '../faces/faces.ts';
import type { PhotoMount } from './photo-mounts.ts';

/** A photo's address and its crop; or a drawing where a photo is still to come. */
export type Picture =
  | { readonly photo: Photo; readonly href: string; readonly filter: PhotoFilter | null }
  | 'sample';

/** What the choices of a document do to colours. */
export const photoFilterByKey: Readonly<Record<PhotoFilterKey, PhotoFilter | null>> = {
  none: null,
  warm: { gray: 0.12, wash: '#ff9a3d2b' },
  mono: { gray: 1, wash: '#00000000' },
  faded: { gray: 0.4, wash: '#f6e9d640' },
};

const paper: Color = '#ffffff';

/** A photo in its mount, rotated slightly. `frame` is the mount before the rotation. */
export function mountedPhoto(
  picture: Picture,
  frame: Frame,
  { mount, degrees }: { readonly mount: (frame: Frame) => PhotoMount; readonly degrees: number },
): SceneNode {
  const { under, opening, clip } = mount(frame);
  const angle = (degrees * Math.PI) / 180;
  const rotation = aroundPoint(frame.x + frame.width / 2, frame.y + frame.height / 2, [
    Math.cos(angle),
    Math.sin(angle),
    -Math.sin(angle),
    Math.cos(angle),
    0,
    0,
  ]);
  return {
    kind: 'group',
    transform: rotation,
    children: [...under, cropped(picture, opening, clip)],
  };
}

/** A print with a white border. */
export function printMount(frame: Frame): PhotoMount {
  const border = Math.round(Math.min(frame.width, frame.height) * 0.045);
  const radius = border * 1.6;
  const opening = inset(frame, border);
  return {
    under: [...softShadow(frame, radius), { kind: 'rect', ...frame, radius, fill: paper }],
    opening,
    clip: { kind: 'rect', ...opening, radius: radius * 0.6 },
  };
}

/** A photo without a border, cut straight. */
export function plainPhoto(picture: Picture, { x, y, width, height }: Frame, centre = 0.5): SceneNode {
  const frame = { x, y, width, height };
  return cropped(picture, frame, { kind: 'rect', ...frame }, centre);
}

/** A small round picture with a white rim; without a photo a coloured circle, for initials to be set on. */
export function roundPhoto(picture: Picture | null, frame: Frame, color: Color): readonly SceneNode[] {
  const [rx, ry] = [frame.width / 2, frame.height / 2];
  const rim = Math.max(2, frame.width * 0.05);
  const circle = { kind: 'ellipse', cx: frame.x + rx, cy: frame.y + ry } as const;
  const disc = { ...circle, rx: rx - rim, ry: ry - rim };
  return [
    ...softShadow(frame, rx, 0.5),
    { ...circle, rx, ry, fill: paper },
    picture ? cropped(picture, frame, disc) : { ...disc, fill: color },
  ];
}

/**
 * The photo covers the frame, its focus as near to the middle as the photo's edges allow; or as near to another share of
 * the height, `centre`.
 */
function cropped(picture: Picture, frame: Frame, clip: Shape, centre = 0.5): SceneNode {
  if (picture === 'sample') return { kind: 'group', clip, children: landscape(frame) };
  const { photo, href, filter } = picture;
  const scale = Math.max(frame.width / photo.width, frame.height / photo.height) * photo.zoom;
  const width = photo.width * scale;
  const height = photo.height * scale;
  const image: ImageNode = {
    kind: 'image',
    href,
    x: clamp(frame.x + frame.width / 2 - photo.focusX * width, frame.x + frame.width - width, frame.x),
    y: clamp(
      frame.y + frame.height * centre - photo.focusY * height,
      frame.y + frame.height - height,
      frame.y,
    ),
    width,
    height,
    ...(filter && { filter }),
  };
  return { kind: 'group', clip, children: [image] };
}

/** Hills in the evening sun: the placeholder for a photo. */
function landscape({ x, y, width, height }: Frame): readonly SceneNode[] {
  const point = (across: number, down: number) => `${round(x + across * width)} ${round(y + down * height)}`;
  const hill = (from: number, peak: number, to: number) =>
    `M${point(-0.1, from)}Q${point(0.4, peak)} ${point(1.1, to)}V${round(y + height + 1)}H${round(x - 0.1 * width)}Z`;
  const sun = Math.min(width, height) * 0.13;
  return [
    { kind: 'rect', x, y, width, height, fill: { ...evening, from: [x, y], to: [x, y + height] } },
    { kind: 'ellipse', cx: x + width * 0.64, cy: y + height * 0.36, rx: sun, ry: sun, fill: '#fff3c9' },
    { kind: 'path', d: hill(0.72, 0.38, 0.74), fill: '#e79a83' },
    { kind: 'path', d: hill(0.98, 0.56, 0.66), fill: '#c97f86' },
    { kind: 'path', d: hill(0.76, 0.9, 0.94), fill: '#8f6f8c' },
  ];
}

const evening: LinearGradient = {
  kind: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: [
    { offset: 0, color: '#f9c6ab' },
    { offset: 0.7, color: '#ffe3b0' },
  ],
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
