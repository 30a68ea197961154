import { designTitle } from '#content/languages/language-content.ts';
import type { Language } from '#content/languages/languages.ts';
import { popularTags, type Tag } from '#content/tags.ts';
import { findTemplate, type Template, templates } from '#content/templates.ts';
import type { Db } from '../db/database.ts';
import { listSimilar } from './discover.ts';
import { findDesign, findRow, type OfferedDesign, offeredDesign, ourDesign, publicTitleOf } from './find.ts';

/** A design as another page names it. */
export interface NamedDesign extends Pick<OfferedDesign, 'id' | 'title' | 'category'> {
  /** Null for one of ours. */
  readonly penName: string | null;
}

/** A public design, or one of ours, with all that its own page says of it. */
export interface DesignOfPage {
  readonly design: OfferedDesign;
  readonly tags: readonly Tag[];
  /** Cards that began with it and were published in the last 30 days; null for ours, which are counted elsewhere. */
  readonly recentCards: number | null;
  /** The design that it was made from; without an id where that is not there any more. */
  readonly remixOf: (Pick<NamedDesign, 'penName'> & Partial<NamedDesign>) | null;
}

/** Null where nobody but its maker sees it. */
export async function findDesignOfPage(db: Db, id: string, language: Language): Promise<DesignOfPage | null> {
  const template = findTemplate(id);
  if (template) {
    const design = ourDesign(template, language);
    return { design, tags: tagsOf(template), recentCards: null, remixOf: null };
  }
  const row = await findRow(db, id, null);
  const design = row && (await offeredDesign(row, language));
  if (!row || !design) return null;
  const { remixOf = null } = design.credit ?? {};
  const source = remixOf && (await findDesign(db, remixOf.id, { language, userId: null }));
  return {
    design,
    tags: [publicTitleOf(row.design).mood],
    recentCards: row.design.recentCards,
    remixOf: remixOf && {
      // Who made it, as it was said when this one was made from it.
      penName: remixOf.penName,
      ...(source && { id: source.id, title: source.title, category: source.category }),
    },
  };
}

/** Its tags, and its style where that is one, too. */
function tagsOf({ style, tags }: Template): readonly Tag[] {
  return popularTags.filter((tag) => tag === style || tags.includes(tag));
}

/** How many others a page shows, and how many of them are not ours. */
const related = { all: 3, others: 2 } as const;

/** Others of the same mood, the latest first; then ours, with those first that are for the same person or share a tag. */
export async function listRelated(
  db: Db,
  { design: { id, category }, tags }: Pick<DesignOfPage, 'design' | 'tags'>,
  language: Language,
): Promise<readonly NamedDesign[]> {
  const [mood] = tags;
  const others = mood ? await listSimilar(db, { id, mood, language, limit: related.others }) : [];
  return [...others, ...relatedOurs({ id, category, tags }, language)].slice(0, related.all);
}

/** The same of ours alone, for while the database does not answer. */
export function relatedOurs(
  { id, category, tags }: Pick<OfferedDesign, 'id' | 'category'> & Pick<DesignOfPage, 'tags'>,
  language: Language,
): readonly NamedDesign[] {
  const likeness = (template: Template) =>
    (template.category === category ? 2 : 0) + (tagsOf(template).some((tag) => tags.includes(tag)) ? 1 : 0);
  return templates
    .filter((template) => template.id !== id)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, related.all)
    .map((template) => ({
      ...{ id: template.id, category: template.category, penName: null },
      title: designTitle(language, template),
    }));
}
