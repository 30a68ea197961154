import { expect, test } from 'vitest';
import { localeOf, offeredLanguages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { formatCount } from './format-count.ts';
import { pluralForms } from './plural-forms.ts';

test.each(offeredLanguages)('a script without texts counts as they do: %s', (language) => {
  const [gallery, home, locale] = [textIn(language, 'gallery'), textIn(language, 'home'), localeOf(language)];
  const texts = {
    likes: (count: number) => gallery('like.count', { count }),
    'days until a birthday': (days: number) => home('birthdays.inDays', { days }),
  };
  for (const [name, say] of Object.entries(texts)) {
    const patterns = pluralForms(say, locale);
    for (let count = 0; count < 400; count += 1)
      expect(formatCount(patterns, count, locale), name).toBe(say(count));
  }
});
