import type { RouterContextProvider } from 'react-router';
import type { LegalFacts } from '#content/legal/legal-page.ts';
import { siteOf } from '#content/site.ts';
import type { LegalPageName } from '#server/brand/brand.ts';
import { getServices } from '../request/context.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The operator's own text of a page, or null; and what ours states. */
export function legalData(context: Context, name: LegalPageName) {
  return { own: getServices(context).brand.legal[name] ?? null, facts: legalFacts(context) };
}

/** How this installation handles data. The legal pages state it. */
function legalFacts(context: Context): LegalFacts {
  const { origin, site, mail, s3, wishModel, google, facebook } = getServices(context).config;
  const { host, protocol } = new URL(origin);
  return {
    site: siteOf(site),
    host,
    isSecure: protocol === 'https:',
    helpers: {
      mailServer: mail !== null,
      fileStore: s3 !== null,
      wishModel: wishModel !== null,
      providers: [...(google ? ['Google' as const] : []), ...(facebook ? ['Facebook' as const] : [])],
    },
  };
}
