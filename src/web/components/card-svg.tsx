import { createElement, memo, type ReactElement, useId } from 'react';
import type { Animation } from '#card/document/card.ts';
import { rootAttributes, type SvgOptions, svgDefinition, svgNode } from '#card/paint/svg.ts';
import { type Definition, definitionsOf } from '#card/paint/svg-definitions.ts';
import type { SvgAttribute, SvgAttributes, SvgElement } from '#card/paint/svg-element.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';

interface CardSvgProps {
  readonly scene: Scene;
  /** The label for screen readers; the scene's description when absent. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /** The prefix of all ids in the SVG; generated when absent. */
  readonly idPrefix?: string | undefined;
  /** Plays this entrance when mounted. Another `key` plays it again. Without it nothing moves. */
  readonly entrance?: Animation | undefined;
}

/** Renders a scene as SVG, on the server and in the browser. Its entrance needs `entrance.css`. */
export function CardSvg({ scene, title, className, idPrefix, entrance }: CardSvgProps) {
  const ownId = useId();
  const options = { idPrefix: idPrefix ?? ownId, entrance };
  const { xmlns: _, 'aria-label': label, ...root } = rootAttributes(scene, title);
  return (
    <svg {...properties(root)} role="img" aria-label={String(label)} className={className}>
      <defs>
        {definitionsOf(scene, options.idPrefix).map((definition) => (
          <Defined key={definition.id} definition={definition} {...options} />
        ))}
      </defs>
      {scene.nodes.map((node, index) => (
        // Nodes have no other identity than their index.
        <Painted key={index} node={node} {...options} />
      ))}
    </svg>
  );
}

/** Memoised, because a keystroke changes few nodes. */
const Painted = memo(
  ({ node, ...options }: SvgOptions & { readonly node: SceneNode }) => reactElement(svgNode(node, options)),
  (one, other) => one.node === other.node && sameOptions(one, other),
);

/** The id is made from the content, so equal ids mean equal drawings. */
const Defined = memo(
  ({ definition, ...options }: SvgOptions & { readonly definition: Definition }) =>
    reactElement(svgDefinition(definition, options)),
  (one, other) => one.definition.id === other.definition.id && sameOptions(one, other),
);

function sameOptions(one: SvgOptions, other: SvgOptions): boolean {
  return one.idPrefix === other.idPrefix && one.entrance === other.entrance;
}

function reactElement({ tag, attributes, children }: SvgElement, key?: number): ReactElement {
  const inside = children.map((child, index) =>
    typeof child === 'string' ? child : reactElement(child, index),
  );
  return createElement(tag, { ...properties(attributes), key }, inside.length > 0 ? inside : undefined);
}

/** SVG attributes with another name in React. */
const reactNames: { readonly [Name in SvgAttribute]?: string } = {
  class: 'className',
  'clip-path': 'clipPath',
  'clip-rule': 'clipRule',
  'color-interpolation-filters': 'colorInterpolationFilters',
  'fill-rule': 'fillRule',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-dasharray': 'strokeDasharray',
  'font-family': 'fontFamily',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'text-anchor': 'textAnchor',
  'text-rendering': 'textRendering',
  'xml:space': 'xmlSpace',
  'stop-color': 'stopColor',
};

function properties(attributes: SvgAttributes): Record<string, string | number> {
  const entries = Object.entries(attributes) as [SvgAttribute, string | number][];
  return Object.fromEntries(entries.map(([name, value]) => [reactNames[name] ?? name, value]));
}
