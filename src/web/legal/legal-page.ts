import { legalText, siteIn } from '#content/languages/language-content.ts';
import { legalChanges } from '#content/legal/changes.ts';
import { type LegalFacts, type LegalPage, lastUpdated } from '#content/legal/legal-page.ts';
import type { LegalPageName } from '#server/brand/brand.ts';
import { type Context, getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { pageLocale } from '../texts/page-locale.ts';

/** The operator's own text of a page, else ours in the page's language. */
export function legalPage(context: Context, name: LegalPageName): DatedPage {
  const own = getServices(context).brand.legal[name];
  const page = own ?? legalText(pageLanguage(), name, legalFacts(context));
  // Nobody but the operator knows when a text of the operator's own was changed.
  const changed = own ? null : changedOn(name);
  return { ...page, updated: page.updated ?? lastUpdated, changed };
}

/** The day as people read it. */
function changedOn(name: LegalPageName): string {
  const day = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(legalChanges[name].on));
}

export type DatedPage = LegalPage & { readonly updated: string; readonly changed: string | null };

/** How this installation handles data. The legal pages state it. */
function legalFacts(context: Context): LegalFacts {
  const { origin, site, mail, s3, wishModel, google, facebook, languages } = getServices(context).config;
  const { host, protocol } = new URL(origin);
  return {
    site: siteIn(pageLanguage(), site),
    host,
    isSecure: protocol === 'https:',
    hasLanguages: languages.length > 1,
    helpers: {
      mailServer: mail !== null,
      fileStore: s3 !== null,
      wishModel: wishModel !== null,
      providers: [...(google ? ['Google' as const] : []), ...(facebook ? ['Facebook' as const] : [])],
    },
  };
}
