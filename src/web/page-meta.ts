import type { MetaDescriptor } from 'react-router';
import { defaultSite } from '#content/site.ts';

interface PageMeta {
  /** Without the site's name, which stands alone when this is absent. */
  title?: string;
  description?: string;
  /** Asks search engines to leave it out. */
  hidden?: boolean;
}

type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[];

/** A page's title and description; `matches` are those of `Route.MetaArgs`. */
export function pageMeta(matches: Matches, { title, description, hidden }: PageMeta): MetaDescriptor[] {
  const name = siteName(matches);
  const full = title ? `${title} · ${name}` : name;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: name },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function siteName(matches: Matches): string {
  const root = matches[0]?.loaderData as { site?: { name?: string } } | undefined;
  return root?.site?.name ?? defaultSite.name;
}
