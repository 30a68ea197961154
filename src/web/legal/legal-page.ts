import type { RouterContextProvider } from 'react-router';
import { legalTexts } from '#content/languages/long-texts.ts';
import { type LegalFacts, type LegalPage, lastUpdated } from '#content/legal/legal-page.ts';
import { siteOf } from '#content/site.ts';
import type { LegalPageName } from '#server/brand/brand.ts';
import { getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The operator's own text of a page, else ours in the page's language. */
export function legalPage(context: Context, name: LegalPageName): DatedPage {
  const own = getServices(context).brand.legal[name];
  const page = own ?? legalTexts[pageLanguage()][name](legalFacts(context));
  return { ...page, updated: page.updated ?? lastUpdated };
}

export type DatedPage = LegalPage & { readonly updated: string };

/** How this installation handles data. The legal pages state it. */
function legalFacts(context: Context): LegalFacts {
  const { origin, site, mail, s3, wishModel, google, facebook, languages } = getServices(context).config;
  const { host, protocol } = new URL(origin);
  return {
    site: siteOf(site),
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
