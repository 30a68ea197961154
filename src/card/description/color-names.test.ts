import { expect, test } from 'vitest';
import { colorName } from './color-names.ts';

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#fffaf2', 'white'],
  ['#f5e6c4', 'cream'],
  ['#333333', 'dark-gray'],
  ['#777777', 'gray'],
  ['#b01e1e', 'red'],
  ['#ee6c57', 'red'],
  ['#ffb3b3', 'light-pink'],
  ['#f8b430', 'orange'],
  ['#ffd24d', 'yellow'],
  ['#7a4d00', 'dark-brown'],
  ['#2c6332', 'dark-green'],
  ['#7fb069', 'green'],
  ['#0f766e', 'dark-teal'],
  ['#1c4f94', 'blue'],
  ['#0b1f4d', 'dark-blue'],
  ['#a9d8f5', 'light-blue'],
  ['#5a2a82', 'dark-purple'],
  ['#e0559a', 'pink'],
] as const)('%s is called %s', (color, name) => {
  expect(colorName(color)).toBe(name);
});
