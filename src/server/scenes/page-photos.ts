import { everyNode } from '#card/paint/content.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { widthFor } from '../files/photos/smaller-photos.ts';

/** CSS pixels: no page shows the whole card wider. Phones show a page of the portrait card. */
const shownWidth = { landscape: 672, portrait: 430 } as const;
/** Screens with more pixels are phones, where two are enough to the eye. */
const density = 2;

/**
 * The scenes with each photo at an address where it is as small as a page can show it: the same one in all of them, so
 * that it is loaded once.
 */
export function withPagePhotos(scenes: readonly Scene[]): readonly Scene[] {
  const pixels = new Map<string, number>();
  for (const scene of scenes) {
    const shown = scene.width > scene.height ? shownWidth.landscape : shownWidth.portrait;
    for (const node of everyNode(scene)) {
      if (node.kind !== 'image') continue;
      const needed = (node.width * shown * density) / scene.width;
      pixels.set(node.href, Math.max(needed, pixels.get(node.href) ?? 0));
    }
  }
  const hrefs = new Map([...pixels].map(([href, needed]) => [href, addressOf(href, needed)]));
  return scenes.map((scene) => ({ ...scene, nodes: scene.nodes.map((node) => withHref(node, hrefs)) }));
}

function withHref(node: SceneNode, hrefs: ReadonlyMap<string, string>): SceneNode {
  if (node.kind === 'image') return { ...node, href: hrefs.get(node.href) ?? node.href };
  return node.kind === 'group'
    ? { ...node, children: node.children.map((child) => withHref(child, hrefs)) }
    : node;
}

function addressOf(href: string, pixels: number): string {
  const needed = widthFor(pixels);
  return needed ? `${href}?width=${needed}` : href;
}
