import { designLicence } from '#content/design-publishing.ts';
import { pathIn } from '#content/languages/page-address.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import type { Tag } from '#content/tags.ts';
import type { DesignOfPage } from '#server/designs/page.ts';
import { categoriesText } from '../texts/categories.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { designPath } from './design-paths.ts';
import { forWhom } from './design-words.ts';

interface DesignFacts extends Pick<DesignOfPage, 'remixOf'> {
  readonly design: {
    readonly id: string;
    readonly title: string;
    readonly category: GalleryCategory | null;
    readonly penName: string | null;
  };
  readonly tags: readonly Tag[];
  /** Of its page. */
  readonly address: string;
  readonly origin: string;
  readonly site: string;
}

/** What search engines are told of a design, in the words of schema.org. */
export function designStructuredData({ design, tags, remixOf, address, origin, site }: DesignFacts): object {
  const { id, title, category, penName } = design;
  const at = (path: string) => origin + pathIn(pageLanguage(), path);
  const image = at(`/designs/${id}/preview.jpg`);
  const ours = { '@type': 'Organization', name: site, url: at('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    ...{ name: title, url: address, image, inLanguage: pageLanguage() },
    creator: penName === null ? ours : { '@type': 'Person', name: penName },
    creditText: penName ?? site,
    // Ours are under the terms of the site.
    license: penName === null ? at('/terms') : designLicence.href,
    keywords: [forWhom(category), ...tags.map((tag) => categoriesText(`tag.${tag}`))].join(', '),
    isAccessibleForFree: true,
    ...(remixOf?.id && { isBasedOn: at(designPath(remixOf.id)) }),
  };
}
