import type { Frame } from '../faces/faces.ts';
import { identity, multiply } from './matrix.ts';
import type { Scene, SceneNode } from './scene.ts';

/** The part of the scene inside the frame, as a scene of its own. Groups keep their place in the entrance. */
export function cropped(scene: Scene, { x, y, width, height }: Frame): Scene {
  if (x === 0 && y === 0 && width === scene.width && height === scene.height) return scene;
  const nodes = scene.nodes.map((node) => moved(node, -x, -y));
  return { ...scene, width, height, nodes };
}

function moved(node: SceneNode, dx: number, dy: number): SceneNode {
  const matrix = [1, 0, 0, 1, dx, dy] as const;
  if (node.kind !== 'group') return { kind: 'group', transform: matrix, children: [node] };
  return { ...node, transform: multiply(matrix, node.transform ?? identity) };
}
