import { createElement, memo, type ReactElement, useId } from 'react';
import type { Animation } from '#card/document/card.ts';
import { rootAttributes, type SvgOptions, svgDefinition, svgNode } from '#card/paint/svg.ts';
import { type Definition, definitionsOf } from '#card/paint/svg-definitions.ts';
import type { SvgAttribute, SvgAttributes, SvgElement } from '#card/paint/svg-element.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';

export interface CardSvgProps {
  readonly scene: Scene;
  /** What a screen reader says; the scene's own description when absent. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /** Begins every id in the picture; made here when absent. */
  readonly idPrefix?: string | undefined;
  /** Plays the entrance when the picture appears; another `key` plays it again. Absent: nothing moves. */
  readonly entrance?: Animation | undefined;
}

/** A scene as SVG in the page, on the server and in the browser alike. Needs `entrance.css` to move. */
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
        // A node has no other identity than its place.
        <Painted key={index} node={node} {...options} />
      ))}
    </svg>
  );
}

/** A keystroke leaves most nodes the same objects: those are not looked at again. */
const Painted = memo(
  ({ node, ...options }: SvgOptions & { readonly node: SceneNode }) => reactElement(svgNode(node, options)),
  (one, other) => one.node === other.node && sameOptions(one, other),
);

/** Its id is made from its content, so the same id is the same drawing. */
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

/** The attributes that React spells differently. */
const reactNames: { readonly [Name in SvgAttribute]?: string } = {
  class: 'className',
  'clip-path': 'clipPath',
  'clip-rule': 'clipRule',
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
