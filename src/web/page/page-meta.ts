import type { MetaDescriptor } from 'react-router';
import { previewSize } from '#card/layout/preview-size.ts';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { defaultSite } from '#content/site.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { siteText } from '../texts/site.ts';

interface PageMeta {
  /** Without the site's name, which stands alone when this is absent. */
  title?: string;
  description?: string;
  /** Asks search engines to leave it out. */
  hidden?: boolean;
  /** Shown with its link in the place of the site's picture. */
  picture?: PagePicture;
}

/** A JPEG. */
export interface PagePicture {
  /** Its path in the first language. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

type Matches = readonly ({ readonly pathname: string; readonly loaderData?: unknown } | undefined)[];

/** What is said of a page in tabs, search results and previews of its link; `matches` are those of `Route.MetaArgs`. */
export function pageMeta(
  matches: Matches,
  { title, description, hidden, picture }: PageMeta,
): MetaDescriptor[] {
  const { origin, languages = [] } = rootData(matches);
  const name = siteNameOf(matches);
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
    ...(origin && !hidden
      ? addressMeta(origin, matches.at(-1)?.pathname ?? '/', { languages, picture })
      : []),
  ];
}

interface AddressMeta {
  readonly languages: readonly Language[];
  readonly picture: PagePicture | undefined;
}

/** One address for each page, whatever query it was reached by, and a picture: the site's own where it has none. */
function addressMeta(
  origin: string,
  pathname: string,
  { languages, picture = sitePicture() }: AddressMeta,
): MetaDescriptor[] {
  const { path } = splitPath(pathname.replace(/(?<!\/)\/+$/, '') || '/');
  const address = origin + pathIn(pageLanguage(), path);
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${pathIn(pageLanguage(), picture.path)}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: `${picture.width}` },
    { property: 'og:image:height', content: `${picture.height}` },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(languages.length > 1 ? inEachLanguage(origin, path, languages) : []),
  ];
}

function sitePicture(): PagePicture {
  return { path: '/preview.jpg', ...previewSize, alt: siteText('sealedCard.description') };
}

/** The same page in every language, and where none of them is the reader's. */
function inEachLanguage(origin: string, path: string, languages: readonly Language[]): MetaDescriptor[] {
  const link = (hrefLang: string, language: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: origin + pathIn(language, path),
  });
  return [...languages.map((language) => link(language, language)), link('x-default', firstLanguage)];
}

/** The name of the site that a page belongs to. */
export function siteNameOf(matches: Matches): string {
  return rootData(matches).site?.name ?? defaultSite.name;
}

interface RootData {
  readonly site?: { readonly name?: string };
  readonly origin?: string;
  readonly languages?: readonly Language[];
}

function rootData(matches: Matches): RootData {
  return (matches[0]?.loaderData as RootData | undefined) ?? {};
}
