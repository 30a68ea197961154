import type { Card } from '#card/document/card.ts';
import * as own from '#generated/texts/content.ts';
import { about } from '../about.ts';
import { type FaqCategory, type FaqFacts, faqCategories } from '../faqs.ts';
import { type FilmSceneId, film, filmScenes } from '../film.ts';
import { cookiePolicy } from '../legal/cookies.ts';
import { dmcaPolicy } from '../legal/dmca.ts';
import type { LegalFacts, LegalPage } from '../legal/legal-page.ts';
import { privacyPolicy } from '../legal/privacy.ts';
import { refundPolicy } from '../legal/refund.ts';
import { termsOfService } from '../legal/terms.ts';
import { type Celebrity, celebrities, type Leader, leaders } from '../people.ts';
import type { Relations } from '../relationships.ts';
import { sampleCard } from '../sample-card.ts';
import { type Site, type SiteOverrides, siteOf } from '../site.ts';
import type { Template } from '../templates.ts';
import { firstLanguage, type Language, languages } from './languages.ts';

/** The same in other words; which drawing stands where is no word. */
type Words<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Key extends 'drawing' ? Text[Key] : Words<Text[Key]> };

type Names = Readonly<Record<string, string | undefined>>;

/**
 * What the folder of a language holds beside its catalogs and wishes: what its files export, together. For the server
 * alone: a browser gets the page's own text or list, in its language.
 */
export interface LanguageContent {
  readonly about: Words<typeof about>;
  readonly faqCategories: (facts: FaqFacts) => readonly FaqCategory[];
  readonly film: { readonly title: string };
  readonly filmCaptions: Readonly<Record<FilmSceneId, string>>;
  readonly cookiePolicy: (facts: LegalFacts) => LegalPage;
  readonly dmcaPolicy: (facts: LegalFacts) => LegalPage;
  readonly privacyPolicy: (facts: LegalFacts) => LegalPage;
  readonly refundPolicy: LegalPage;
  readonly termsOfService: (facts: LegalFacts) => LegalPage;
  readonly leaders: readonly Leader[];
  readonly celebrities: readonly Celebrity[];
  readonly sampleCard: Card;
  /** What the site says of itself; English is the site's own. */
  readonly site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> | null;
  /** By the ids of the templates, which say themselves in English. */
  readonly designs: Readonly<Record<string, { readonly title: string; readonly wish: string } | undefined>>;
  /* Names of what one can choose for a card, by its key. What is missing is called as in English, where it is defined. */
  readonly backgroundLabels: Names;
  readonly compositionLabels: Names;
  readonly envelopeLabels: Names;
  readonly typefaceLabels: Names;
  readonly stickers: Readonly<
    Record<string, { readonly label: string; readonly tags: readonly string[] } | undefined>
  >;
  readonly songs: Readonly<
    Record<string, { readonly name: string; readonly lyrics: readonly string[] } | undefined>
  >;
  readonly voices: Readonly<Record<string, { readonly name: string; readonly text: string } | undefined>>;
  /** What is missing is one word in this language, too. */
  readonly relations: Relations;
  /** `Sevilla, España` for `Seville, Spain`; null for what has no name there, such as the name of a time zone. */
  readonly cityLabel: (english: string) => string | null;
}

const english: LanguageContent = {
  about,
  faqCategories,
  film,
  filmCaptions: Object.fromEntries(
    filmScenes.map(({ id, caption }) => [id, caption]),
  ) as LanguageContent['filmCaptions'],
  cookiePolicy,
  dmcaPolicy,
  privacyPolicy,
  refundPolicy,
  termsOfService,
  leaders,
  celebrities,
  sampleCard,
  site: null,
  designs: {},
  backgroundLabels: {},
  compositionLabels: {},
  envelopeLabels: {},
  typefaceLabels: {},
  stickers: {},
  songs: {},
  voices: {},
  relations: {},
  cityLabel: () => null,
};

const others: Readonly<Record<Exclude<Language, typeof firstLanguage>, Partial<LanguageContent>>> = own;

/** In every language; what a language lacks is English, and `whole.ts` says it. */
export const languageContent = Object.fromEntries(
  Object.keys(languages).map((language) => [
    language,
    { ...english, ...(language === firstLanguage ? null : others[language as keyof typeof others]) },
  ]),
) as Readonly<Record<Language, LanguageContent>>;

/** The card that the home page shows. */
export function sampleCardIn(language: Language): Card {
  return { ...languageContent[language].sampleCard, language };
}

/** Which of them a language lacks as a whole. */
export function missingContent(language: Language): string[] {
  return Object.keys(english).filter((name) => !(name in others[language as keyof typeof others]));
}

/** The wish that a card of this design begins with, in a language. */
export function designWish(language: Language, { id, design }: Template): string {
  return languageContent[language].designs[id]?.wish ?? design.wish;
}

/** What the design is called, in a language. */
export function designTitle(language: Language, { id, title }: Pick<Template, 'id' | 'title'>): string {
  return languageContent[language].designs[id]?.title ?? title;
}

/** What the site says of itself in a language. What its operator says goes before it. */
export function siteIn(language: Language, overrides: SiteOverrides): Site {
  const site = siteOf(overrides);
  const own = { ...site, ...languageContent[language].site };
  return overrides.address ? { ...own, location: site.location } : own;
}

const legalTexts = {
  cookies: (texts, facts) => texts.cookiePolicy(facts),
  dmca: (texts, facts) => texts.dmcaPolicy(facts),
  privacy: (texts, facts) => texts.privacyPolicy(facts),
  refund: (texts) => texts.refundPolicy,
  terms: (texts, facts) => texts.termsOfService(facts),
} satisfies Record<string, (texts: LanguageContent, facts: LegalFacts) => LegalPage>;

/** One of our legal pages in a language. */
export function legalText(language: Language, name: keyof typeof legalTexts, facts: LegalFacts): LegalPage {
  return legalTexts[name](languageContent[language], facts);
}
