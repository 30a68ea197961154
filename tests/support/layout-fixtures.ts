import { findBackground } from '#card/backgrounds/registry.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { type LayoutOptions, layoutCard } from '#card/layout/layout.ts';
import type { GroupNode, Scene, SceneNode } from '#card/scene/scene.ts';
import { mayBeEmoji } from '#card/text/clusters.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { card as phrases } from '#generated/texts/en.ts';

/** Wider than our fonts are on average. */
export const measurer: Measurer = {
  width: (text, { size }) =>
    [...text].reduce((sum, character) => sum + (character === ' ' ? 0.25 : 0.52) * size, 0),
};
export const emoji = {
  find: (cluster: string) => (mayBeEmoji(cluster) ? (cluster.codePointAt(0) ?? 0).toString(16) : null),
};

export const phrasesOf = () => phrases;

export const onPaper = backgroundNamed('from-pink-purple-blue');
export const onPicture = backgroundNamed('bg-balloons');

export const photo = { file: 'a'.repeat(22), width: 900, height: 1200, focusX: 0.5, focusY: 0.1, zoom: 1 };
export const sender = { file: 'b'.repeat(22), width: 800, height: 800, focusX: 0.5, focusY: 0.5, zoom: 2 };
export const wish =
  'May this year bring you as many smiles as you have given us all. Have the loveliest of days!';

export function sceneOf(changes: Partial<Card>, options: Partial<LayoutOptions> = {}): Scene {
  const card = { ...newCard(7), ...changes };
  return layoutCard(card, { measurer, emoji, phrasesOf, background: onPaper, photoHref: hrefOf, ...options });
}

export function hrefOf({ file }: { readonly file: string }): string {
  return `/files/${file}`;
}

export function backgroundNamed(key: string) {
  const background = findBackground(key);
  if (!background) throw new Error(`no background ${key}`);
  return background;
}

export function nodesOf(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? [node, ...nodesOf(node.children)] : [node]));
}

export function groupsOf(scene: Scene): readonly GroupNode[] {
  return scene.nodes.filter(
    (node) => node.kind === 'group' && node.stage !== undefined,
  ) as readonly GroupNode[];
}
