import type { FaqCategory } from './faqs.ts';
import { foldText } from './fold-text.ts';
import { plainText } from './rich-text.ts';

/**
 * The categories with those questions that have all the words of `search` in the question or the answer, whatever
 * their case; empty categories are left out.
 */
export function findFaqs(search: string, categories: readonly FaqCategory[]): readonly FaqCategory[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return categories.flatMap(({ faqs, ...category }) => {
    const found = faqs.filter((faq) => {
      const text = foldText([faq.question, ...faq.answer.map(plainText)].join(' '));
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ ...category, faqs: found }] : [];
  });
}
