import type { FaqCategory } from './faqs.ts';
import { folded } from './folded.ts';
import { plainText } from './rich-text.ts';

/**
 * The categories with those questions that have all the words of `search` in the question or the answer, whatever
 * their case; empty categories are left out.
 */
export function findFaqs(search: string, categories: readonly FaqCategory[]): readonly FaqCategory[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return categories.flatMap(({ faqs, ...category }) => {
    const found = faqs.filter((faq) => {
      const text = folded([faq.question, ...faq.answer.map(plainText)].join(' '));
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ ...category, faqs: found }] : [];
  });
}
