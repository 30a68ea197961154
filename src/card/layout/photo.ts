import type { Photo } from '#card/document/card.ts';
import { aroundPoint } from '#card/scene/matrix.ts';
import type { Color, ImageNode, LinearGradient, SceneNode, Shape } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { clamp } from '#std/clamp.ts';
import type { Frame } from '../faces/faces.ts';

/** A photo's address and its crop; or a drawing where a photo is still to come. */
export type Picture = { readonly photo: Photo; readonly href: string } | 'sample';

const paper: Color = '#ffffff';

/** A photo print with a white border, rotated slightly. `frame` is the print before the rotation. */
export function framedPhoto(picture: Picture, frame: Frame, degrees: number): SceneNode {
  const border = Math.round(Math.min(frame.width, frame.height) * 0.045);
  const radius = border * 1.6;
  const inside: Frame = {
    x: frame.x + border,
    y: frame.y + border,
    width: frame.width - 2 * border,
    height: frame.height - 2 * border,
  };
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
    children: [
      ...softShadow(frame, radius),
      { kind: 'rect', ...frame, radius, fill: paper },
      cropped(picture, inside, { kind: 'rect', ...inside, radius: radius * 0.6 }),
    ],
  };
}

/** A photo without a border, cut straight. */
export function plainPhoto(picture: Picture, { x, y, width, height }: Frame): SceneNode {
  const frame = { x, y, width, height };
  return cropped(picture, frame, { kind: 'rect', ...frame });
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

/** The photo covers the frame, its focus as near to the middle as the photo's edges allow. */
function cropped(picture: Picture, frame: Frame, clip: Shape): SceneNode {
  if (picture === 'sample') return { kind: 'group', clip, children: landscape(frame) };
  const { photo, href } = picture;
  const scale = Math.max(frame.width / photo.width, frame.height / photo.height) * photo.zoom;
  const width = photo.width * scale;
  const height = photo.height * scale;
  const image: ImageNode = {
    kind: 'image',
    href,
    x: clamp(frame.x + frame.width / 2 - photo.focusX * width, frame.x + frame.width - width, frame.x),
    y: clamp(frame.y + frame.height / 2 - photo.focusY * height, frame.y + frame.height - height, frame.y),
    width,
    height,
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
