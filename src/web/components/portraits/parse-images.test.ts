// Spec: 3.15
import { expect, test } from 'vitest';
import { parseImages } from './parse-images.ts';

const picture = 'data:image/webp;base64,UklGRg==';

test('an empty storage is valid', () => {
  expect(parseImages(null)).toEqual({ images: {}, problem: null });
  expect(parseImages('{}')).toEqual({ images: {}, problem: null });
});

test('accepts pictures for our slots', () => {
  const text = JSON.stringify({ founder_photo: picture, leader_obama: picture.replace('webp', 'jpeg') });
  const { images, problem } = parseImages(text);
  expect(problem).toBeNull();
  expect(Object.keys(images)).toEqual(['founder_photo', 'leader_obama']);
});

test.each(['', 'null', '[]', '"text"', '7', '{', 'undefined', '[{"founder_photo":1}]'])(
  'anything but a list of images gives none, and a reason: %s',
  (text) => {
    const { images, problem } = parseImages(text);
    expect(images).toEqual({});
    expect(problem).toEqual(expect.any(String));
  },
);

test.each([
  ['another place', { elsewhere: picture }],
  ['a place of every object', { __proto__x: picture, constructor: picture }],
  ['an address', { founder_photo: 'https://example.org/a.png' }],
  ['a script', { founder_photo: 'javascript:alert(1)' }],
  ['a drawing that could run something', { founder_photo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['a page', { founder_photo: 'data:text/html;base64,PGI+' }],
  ['no text', { founder_photo: 5 }],
])('%s is left out, and the rest is kept', (_, foreign) => {
  const { images, problem } = parseImages(JSON.stringify({ ...foreign, upcoming_adichie: picture }));
  expect(images).toEqual({ upcoming_adichie: picture });
  expect(problem).toContain(Object.keys(foreign)[0]);
});
