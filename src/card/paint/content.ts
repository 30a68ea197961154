import type {
  Font,
  ImageNode,
  LinearGradient,
  Paint,
  RadialGradient,
  Scene,
  SceneNode,
} from '#card/scene/scene.ts';

/** The addresses of all photos in the scene, each once, in the order of painting. */
export function imagesOf(scene: Scene): readonly string[] {
  const nodes = [...everyNode(scene)].filter((node): node is ImageNode => node.kind === 'image');
  return [...new Set(nodes.map((node) => node.href))];
}

/** A font of the scene with every character it is asked to draw, which decides the files that are needed. */
export interface FontUse {
  readonly family: Font['family'];
  readonly weight: Font['weight'];
  readonly text: string;
}

export function fontsOf(scene: Scene): readonly FontUse[] {
  const found = new Map<string, { readonly font: Font; readonly characters: Set<string> }>();
  for (const node of everyNode(scene)) {
    if (node.kind !== 'text') continue;
    const key = `${node.font.weight} ${node.font.family}`;
    const use = found.get(key) ?? { font: node.font, characters: new Set<string>() };
    found.set(key, use);
    for (const character of node.text) use.characters.add(character);
  }
  return [...found.values()].map(({ font: { family, weight }, characters }) => ({
    family,
    weight,
    text: [...characters].join(''),
  }));
}

/** Every node of the scene, parents before children, symbols once and after what uses them. */
export function* everyNode(scene: Scene): Generator<SceneNode> {
  const used = new Set<string>();
  yield* walk(scene.nodes, used);
  // The set grows while it is walked: symbols may use symbols.
  for (const id of used) yield* walk(scene.symbols[id]?.children ?? [], used);
}

function* walk(nodes: readonly SceneNode[], used: Set<string>): Generator<SceneNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'group') yield* walk(node.children, used);
    if (node.kind === 'use') used.add(node.symbol);
  }
}

/** Quoted, because "Baloo 2" is no CSS identifier. Characters that our fonts lack use the device's sans-serif. */
export function cssFamily(family: string): string {
  return family === 'sans-serif' ? family : `'${family.replace(/['\\]/g, '\\$&')}'`;
}

export type Gradient = LinearGradient | RadialGradient;

export function isGradient(paint: Paint | undefined): paint is Gradient {
  return typeof paint === 'object';
}

/**
 * Text that every painter shows alike: half characters and characters that XML forbids become the
 * replacement character, line ends and tabs become spaces as on a canvas.
 */
export function printable(text: string): string {
  const marks = text.toWellFormed().replace(/[\t\n\r\f]/g, ' ');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return marks.replace(/[\u0000-\u001f\ufffe\uffff]/g, '\ufffd');
}

/** The pages of a card, its cover first, and pages of photos alone last: those with words stand beside the cover. */
export function photosLast([cover, ...inside]: readonly Scene[]): readonly Scene[] {
  if (!cover) return [];
  return [cover, ...inside.toSorted((one, other) => +isOfPhotos(one) - +isOfPhotos(other))];
}

/** Whether a page has photos and no words. */
export function isOfPhotos(page: Scene): boolean {
  return ![...everyNode(page)].some(({ kind }) => kind === 'text');
}
