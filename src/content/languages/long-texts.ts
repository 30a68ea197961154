import { about } from '../about.ts';
import { type FaqCategory, type FaqFacts, faqCategories } from '../faqs.ts';
import { type FilmSceneId, film, filmScenes } from '../film.ts';
import { cookiePolicy } from '../legal/cookies.ts';
import { dmcaPolicy } from '../legal/dmca.ts';
import type { LegalFacts, LegalPage } from '../legal/legal-page.ts';
import { privacyPolicy } from '../legal/privacy.ts';
import { refundPolicy } from '../legal/refund.ts';
import { termsOfService } from '../legal/terms.ts';
import { about as aboutAr } from './ar/about.ts';
import { faqCategories as faqsAr } from './ar/faqs.ts';
import * as filmAr from './ar/film.ts';
import { cookiePolicy as cookiesAr } from './ar/legal/cookies.ts';
import { dmcaPolicy as dmcaAr } from './ar/legal/dmca.ts';
import { privacyPolicy as privacyAr } from './ar/legal/privacy.ts';
import { refundPolicy as refundAr } from './ar/legal/refund.ts';
import { termsOfService as termsAr } from './ar/legal/terms.ts';
import { about as aboutEs } from './es/about.ts';
import { faqCategories as faqsEs } from './es/faqs.ts';
import * as filmEs from './es/film.ts';
import { cookiePolicy as cookiesEs } from './es/legal/cookies.ts';
import { dmcaPolicy as dmcaEs } from './es/legal/dmca.ts';
import { privacyPolicy as privacyEs } from './es/legal/privacy.ts';
import { refundPolicy as refundEs } from './es/legal/refund.ts';
import { termsOfService as termsEs } from './es/legal/terms.ts';
import { about as aboutHi } from './hi/about.ts';
import { faqCategories as faqsHi } from './hi/faqs.ts';
import * as filmHi from './hi/film.ts';
import { cookiePolicy as cookiesHi } from './hi/legal/cookies.ts';
import { dmcaPolicy as dmcaHi } from './hi/legal/dmca.ts';
import { privacyPolicy as privacyHi } from './hi/legal/privacy.ts';
import { refundPolicy as refundHi } from './hi/legal/refund.ts';
import { termsOfService as termsHi } from './hi/legal/terms.ts';
import type { Language } from './languages.ts';

/* Texts that fill a page. For loaders alone: a browser gets the page's own text, in its language. */

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** The same in other words; which drawing stands where is no word. */
type Words<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Key extends 'drawing' ? Text[Key] : Words<Text[Key]> };

export type AboutText = Words<typeof about>;

export const abouts: ByLanguage<AboutText> = { ar: aboutAr, en: about, es: aboutEs, hi: aboutHi };

export const faqs: ByLanguage<(facts: FaqFacts) => readonly FaqCategory[]> = {
  ar: faqsAr,
  en: faqCategories,
  es: faqsEs,
  hi: faqsHi,
};

interface FilmText {
  readonly title: string;
  readonly captions: Readonly<Record<FilmSceneId, string>>;
}

const englishCaptions = Object.fromEntries(
  filmScenes.map(({ id, caption }) => [id, caption]),
) as FilmText['captions'];

export const films: ByLanguage<FilmText> = {
  ar: { title: filmAr.film.title, captions: filmAr.filmCaptions },
  en: { title: film.title, captions: englishCaptions },
  es: { title: filmEs.film.title, captions: filmEs.filmCaptions },
  hi: { title: filmHi.film.title, captions: filmHi.filmCaptions },
};

type Legal = Readonly<
  Record<'cookies' | 'dmca' | 'privacy' | 'refund' | 'terms', (facts: LegalFacts) => LegalPage>
>;

export const legalTexts: ByLanguage<Legal> = {
  ar: { cookies: cookiesAr, dmca: dmcaAr, privacy: privacyAr, refund: () => refundAr, terms: termsAr },
  en: {
    cookies: cookiePolicy,
    dmca: dmcaPolicy,
    privacy: privacyPolicy,
    refund: () => refundPolicy,
    terms: termsOfService,
  },
  es: { cookies: cookiesEs, dmca: dmcaEs, privacy: privacyEs, refund: () => refundEs, terms: termsEs },
  hi: { cookies: cookiesHi, dmca: dmcaHi, privacy: privacyHi, refund: () => refundHi, terms: termsHi },
};
