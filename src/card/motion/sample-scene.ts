import type { Animation } from '#card/document/card.ts';
import { aroundPoint, isIdentity } from '#card/scene/matrix.ts';
import type { GroupNode, Scene, SceneNode } from '#card/scene/scene.ts';
import { entrance, entranceEnd, restPose } from './entrance.ts';

/** Seconds until the last group has arrived; 0 for a scene in which nothing moves. */
export function entranceSeconds(scene: Scene): number {
  return Math.max(0, ...stagesOf(scene.nodes).map(entranceEnd));
}

/**
 * The scene as it looks `t` seconds after the start. Nodes that do not move are the same objects, and
 * once everything has arrived it is the scene itself.
 */
export function sampleScene(scene: Scene, animation: Animation, t: number): Scene {
  const nodes = sampleNodes(scene.nodes, { scene, animation, t });
  return nodes === scene.nodes ? scene : { ...scene, nodes };
}

/**
 * The nodes under the first that moves, and the rest: the former need painting only once for a whole
 * video. Together they are the scene's nodes, in order.
 */
export function splitAtEntrance(scene: Scene): { readonly still: Scene; readonly moving: Scene } {
  const found = scene.nodes.findIndex((node) => stagesOf([node]).length > 0);
  const first = found === -1 ? scene.nodes.length : found;
  return {
    still: { ...scene, nodes: scene.nodes.slice(0, first) },
    moving: { ...scene, nodes: scene.nodes.slice(first) },
  };
}

interface Moment {
  readonly scene: Scene;
  readonly animation: Animation;
  readonly t: number;
}

function sampleNodes(nodes: readonly SceneNode[], moment: Moment): readonly SceneNode[] {
  const sampled = nodes.map((node) => (node.kind === 'group' ? sampleGroup(node, moment) : node));
  return sampled.some((node, index) => node !== nodes[index]) ? sampled : nodes;
}

function sampleGroup(group: GroupNode, moment: Moment): GroupNode {
  const children = sampleNodes(group.children, moment);
  const inside = children === group.children ? group : { ...group, children };
  if (group.stage === undefined) return inside;
  const pose = entrance(moment.animation, group.stage, moment.t);
  if (pose === restPose) return inside;
  const { width, height } = moment.scene;
  return {
    kind: 'group',
    ...(pose.opacity < 1 && { opacity: pose.opacity }),
    ...(!isIdentity(pose.transform) && { transform: aroundPoint(width / 2, height / 2, pose.transform) }),
    children: [inside],
  };
}

function stagesOf(nodes: readonly SceneNode[]): readonly number[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    const inside = stagesOf(node.children);
    return node.stage === undefined ? inside : [node.stage, ...inside];
  });
}
