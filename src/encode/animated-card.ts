import { sampleScene, splitAtEntrance } from '#card/motion/sample-scene.ts';
import { boundsOf } from '#card/paint/bounds.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { Canvas2D, CanvasPicture } from '#card/paint/canvas-surface.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { BackgroundLayers, LayerOptions } from './background-layers.ts';
import { browserSurface } from './browser-surface.ts';
import type { MotionRequest } from './frames.ts';

/** A card at any moment of its entrance. What does not move is painted once. */
export interface AnimatedCard {
  /** The whole picture, `t` seconds after the start. */
  paint(context: Canvas2D, t: number): void;
}

export function createAnimatedCard(
  { scene, animation }: MotionRequest,
  { backgroundLayers, ...options }: LayerOptions & { readonly backgroundLayers: BackgroundLayers },
): AnimatedCard {
  const { still, moving } = splitAtEntrance(scene);
  const background = backgroundLayers.get(still, options);
  const sheets = new Map<SceneNode, Sheet>();

  function sheetOf(node: SceneNode): Sheet {
    const sheet = sheets.get(node) ?? paintSheet(node, scene, options);
    sheets.set(node, sheet);
    return sheet;
  }

  function paintNode(context: Canvas2D, node: SceneNode, t: number): void {
    const part = { ...moving, nodes: [node] };
    const sampled = sampleScene(part, animation, t);
    const opacity = opacityInPlace(node, sampled.nodes[0]);
    if (opacity === null) paintScene(context, sampled, { ...options, surface: browserSurface });
    else if (opacity > 0) drawSheet(context, sheetOf(node), opacity);
  }

  return {
    paint(context, t) {
      context.drawImage(background, 0, 0, options.width, options.height);
      for (const node of moving.nodes) paintNode(context, node, t);
    },
  };
}

/** A node painted once, and where it lies in pixels; null when it shows nothing. */
type Sheet = {
  readonly picture: CanvasPicture;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} | null;

function paintSheet(node: SceneNode, scene: Scene, { width, height, scale, images }: LayerOptions): Sheet {
  const bounds = boundsOf(node, scene);
  if (!bounds) return null;
  // A pixel more on each side, for soft edges; whole pixels, so that nothing is drawn between them.
  const left = Math.max(0, Math.floor(bounds[0] * scale) - 1);
  const top = Math.max(0, Math.floor(bounds[1] * scale) - 1);
  const box = {
    width: Math.min(width, Math.ceil(bounds[2] * scale) + 1) - left,
    height: Math.min(height, Math.ceil(bounds[3] * scale) + 1) - top,
  };
  if (box.width <= 0 || box.height <= 0) return null;
  const { context, picture } = browserSurface.newLayer(box.width, box.height);
  const moved: SceneNode = {
    kind: 'group',
    transform: [1, 0, 0, 1, -left / scale, -top / scale],
    children: [node],
  };
  const part = { ...scene, width: box.width / scale, height: box.height / scale, nodes: [moved] };
  paintScene(context, part, { scale, images, surface: browserSurface });
  return { picture, left, top, ...box };
}

/** The opacity of a node that stands in its place, or null for one that is on its way there. */
function opacityInPlace(node: SceneNode, sampled: SceneNode | undefined): number | null {
  if (sampled === node) return 1;
  if (sampled?.kind !== 'group' || sampled.transform || sampled.children[0] !== node) return null;
  return sampled.opacity ?? 1;
}

function drawSheet(context: Canvas2D, sheet: Sheet, opacity: number): void {
  if (!sheet) return;
  context.globalAlpha = opacity;
  context.drawImage(sheet.picture, sheet.left, sheet.top, sheet.width, sheet.height);
  context.globalAlpha = 1;
}
