import { expect, test } from 'vitest';
import { localeOf, offeredLanguages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { countPatterns } from './count-patterns.ts';
import { sayCount } from './say-count.ts';

test.each(offeredLanguages)('a script without texts counts as they do: %s', (language) => {
  const [gallery, home, locale] = [textIn(language, 'gallery'), textIn(language, 'home'), localeOf(language)];
  const texts = {
    likes: (count: number) => gallery('like.count', { count }),
    'days until a birthday': (days: number) => home('birthdays.inDays', { days }),
  };
  for (const [name, say] of Object.entries(texts)) {
    const patterns = countPatterns(say, locale);
    for (let count = 0; count < 400; count += 1)
      expect(sayCount(patterns, count, locale), name).toBe(say(count));
  }
});
