import { expect, test } from 'vitest';
import { templates } from '../templates.ts';
import { designWish } from './language-content.ts';

test('every design begins with a wish in the language of its card', () => {
  for (const template of templates) {
    expect(designWish('en', template)).toBe(template.design.wish);
    expect(designWish('hi', template)).toMatch(/\p{Script=Devanagari}/u);
    expect(designWish('ar', template)).toMatch(/\p{Script=Arabic}/u);
    expect(designWish('es', template)).not.toBe(template.design.wish);
  }
});
