import type { FaqCategory } from './faqs.ts';
import { hasWords } from './has-words.ts';
import { plainText } from './rich-text.ts';

/** The categories with those questions that have all the words of `search`; empty categories are left out. */
export function findFaqs(search: string, categories: readonly FaqCategory[]): readonly FaqCategory[] {
  return categories.flatMap(({ faqs, ...category }) => {
    const found = faqs.filter(({ question, answer }) =>
      hasWords([question, ...answer.map(plainText)].join(' '), search),
    );
    return found.length > 0 ? [{ ...category, faqs: found }] : [];
  });
}
