import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { conformanceCases } from './conformance.ts';
import { svgTree } from './svg.ts';
import { type SvgElement, svgMarkup } from './svg-element.ts';

const run: TextNode = {
  kind: 'text',
  x: 40,
  y: 60,
  width: 100,
  text: 'Happy birthday',
  font: { family: 'Baloo 2', weight: 700, size: 32 },
  fill: '#333333',
  direction: 'ltr',
};

function sceneOf(nodes: readonly SceneNode[], symbols: Scene['symbols'] = {}): Scene {
  return { width: 1200, height: 900, nodes, symbols, description: 'A card for Ada' };
}

function markupOf(...nodes: SceneNode[]): string {
  return svgMarkup(svgTree(sceneOf(nodes), { idPrefix: 'a' }));
}

function everyElement(element: SvgElement): SvgElement[] {
  const inside = element.children.filter((child): child is SvgElement => typeof child !== 'string');
  return [element, ...inside.flatMap(everyElement)];
}

describe('the outer element', () => {
  test('is an image with a name', () => {
    const tree = svgTree(sceneOf([]), { idPrefix: 'a' });
    expect(tree.attributes).toMatchObject({ role: 'img', 'aria-label': 'A card for Ada' });
    expect(svgTree(sceneOf([]), { idPrefix: 'a', title: 'Ada' }).attributes['aria-label']).toBe('Ada');
  });

  test('reads from left to right in a page that does not: each run of text has its own direction', () => {
    const { attributes } = svgTree(sceneOf([run]), { idPrefix: 'a' });
    expect(attributes).toMatchObject({ direction: 'ltr' });
  });

  test.each(conformanceCases)('paints every node: $name', ({ scene }) => {
    const tree = svgTree(scene, { idPrefix: 'a' });
    const painted = tree.children.filter((child) => typeof child !== 'string' && child.tag !== 'defs');
    const tags = painted.map((child) => (child as SvgElement).tag);
    expect(tags).toEqual(scene.nodes.map(({ kind }) => (kind === 'group' ? 'g' : kind)));
  });
});

describe('ids', () => {
  const pictures = conformanceCases.map(({ scene }) => scene);

  test.each(pictures)('every reference has its definition, once (scene %#)', (scene) => {
    const elements = everyElement(svgTree(scene, { idPrefix: 'a' }));
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    const named = elements
      .flatMap(({ attributes }) => Object.values(attributes))
      .flatMap((value) => String(value).match(/^(?:url\()?#(a-[^)]+)\)?$/)?.[1] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(named)).toEqual(new Set(ids));
  });

  test('begin with the prefix, so that two cards on a page do not meet', () => {
    const ids = (idPrefix: string) =>
      pictures.flatMap((scene) =>
        everyElement(svgTree(scene, { idPrefix })).flatMap(({ attributes }) => attributes.id ?? []),
      );
    expect(ids('one')).not.toHaveLength(0);
    expect(new Set([...ids('one'), ...ids('two')]).size).toBe(2 * new Set(ids('one')).size);
  });

  test('of a drawing that is not there yet are named already, and leave a gap', () => {
    const use: SceneNode = { kind: 'use', symbol: 'emoji', x: 0, y: 0, width: 9, height: 9 };
    const drawing = { emoji: { viewBox: [0, 0, 1, 1], children: [] } } as const;
    const [before, after] = [{}, drawing].map((symbols) =>
      svgTree(sceneOf([use], symbols), { idPrefix: 'a' }),
    );
    expect(before?.children.slice(1)).toHaveLength(1);
    expect(after?.children.slice(1)).toEqual(before?.children.slice(1));
  });
});

describe('text', () => {
  test('is set at its left edge in its one font', () => {
    expect(markupOf(run)).toContain(
      `<text x="40" y="60" font-family="'Baloo 2'" font-size="32" font-weight="700" fill="#333333">Happy birthday</text>`,
    );
  });

  test('that goes from right to left ends at its left edge', () => {
    expect(markupOf({ ...run, direction: 'rtl' })).toContain('direction="rtl" text-anchor="end"');
  });

  test('keeps its spaces', () => {
    for (const text of [' a', 'a ', 'a  b']) {
      expect(markupOf({ ...run, text })).toContain(`xml:space="preserve">${text}</text>`);
    }
  });

  test('is never markup', () => {
    expect(markupOf({ ...run, text: '<script>&"\'</script>' })).toContain(
      `>&lt;script&gt;&amp;&quot;'&lt;/script&gt;</text>`,
    );
  });

  test('of any characters is well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, family) => {
        const markup = markupOf({ ...run, text: `${text}\ud800`, font: { ...run.font, family } });
        expect(markup.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(markup).not.toMatch(/[\u0000-\u001f]/);
        // <svg>, <defs/>, <text>, </text>, </svg>
        expect(markup.match(/</g)).toHaveLength(5);
      }),
    );
  });
});

describe('the entrance', () => {
  const moving: SceneNode = { kind: 'group', stage: 2, transform: [1, 0, 0, 1, 5, 5], children: [run] };

  test('is a group of its own around what moves', () => {
    const { children } = svgTree(sceneOf([moving]), { idPrefix: 'a', entrance: 'rotate' });
    expect(children.slice(1)).toMatchObject([
      {
        tag: 'g',
        attributes: { class: 'entrance entrance-rotate entrance-stage-2' },
        children: [{ tag: 'g', attributes: { transform: 'matrix(1 0 0 1 5 5)' } }],
      },
    ]);
  });

  test('leaves no trace when it is not asked for', () => {
    expect(markupOf(moving)).not.toContain('class');
  });
});
