import { expect, test } from 'vitest';
import { relationshipOf, relationships } from '#content/relationships.ts';
import { type Language, languages } from './languages.ts';
import { listIn } from './lists.ts';

test.each(Object.keys(languages) as Language[])(
  'the relations of %s are words of our relationships',
  (language) => {
    const { relations } = listIn(language, 'choices');
    const words = Object.entries(relations).flatMap(([key, own]) =>
      Object.entries(own).map(([word, label]) => ({ said: `${key}/${word}`, label })),
    );
    for (const { said } of words) {
      expect(relationships).toContain(relationshipOf(said));
      // What a card may say of it: plain letters, 40 at most.
      expect(said).toMatch(/^[\x21-\x7e]{1,40}$/);
    }
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    // One word alone would be no choice.
    expect(Object.values(relations).filter((own) => Object.keys(own).length < 2)).toEqual([]);
  },
);
