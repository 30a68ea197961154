import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conformanceCases } from '#card/paint/conformance.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardSvg } from './card-svg.tsx';

const scene: Scene = {
  width: 1200,
  height: 900,
  symbols: {},
  description: 'A card for Ada',
  nodes: [
    {
      kind: 'group',
      stage: 1,
      children: [
        {
          kind: 'text',
          x: 1,
          y: 2,
          width: 3,
          text: ' <b>&\ud800 ',
          font: { family: 'Baloo 2', weight: 400, size: 20 },
          fill: '#000000',
          direction: 'rtl',
        },
      ],
    },
  ],
};

describe('CardSvg', () => {
  test.each([...conformanceCases.map((one) => one.scene), scene])(
    'renders the same SVG as the string painter (scene %#)',
    (one) => {
      const html = renderToStaticMarkup(<CardSvg scene={one} idPrefix="a" />);
      expect(plain(html)).toBe(plain(svgMarkup(svgTree(one, { idPrefix: 'a' }))));
    },
  );

  test('has a role, a label and a class, and no inline style', () => {
    const html = renderToStaticMarkup(
      <CardSvg scene={scene} title="Ada" className="card" entrance="scale" />,
    );
    expect(html).toMatch(/^<svg [^>]*role="img"[^>]*aria-label="Ada"[^>]*class="card"/);
    expect(html).toContain('<g class="entrance entrance-scale entrance-stage-1">');
    expect(html).not.toContain('style=');
  });

  test('two cards on one page have different ids', () => {
    const { scene } = conformanceCases.find(({ name }) => name.startsWith('radial')) as { scene: Scene };
    const html = renderToStaticMarkup(
      <>
        <CardSvg scene={scene} />
        <CardSvg scene={scene} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

/** Equal pictures may differ in the order of attributes, in empty elements and in quotes. */
function plain(markup: string): string {
  return markup
    .replace(/ xmlns="[^"]*"/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/<defs><\/defs>|<defs\/>/g, '')
    .replace(/<(\w+)([^>]*?)\/>/g, '<$1$2></$1>')
    .replace(/<(\w+)((?: [^ =]+="[^"]*")+)/g, (_, tag: string, attributes: string) => {
      return `<${tag} ${(attributes.match(/[^ =]+="[^"]*"/g) ?? []).sort().join(' ')}`;
    });
}
