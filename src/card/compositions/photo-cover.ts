import type { Cover } from '#card/backgrounds/background.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Face, Frame } from '../faces/faces.ts';
import type { Arrangement, Elements, PhotoFrame } from './composition.ts';

/** The photo itself as a cover: it fills the face, and the heading stands on a shade that makes its lower part dark. */
export const photoCover: Cover = {
  heading: {
    portrait: { x: 90, y: 1000, width: 720, height: 295 },
    square: { x: 140, y: 690, width: 800, height: 250 },
  },
  rosette: {
    portrait: { x: 668, y: 308, width: 150, height: 150 },
    square: { x: 792, y: 148, width: 144, height: 144 },
  },
  ink: '#fffaf2',
  accent: '#b0446f',
  draw: ({ face }) => [shade(face)],
};

function shade({ key, width, height }: Face): SceneNode {
  const { y } = photoCover.heading[key === 'square' ? 'square' : 'portrait'];
  const from = y - height * 0.14;
  return {
    kind: 'rect',
    x: 0,
    y: from,
    width,
    height: height - from,
    fill: {
      kind: 'linear',
      from: [0, from],
      to: [0, height],
      stops: [
        { offset: 0, color: '#1a0f0a00' },
        // Dark enough, where the heading begins, for letters on a white photo.
        { offset: (y - 24 - from) / (height - from), color: '#1a0f0a99' },
        { offset: 1, color: '#1a0f0ac7' },
      ],
    },
  };
}

const gap = 14;

/** Pages of their own for the other photos from that one on: two fill a page. */
export function photoPages({ photos }: Elements, face: Face, from = 0): readonly Arrangement[] {
  const indexes = photos.map((_, index) => index).slice(from);
  const bounds: Frame = { x: 0, y: 0, width: face.width, height: face.height };
  return Array.from({ length: Math.ceil(indexes.length / 2) }, (_, page): Arrangement => {
    const shown = indexes.slice(2 * page, 2 * page + 2);
    const photosShown = shown.map((index, place) => ({ ...half(face, place, shown.length), index }));
    return {
      heading: null,
      message: [],
      from: null,
      badge: null,
      photo: null,
      photos: photosShown,
      papers: [],
      bounds,
    };
  });
}

/** The upper or the lower half of a tall face, the left or the right of a square one. */
function half(face: Face, index: number, count: number): PhotoFrame {
  const { width, height } = face;
  const plain = { degrees: 0, shape: 'plain' } as const;
  if (count === 1) return { x: 0, y: 0, width, height, ...plain };
  if (face.key === 'square') {
    const side = (width - gap) / 2;
    return { x: index * (side + gap), y: 0, width: side, height, ...plain };
  }
  const side = (height - gap) / 2;
  return { x: 0, y: index * (side + gap), width, height: side, ...plain };
}
