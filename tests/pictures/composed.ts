import type { Scene, SceneNode } from '#card/scene/scene.ts';

/** The scene with other scenes in the place of its images, by the address of each: one drawing without sprites. */
export function composed(scene: Scene, pictures: Readonly<Record<string, Scene>>): Scene {
  const withDrawing = (node: SceneNode): SceneNode => {
    if (node.kind === 'group') return { ...node, children: node.children.map(withDrawing) };
    const picture = node.kind === 'image' && pictures[node.href];
    if (!picture) return node;
    const transform = [
      node.width / picture.width,
      0,
      0,
      node.height / picture.height,
      node.x,
      node.y,
    ] as const;
    // A picture ends at its edges; what is drawn in it may go on.
    const { width, height } = picture;
    return {
      kind: 'group',
      transform,
      clip: { kind: 'rect', x: 0, y: 0, width, height },
      children: picture.nodes,
    };
  };
  const symbols = Object.assign({}, ...Object.values(pictures).map((picture) => picture.symbols));
  return { ...scene, nodes: scene.nodes.map(withDrawing), symbols };
}
