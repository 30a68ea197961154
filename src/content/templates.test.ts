import { expect, test } from 'vitest';
import { findBackground } from '#card/backgrounds/registry.ts';
import { animations, cardSchema, newCard } from '#card/document/card.ts';
import { relationships } from './relationships.ts';
import { templateStyles } from './template-styles.ts';
import { findTemplate, hasPhotoFrames, templateCard, templates } from './templates.ts';
import { tones } from './tones.ts';
import { wishesFor } from './wishes/wishes.ts';

function all<Part>(part: (template: (typeof templates)[number]) => Part): ReadonlySet<Part> {
  return new Set(templates.map(part));
}

test('there are 12, and every style, tone and animation is among them', () => {
  expect(templates).toHaveLength(12);
  expect(all(({ style }) => style)).toEqual(new Set(templateStyles));
  expect(templateStyles).toHaveLength(9);
  expect(all(({ design }) => design.tone)).toEqual(new Set(tones.map(({ key }) => key)));
  expect(all(({ design }) => design.animation)).toEqual(new Set(animations));
});

test('no two share an address, a title, a person, a background or a wish', () => {
  for (const part of [
    all(({ id }) => id),
    all(({ title }) => title),
    all(({ category }) => category),
    all(({ design }) => design.background),
    all(({ design }) => design.wish),
  ]) {
    expect(part.size).toBe(12);
  }
});

test('there is one for everyone whom the home page names', () => {
  const home = ['Brother', 'Sister', 'Mother', 'Father', 'Friend', 'Wife', 'Husband', 'Teacher', 'Colleague'];
  const family = ['Grandmother', 'Grandfather', 'Cousin'];
  expect([...all(({ category }) => category)].toSorted()).toEqual([...home, ...family].toSorted());
});

test.each(templates)('$id becomes a card that can be saved', (template) => {
  const card = templateCard(template);
  expect(cardSchema.parse(card)).toEqual(card);
  expect(findBackground(card.background)).toBeDefined();
  expect(relationships).toContain(card.relationship);
  const { titleColor, wishColor, fromColor } = newCard(0);
  expect([card.titleColor, card.wishColor, card.fromColor]).not.toEqual([titleColor, wishColor, fromColor]);
  expect([card.toName, card.fromName, card.message]).toEqual(['', '', '']);
  expect(template.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('wishes are of their own, clean, and a few sentences long', () => {
  const known = tones.flatMap(({ key }) => relationships.flatMap((name) => wishesFor(key, name))).join(' ');
  for (const { design } of templates) {
    expect(design.wish.length, design.wish).toBeGreaterThanOrEqual(80);
    expect(design.wish.length, design.wish).toBeLessThanOrEqual(320);
    expect(design.wish).not.toMatch(/[{}|—]| {2}|\s$|'/);
    for (const sentence of design.wish.split(/(?<=[.?!])\s/)) expect(known).not.toContain(sentence);
  }
});

test('an address finds its template, any other text none', () => {
  for (const template of templates) expect(findTemplate(template.id)).toBe(template);
  for (const id of ['', 'gone', 'First-Slice', '__proto__', '0']) expect(findTemplate(id)).toBeNull();
});

test('only collages have photo frames from the beginning', () => {
  expect(templates.filter(hasPhotoFrames).map(({ style }) => style)).toEqual(['Photo-Collage']);
});
