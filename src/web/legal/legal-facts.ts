import type { RouterContextProvider } from 'react-router';
import type { LegalFacts } from '#content/legal/legal-page.ts';
import { siteOf } from '#content/site.ts';
import { getServices } from '../request/context.ts';

/** How this installation handles data. The legal pages state it. */
export function legalFacts(context: Readonly<Pick<RouterContextProvider, 'get'>>): LegalFacts {
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
