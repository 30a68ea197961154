import type { ImageNode, Scene, SceneNode } from '#card/scene/scene.ts';
import { widthFor } from '../files/photos/smaller-photos.ts';

/** CSS pixels: no page shows a card wider. */
const cardWidth = 672;
/** Screens with more pixels are phones, which show the card at half the width. */
const density = 2;

/** The scene with each photo at an address where it is as small as a page can show it. */
export function withPagePhotos(scene: Scene): Scene {
  const pixels = (cardWidth * density) / scene.width;
  return { ...scene, nodes: scene.nodes.map((node) => smaller(node, pixels)) };
}

function smaller(node: SceneNode, pixels: number): SceneNode {
  if (node.kind === 'image') return { ...node, href: pageHref(node, pixels) };
  return node.kind === 'group'
    ? { ...node, children: node.children.map((child) => smaller(child, pixels)) }
    : node;
}

function pageHref({ href, width }: ImageNode, pixels: number): string {
  const needed = widthFor(width * pixels);
  return needed ? `${href}?width=${needed}` : href;
}
