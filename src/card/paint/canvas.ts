import type {
  Font,
  GroupNode,
  ImageNode,
  Matrix,
  PhotoFilter,
  Scene,
  SceneNode,
  Shape,
  ShapeStyle,
  TextNode,
  UseNode,
} from '#card/scene/scene.ts';
import { assert } from '#std/assert.ts';
import { type Box, boundsOf } from './bounds.ts';
import { type Brush, type PaintOptions, paintLayer, prepareContext, within } from './brush.ts';
import { fillPath, setPen, strokePath } from './canvas-paint.ts';
import type { Canvas2D, CanvasSurface } from './canvas-surface.ts';
import { cssFamily, printable } from './content.ts';
import { outline, viewBoxTransform } from './outline.ts';

/**
 * Paints the scene over what the context shows, its top left corner in the context's. Sets the
 * transform itself. Throws when a photo or symbol is missing, because a picture without it would be wrong.
 */
export function paintScene(context: Canvas2D, scene: Scene, options: PaintOptions): void {
  const { scale } = options;
  const matrix: Matrix = [scale, 0, 0, scale, 0, 0];
  const frame: Box = [0, 0, Math.ceil(scene.width * scale), Math.ceil(scene.height * scale)];
  context.save();
  prepareContext(context, matrix, options.smoothing);
  paintNodes({ ...options, context, scene, matrix, alpha: 1, frame }, scene.nodes);
  context.restore();
}

/** The value of a canvas context's `font` for one font of a scene. */
export function canvasFont(
  { family, weight, size }: Font,
  { familyName }: Pick<CanvasSurface, 'familyName'>,
): string {
  return `${weight} ${size}px ${cssFamily(familyName ? familyName(family) : family)}`;
}

function paintNodes(brush: Brush, nodes: readonly SceneNode[]): void {
  for (const node of nodes) paintNode(brush, node);
}

function paintNode(brush: Brush, node: SceneNode): void {
  const opacity = 'opacity' in node ? (node.opacity ?? 1) : 1;
  if (opacity <= 0) return;
  const alpha = brush.alpha * Math.min(opacity, 1);
  if (alpha < 1 && paintsTwice(node, brush.scene)) paintThroughLayer(brush, node, alpha);
  else paintContent({ ...brush, alpha }, node);
}

/** Paints the node on a canvas of its own, so that what overlaps inside it does not shine through. */
function paintThroughLayer(brush: Brush, node: SceneNode, alpha: number): void {
  paintLayer(brush, { bounds: boundsOf(node, brush.scene), alpha }, (layer) => paintContent(layer, node));
}

/** Whether the node may paint a pixel more than once; letters of joined scripts overlap each other. */
function paintsTwice(node: SceneNode, scene: Scene): boolean {
  switch (node.kind) {
    case 'group':
      return anyTwice(node.children, scene);
    case 'use':
      return anyTwice(scene.symbols[node.symbol]?.children ?? [], scene);
    case 'text':
      return true;
    case 'image':
      return false;
    default:
      return node.fill !== undefined && node.stroke !== undefined;
  }
}

function anyTwice(nodes: readonly SceneNode[], scene: Scene): boolean {
  return nodes.length > 1 || nodes.some((node) => paintsTwice(node, scene));
}

function paintContent(brush: Brush, node: SceneNode): void {
  if (node.kind === 'group') paintGroup(brush, node);
  else if (node.kind === 'image') paintImage(brush, node);
  else if (node.kind === 'text') paintText(brush, node);
  else if (node.kind === 'use') paintUse(brush, node);
  else paintShape(brush, node);
}

function paintGroup(brush: Brush, group: GroupNode): void {
  const { context, surface } = brush;
  const { transform, clip, children } = group;
  const photo = children.length === 1 && children[0]?.kind === 'image' ? children[0] : null;
  if (clip && photo && !isPlainRect(clip)) {
    paintCroppedPhoto(brush, group, { photo, clip });
    return;
  }
  if (transform || clip) context.save();
  if (transform) context.transform(...transform);
  if (clip) context.clip(surface.newPath(outline(clip)), fillRule(clip));
  paintNodes(transform ? within(brush, transform) : brush, children);
  if (transform || clip) context.restore();
}

/** A clip of straight sides is exact, and leaves a photo in a PDF as it is. */
function isPlainRect(shape: Shape): boolean {
  return shape.kind === 'rect' && !shape.radius;
}

/** Crops a photo by compositing with its shape: Chromium's clip antialiases with sixteen levels only. */
function paintCroppedPhoto(
  brush: Brush,
  group: GroupNode,
  { photo, clip }: { readonly photo: ImageNode; readonly clip: Shape },
): void {
  paintLayer(brush, { bounds: boundsOf(group, brush.scene), alpha: brush.alpha }, (layer) => {
    if (group.transform) layer.context.transform(...group.transform);
    paintImage(layer, photo);
    layer.context.globalCompositeOperation = 'destination-in';
    layer.context.fillStyle = '#000000';
    layer.context.fill(layer.surface.newPath(outline(clip)), fillRule(clip));
  });
}

function paintUse(brush: Brush, node: UseNode): void {
  const symbol = brush.scene.symbols[node.symbol];
  assert(symbol, `The scene has no symbol "${node.symbol}"`);
  const transform = viewBoxTransform(symbol.viewBox, node);
  brush.context.save();
  brush.context.transform(...transform);
  paintNodes(within(brush, transform), symbol.children);
  brush.context.restore();
}

function paintShape(brush: Brush, node: Shape & ShapeStyle): void {
  const d = outline(node);
  if (d === '') return;
  const path = brush.surface.newPath(d);
  brush.context.globalAlpha = brush.alpha;
  if (node.fill) fillPath(brush, node.fill, path, fillRule(node));
  if (node.stroke) strokePath(brush, node.stroke, path);
}

function fillRule(shape: Shape): 'nonzero' | 'evenodd' {
  return (shape.kind === 'path' && shape.fillRule) || 'nonzero';
}

function paintImage({ context, images, alpha }: Brush, node: ImageNode): void {
  const image = images.get(node.href);
  assert(image, `The photo ${node.href} was not given to the painter`);
  context.globalAlpha = alpha;
  context.drawImage(image, node.x, node.y, node.width, node.height);
  if (node.filter) paintFilter(context, node, node.filter);
}

/** Takes the photo below a share of its saturation, then lays the wash over it. */
function paintFilter(
  context: Canvas2D,
  { x, y, width, height }: ImageNode,
  { gray, wash }: PhotoFilter,
): void {
  context.globalCompositeOperation = 'saturation';
  context.globalAlpha = gray;
  context.fillStyle = '#808080';
  context.fillRect(x, y, width, height);
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 1;
  context.fillStyle = wash;
  context.fillRect(x, y, width, height);
  context.globalCompositeOperation = 'source-over';
}

function paintText({ context, alpha, surface }: Brush, node: TextNode): void {
  context.globalAlpha = alpha;
  context.font = canvasFont(node.font, surface);
  context.direction = node.direction;
  context.fillStyle = node.fill;
  const content = printable(node.text);
  if (node.outline) {
    setPen(context, { paint: node.fill, width: 2 * node.outline, join: 'round' });
    context.strokeStyle = node.fill;
    context.strokeText(content, node.x, node.y);
  }
  context.fillText(content, node.x, node.y);
}
