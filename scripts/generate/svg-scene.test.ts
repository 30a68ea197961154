import { expect, test } from 'vitest';
import { svgToSymbol } from './svg-scene.ts';

function children(body: string) {
  const { symbol, approximated } = svgToSymbol(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`,
  );
  expect(approximated).toEqual([]);
  return symbol.children;
}

test('shapes keep what they are while they stand upright', () => {
  expect(
    children(`<g transform="translate(10 20) scale(2)" fill="#abc">
      <rect x="1" y="2" width="3" height="4" rx="1"/><circle cx="5" cy="5" r="2"/><line x2="1" stroke="red"/>
    </g>`),
  ).toEqual([
    { kind: 'rect', x: 12, y: 24, width: 6, height: 8, radius: 2, fill: '#aabbcc' },
    { kind: 'ellipse', cx: 20, cy: 30, rx: 4, ry: 4, fill: '#aabbcc' },
    { kind: 'path', d: 'M10 20l2 0', fill: '#aabbcc', stroke: { paint: '#ff0000', width: 2 } },
  ]);
});

test('a turned ellipse becomes a path, a stretched stroke a group', () => {
  expect(children('<ellipse cx="50" cy="50" rx="20" ry="10" transform="rotate(90 50 50)"/>')).toEqual([
    { kind: 'path', d: 'M50 30a20 10 90 1 1 0 40 20 10 90 1 1 0-40z', fill: '#000000' },
  ]);
  expect(children('<path d="M20 20h9" fill="none" stroke="#fff" transform="scale(2 1)"/>')).toEqual([
    {
      kind: 'group',
      transform: [2, 0, 0, 1, 0, 0],
      children: [{ kind: 'path', d: 'M20 20h9', stroke: { paint: '#ffffff', width: 1 } }],
    },
  ]);
});

test('opacity goes into colours and nodes, and into a group where nodes overlap', () => {
  expect(children('<path d="M0 0h9v9z" fill="#f00" fill-opacity=".5"/>')).toMatchObject([
    { fill: '#ff000080' },
  ]);
  expect(children('<g opacity=".5"><path d="M0 0h9v9z" opacity=".5"/></g>')).toMatchObject([
    { opacity: 0.25 },
  ]);
  expect(children('<g opacity=".5"><path d="M0 0h9v9z"/><path d="M0 0h9v9z"/></g>')).toMatchObject([
    { kind: 'group', opacity: 0.5, children: [{}, {}] },
  ]);
  expect(children('<path d="M20 20h9" fill="none"/><path d="M0 0h9v9z" opacity="0"/>')).toEqual([]);
});

test('a gradient of the box is placed on the shape, and inherits stops', () => {
  const stops = '<stop stop-color="#fff"/><stop offset="100%" stop-color="#000" stop-opacity=".5"/>';
  expect(
    children(`<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" href="#a" x1="0" x2="0" y2="1"/>
      <path d="M10 10h20v40h-20z" fill="url(#b)"/>`),
  ).toMatchObject([
    {
      fill: {
        kind: 'linear',
        from: [10, 10],
        to: [10, 50],
        stops: [
          { offset: 0, color: '#ffffff' },
          { offset: 1, color: '#00000080' },
        ],
      },
    },
  ]);
});

test('a skewed linear gradient keeps its lines of equal colour', () => {
  const [shape] = children(`<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="10" y1="0" y2="0"
      gradientTransform="matrix(1 0 1 1 0 0)"><stop stop-color="#fff"/><stop offset="1"/></linearGradient>
    <path d="M0 0h9v9z" fill="url(#a)"/>`);
  // The line x = 10 becomes x - y = 10; the point of it nearest to the start is (5, -5).
  expect(shape).toMatchObject({ fill: { from: [0, 0], to: [5, -5] } });
});

test('an elliptic gradient is a circle under a transform', () => {
  const gradient = (attributes: string) =>
    children(`<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="10" cy="10" r="5" ${attributes}>
        <stop stop-color="#fff"/><stop offset="1"/></radialGradient><path d="M0 0h9v9z" fill="url(#a)"/>`)[0];
  expect(gradient('')).toMatchObject({ fill: { kind: 'radial', center: [10, 10], radius: 5 } });
  expect(gradient('fx="40" fy="10"')).toMatchObject({ fill: { focus: [14.95, 10] } });
  expect(gradient('gradientTransform="scale(1 2)"')).toMatchObject({
    fill: { center: [0, 0], radius: 1, transform: [5, 0, 0, 10, 10, 20] },
  });
});

test('clips become shapes; one that cuts nothing off is left out', () => {
  const clipped = (clip: string) =>
    children(`<clipPath id="c">${clip}</clipPath>
    <defs><circle id="d" cx="50" cy="50" r="9"/></defs><g clip-path="url(#c)"><path d="M0 0h90v90z"/></g>`);
  expect(clipped('<use href="#d"/>')).toMatchObject([
    { kind: 'group', clip: { kind: 'ellipse', cx: 50, rx: 9 } },
  ]);
  expect(clipped('<path d="M0 0h5v5z" clip-rule="evenodd"/>')).toMatchObject([
    { clip: { fillRule: 'evenodd' } },
  ]);
  expect(clipped('<path d="M-1-1h102v102h-102z"/>')).toMatchObject([{ kind: 'group' }]);
  expect(clipped('<rect width="100" height="100"/>')).toMatchObject([{ kind: 'path' }]);
});

test('what lies outside the box is left out, what sticks out is cut at its edge', () => {
  const inside = { kind: 'rect', x: 10, y: 10, width: 20, height: 20, fill: '#ff0000' };
  const across = { kind: 'rect', x: 90, y: 40, width: 20, height: 20, fill: '#00ff00' };
  expect(
    children(`<rect x="10" y="10" width="20" height="20" fill="red"/>
      <rect x="90" y="40" width="20" height="20" fill="#0f0"/>
      <rect x="-300" y="500" width="20" height="20" fill="#00f"/>`),
  ).toEqual([
    inside,
    { kind: 'group', clip: { kind: 'rect', x: 0, y: 0, width: 100, height: 100 }, children: [across] },
  ]);
});

test('uses are drawn where they stand', () => {
  expect(
    children('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" x="5" y="6" fill="#123456"/>'),
  ).toEqual([{ kind: 'path', d: 'M5 6h9v9z', fill: '#123456' }]);
});

test('what a scene cannot hold is said', () => {
  const { approximated } = svgToSymbol(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g filter="url(#f)"><text>Hi</text></g></svg>',
  );
  expect(approximated).toEqual(['<text> left out', 'filter left out']);
});

test.each([
  [
    'a colour',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="hsl(1 2% 3%)"/></svg>',
  ],
  ['no box', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['no XML', '<svg'],
])('%s that cannot be read is an error', (_, markup) => {
  expect(() => svgToSymbol(markup)).toThrow();
});
