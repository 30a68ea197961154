import { cssFamily } from '#card/paint/content.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { multiply } from '#card/scene/matrix.ts';
import type { GroupNode, ImageNode, Matrix, Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { cardCssWidth } from '#encode/card-formats.ts';

/**
 * The card as pages that use a DOM-to-image library build it: lines of HTML text and <img> elements over one
 * background picture. It takes its places from the scene, so that both show the same.
 */
export async function htmlCard(scene: Scene, width = cardCssWidth): Promise<HTMLElement> {
  const scale = width / scene.width;
  const card = document.createElement('div');
  Object.assign(card.style, {
    position: 'relative',
    overflow: 'hidden',
    width: `${width}px`,
    height: `${scene.height * scale}px`,
  });
  const background = new Image();
  background.src = backgroundAddress(scene);
  background.style.cssText = 'position:absolute;width:100%;height:100%';
  card.append(background, ...placed(scene.nodes, [scale, 0, 0, scale, 0, 0]));
  await Promise.all([...card.querySelectorAll('img')].map((image) => image.decode()));
  return card;
}

/** What is neither text nor photo, once for each shape: it is the same picture for every message. */
const addresses = new Map<string, string>();

function backgroundAddress(scene: Scene): string {
  const { width, height } = scene;
  const known = addresses.get(`${width} ${height}`);
  if (known) return known;
  const bare = { ...scene, nodes: withoutLeaves(scene.nodes) };
  const svg = svgMarkup(svgTree(bare, { idPrefix: 'back' })).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  addresses.set(`${width} ${height}`, address);
  return address;
}

function withoutLeaves(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind === 'text' || node.kind === 'image') return [];
    return node.kind === 'group' ? [{ ...node, children: withoutLeaves(node.children) }] : [node];
  });
}

function placed(nodes: readonly SceneNode[], matrix: Matrix, clip?: GroupNode['clip']): HTMLElement[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') {
      return placed(
        node.children,
        node.transform ? multiply(matrix, node.transform) : matrix,
        node.clip ?? clip,
      );
    }
    if (node.kind === 'text') return [line(node, matrix)];
    return node.kind === 'image' ? [photo(node, matrix, clip)] : [];
  });
}

function line({ text, font, fill, x, y, direction }: TextNode, matrix: Matrix): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  span.dir = direction;
  Object.assign(span.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    whiteSpace: 'pre',
    font: `${font.weight} ${font.size}px/1 ${cssFamily(font.family)}`,
    color: fill,
    transformOrigin: '0 0',
    transform: `matrix(${multiply(matrix, [1, 0, 0, 1, x, y - baseline(font)])})`,
  });
  return span;
}

const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;

/** From the top of a line of one em to its baseline. */
function baseline({ weight, size, family }: TextNode['font']): number {
  context.font = `${weight} ${size}px ${cssFamily(family)}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
  return (size - up - down) / 2 + up;
}

function photo(node: ImageNode, matrix: Matrix, clip: GroupNode['clip']): HTMLElement {
  const box =
    clip?.kind === 'ellipse'
      ? { x: clip.cx - clip.rx, y: clip.cy - clip.ry, width: 2 * clip.rx, height: 2 * clip.ry }
      : clip?.kind === 'rect'
        ? clip
        : node;
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    overflow: 'hidden',
    width: `${box.width}px`,
    height: `${box.height}px`,
    borderRadius: clip?.kind === 'ellipse' ? '50%' : `${clip?.kind === 'rect' ? (clip.radius ?? 0) : 0}px`,
    transformOrigin: '0 0',
    transform: `matrix(${multiply(matrix, [1, 0, 0, 1, box.x, box.y])})`,
  });
  const image = new Image();
  image.src = node.href;
  image.style.cssText = `position:absolute;left:${node.x - box.x}px;top:${node.y - box.y}px;width:${node.width}px;height:${node.height}px;max-width:none`;
  frame.append(image);
  return frame;
}
