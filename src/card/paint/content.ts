import type {
  Font,
  ImageNode,
  LinearGradient,
  Paint,
  RadialGradient,
  Scene,
  SceneNode,
  TextNode,
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
  const nodes = [...everyNode(scene)].filter((node): node is TextNode => node.kind === 'text');
  const fonts = Map.groupBy(nodes, ({ font }) => `${font.weight} ${font.family}`);
  return [...fonts.values()].map((runs) => ({
    family: (runs[0] as TextNode).font.family,
    weight: (runs[0] as TextNode).font.weight,
    text: [...new Set(runs.flatMap((run) => [...run.text]))].join(''),
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

/** Quoted, because a name such as "Baloo 2" is no plain word of CSS; what no font of ours draws is left to the machine. */
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
