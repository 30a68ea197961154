import type { CanvasPicture } from '#card/paint/canvas-surface.ts';
import { multiply } from '#card/scene/matrix.ts';
import type { Matrix, Scene, SceneNode } from '#card/scene/scene.ts';
import { contextOf, newCanvas } from './browser-surface.ts';

type Photo = ImageBitmap | OffscreenCanvas | HTMLCanvasElement;

/** The mipmaps made so far: each photo at its full size, half of it, a quarter of it and so on. */
const mipmaps = new WeakMap<ImageBitmap, Photo[]>();

/**
 * The mipmap of each photo in the scene that is less than twice as wide as the photo is drawn at `scale` pixels per unit.
 * It can be painted with `smoothing: 'low'`. With better smoothing browsers compute the smaller sizes again each time,
 * which is half of the work of a picture.
 */
export function mipmappedPhotos(
  scene: Scene,
  scale: number,
  photos: ReadonlyMap<string, ImageBitmap>,
): ReadonlyMap<string, CanvasPicture> {
  const widths = new Map<string, number>();
  measure(scene.nodes, [scale, 0, 0, scale, 0, 0], widths);
  return new Map(
    [...photos].map(([href, photo]) => [href, atLeast(photo, widths.get(href) ?? photo.width)] as const),
  );
}

/** Stores the greatest width at which each photo is drawn, in pixels. Symbols have no photos. */
function measure(nodes: readonly SceneNode[], matrix: Matrix, widths: Map<string, number>): void {
  for (const node of nodes) {
    if (node.kind === 'group') {
      measure(node.children, node.transform ? multiply(matrix, node.transform) : matrix, widths);
    } else if (node.kind === 'image') {
      const width = node.width * Math.hypot(matrix[0], matrix[1]);
      widths.set(node.href, Math.max(width, widths.get(node.href) ?? 0));
    }
  }
}

function atLeast(photo: ImageBitmap, width: number): Photo {
  const levels = mipmaps.get(photo) ?? [photo];
  mipmaps.set(photo, levels);
  let level = 0;
  while ((levels[level] as Photo).width >= 2 * width) {
    level += 1;
    levels[level] ??= halved(levels[level - 1] as Photo);
  }
  return levels[level] as Photo;
}

function halved(photo: Photo): Photo {
  const width = Math.ceil(photo.width / 2);
  const height = Math.ceil(photo.height / 2);
  const half = newCanvas(width, height);
  const context = contextOf(half, { alpha: true });
  // At a half exactly, each pixel becomes the mean of four.
  context.imageSmoothingQuality = 'low';
  context.drawImage(photo, 0, 0, width, height);
  return half;
}
