import { expect, test } from 'vitest';
import { badges, discoverTabs, samples } from './discover.ts';
import { filterTemplates, readFilters } from './gallery.ts';
import { homeRelationships, homeStyles } from './home.ts';
import { popularTags } from './tags.ts';
import { findTemplate, templates } from './templates.ts';

const all = discoverTabs.flatMap((tab) => samples[tab]);

test('there are the 16 popular tags', () => {
  expect(popularTags.join(', ')).toBe(
    'Cute, Elegant, Funny, Romantic, Minimal, Neon, Vintage, Artistic, Family, Professional, Animals, Party, Classic, Creative, Clean, Heartfelt',
  );
});

test.each(popularTags)('the tag %s leads to at least two designs, not to all of them', (tag) => {
  const found = filterTemplates(templates, readFilters(new URLSearchParams({ style: tag })));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.length).toBeLessThan(templates.length);
});

test('a sample card has tags of the design that it was made from', () => {
  for (const { id, template, tags } of all) {
    const design = findTemplate(template);
    expect([design?.style, ...(design?.tags ?? [])], id).toEqual(expect.arrayContaining([...tags]));
  }
});

test('there are three cards under each of three tabs, each of another design', () => {
  expect(discoverTabs).toEqual(['trending', 'new', 'staff-picks']);
  for (const tab of discoverTabs) expect(samples[tab], tab).toHaveLength(3);
  for (const part of ['id', 'title', 'template'] as const) {
    expect(new Set(all.map((sample) => sample[part])).size, part).toBe(9);
  }
});

test('only new ones say when they were made, only picked ones why', () => {
  for (const tab of discoverTabs) {
    for (const { id, hoursOld, featured } of samples[tab]) {
      expect(hoursOld !== undefined, id).toBe(tab === 'new');
      expect(featured !== undefined, id).toBe(tab === 'staff-picks');
    }
  }
  expect(samples['staff-picks'].map(({ featured }) => featured)).toEqual(badges);
});

test('each has a design that there is, and figures that a card can have', () => {
  for (const sample of all) {
    expect(findTemplate(sample.template), sample.id).not.toBeNull();
    expect(sample.views).toBeGreaterThan(sample.downloads);
    expect(sample.downloads).toBeGreaterThan(sample.shares);
    expect(sample.tags.length).toBeGreaterThan(0);
  }
});

test('the home page leads to twelve relationships and eight styles', () => {
  expect(homeRelationships.map(({ name }) => name).join(', ')).toBe(
    'Brother, Sister, Mother, Father, Friend, Wife, Husband, Teacher, Colleague, Grandmother, Grandfather, Cousin',
  );
  expect(homeStyles.join(', ')).toBe('3D, Realistic, Animated, Minimal, Cute, Elegant, Retro, Neon');
});
