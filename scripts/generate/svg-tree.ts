import { optimize } from 'svgo';

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

/** Reads a drawing's markup into a tree, with svgo's XML parser (svgo gives its tree to plugins only). Throws on malformed XML. */
export function parseSvg(markup: string): SvgElement {
  let root: ParsedNode | undefined;
  const keepTree = {
    name: 'keep-tree',
    fn(tree: ParsedNode) {
      root = tree;
      return null;
    },
  };
  optimize(markup, { plugins: [keepTree] });
  const svg = elements(root?.children ?? []).find((element) => element.name === 'svg');
  if (!svg) throw new Error('No svg element in the markup');
  return svg;
}

function elements(nodes: readonly ParsedNode[]): SvgElement[] {
  return nodes
    .filter((node) => node.type === 'element')
    .map((node) => ({
      name: node.name ?? '',
      attributes: node.attributes ?? {},
      children: elements(node.children ?? []),
    }));
}

/** Every element with an id, for `href` and `url(#...)`. */
export function elementsById(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  function visit(element: SvgElement): void {
    if (element.attributes.id) found.set(element.attributes.id, element);
    element.children.forEach(visit);
  }
  visit(root);
  return found;
}

/** The id in `#id`, `url(#id)`, or null. */
export function idIn(reference: string | undefined): string | null {
  return reference?.match(/#([^)"']+)/)?.[1] ?? null;
}

export function hrefOf(element: SvgElement): string | null {
  return idIn(element.attributes.href ?? element.attributes['xlink:href']);
}
