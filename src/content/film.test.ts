// Spec: 2.96
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captionsHref, film, filmScenes } from './film.ts';
import { languageContent } from './languages/language-content.ts';
import { firstLanguage, type Language, offeredLanguages } from './languages/languages.ts';

const file = (href: string) => readFileSync(`public${href}`);
const captions = (language: Language = firstLanguage) => file(captionsHref(language)).toString();

test.each(offeredLanguages)('the captions in %s say what the page says, in this order', (language) => {
  const cues = captions(language).split('\n\n').slice(1);
  expect(
    cues.map((cue) => cue.trimEnd().split('\n')[1]),
    'node scripts/film/captions.ts writes them',
  ).toEqual(Object.values(languageContent[language].filmCaptions));
});

test('no caption ends before it began, and each can be read', () => {
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const times = [...captions().matchAll(/([\d:.]+) --> ([\d:.]+)/g)];
  expect(times).toHaveLength(filmScenes.length);
  let before = 0;
  for (const [, start = '', end = ''] of times) {
    expect(seconds(start)).toBeGreaterThanOrEqual(before);
    expect(seconds(end) - seconds(start)).toBeGreaterThan(2.5);
    before = seconds(end);
  }
});

test('the film is short, small, and begins to play before all of it is there', () => {
  const bytes = file(film.href);
  expect(bytes.length).toBeLessThan(1_500_000);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const header = bytes.indexOf('mvhd') + 4;
  const duration = bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
  expect(duration).toBeGreaterThan(30);
  expect(duration).toBeLessThan(50);
  expect(file(film.poster).length).toBeLessThan(100_000);
});
