// Spec: 3.8
import { expect, test } from 'vitest';
import { backgroundKeys, findBackground } from '#card/backgrounds/registry.ts';
import { animations, cardSchema, newCard } from '#card/document/card.ts';
import { milestones } from './ages.ts';
import { relationships } from './relationships.ts';
import { templateStyles } from './template-styles.ts';
import { findTemplate, hasPhotoFrames, templateCard, templates } from './templates.ts';
import { tones } from './tones.ts';
import { wishes as english } from './wishes/english-wishes.ts';
import { wishesFor } from './wishes/wishes.ts';

function all<Part>(part: (template: (typeof templates)[number]) => Part): ReadonlySet<Part> {
  return new Set(templates.map(part));
}

test('there are 108, and every style, tone and animation is among them', () => {
  expect(templates).toHaveLength(108);
  expect(all(({ style }) => style)).toEqual(new Set(templateStyles));
  expect(templateStyles).toHaveLength(9);
  expect(all(({ design }) => design.tone)).toEqual(new Set(tones.map(({ key }) => key)));
  expect(all(({ design }) => design.animation)).toEqual(new Set(animations));
});

test('no two share an address, a title or a wish', () => {
  for (const part of [all(({ id }) => id), all(({ title }) => title), all(({ design }) => design.wish)]) {
    expect(part.size).toBe(108);
  }
});

test('a background is there twice at most, for other people and in other colours', () => {
  for (const key of backgroundKeys) {
    const same = templates.filter(({ design }) => design.background === key);
    expect(same.length, key).toBeLessThanOrEqual(2);
    expect(new Set(same.map(({ category }) => category)).size, key).toBe(same.length);
    expect(new Set(same.map(({ design }) => design.titleColor)).size, key).toBe(same.length);
  }
});

test('neighbours are for different people and on different backgrounds', () => {
  for (const [index, { id, category, design }] of templates.entries()) {
    const next = templates[index + 1];
    expect(next?.category, id).not.toBe(category);
    expect(next?.design.background, id).not.toBe(design.background);
  }
});

test('the first twelve are for everyone whom the home page names', () => {
  const home = ['Brother', 'Sister', 'Mother', 'Father', 'Friend', 'Wife', 'Husband', 'Teacher', 'Colleague'];
  const family = ['Grandmother', 'Grandfather', 'Cousin'];
  expect(
    templates
      .slice(0, 12)
      .map(({ category }) => category)
      .toSorted(),
  ).toEqual([...home, ...family].toSorted());
});

test.each(templates)('$id becomes a card that can be saved', (template) => {
  const card = templateCard(template);
  expect(cardSchema.parse(card)).toEqual(card);
  expect(findBackground(card.background)).toBeDefined();
  // The studio has no wishes for two of the gallery's categories: there the sender chooses.
  const known = relationships.find((name) => name === template.category);
  expect(card.relationship).toBe(known ?? null);
  const { titleColor, wishColor, fromColor } = newCard(0);
  expect([card.titleColor, card.wishColor, card.fromColor]).not.toEqual([titleColor, wishColor, fromColor]);
  expect([card.toName, card.fromName, card.message]).toEqual(['', '', '']);
  expect(template.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('wishes are of their own, clean, and a few sentences long', () => {
  const known = tones
    .flatMap(({ key }) => relationships.flatMap((name) => wishesFor(english, key, name)))
    .join(' ');
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

test('each birthday that is celebrated for its number has a design that brings it', () => {
  const ages = templates.flatMap(({ design }) => design.age ?? []);
  expect(ages).toEqual([...milestones]);
  for (const template of templates) expect(templateCard(template).age).toBe(template.design.age ?? null);
});

test('only collages have photo frames from the beginning', () => {
  const framed = templates.filter(hasPhotoFrames);
  expect(framed.length).toBeGreaterThanOrEqual(2);
  for (const { style } of framed) expect(style).toBe('Photo-Collage');
});
