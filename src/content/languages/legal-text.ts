import type { LegalFacts, LegalPage } from '../legal/legal-page.ts';
import { type LanguageContent, languageContent } from './language-content.ts';
import type { Language } from './languages.ts';

const pages = {
  cookies: (texts, facts) => texts.cookiePolicy(facts),
  dmca: (texts, facts) => texts.dmcaPolicy(facts),
  privacy: (texts, facts) => texts.privacyPolicy(facts),
  refund: (texts) => texts.refundPolicy,
  terms: (texts, facts) => texts.termsOfService(facts),
} satisfies Record<string, (texts: LanguageContent, facts: LegalFacts) => LegalPage>;

/** One of our legal pages in a language. */
export function legalText(language: Language, name: keyof typeof pages, facts: LegalFacts): LegalPage {
  return pages[name](languageContent[language], facts);
}
