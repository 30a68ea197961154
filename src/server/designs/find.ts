import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type Card, newCard } from '#card/document/card.ts';
import type { DesignLook } from '#card/looks/design-look.ts';
import { type DesignOccasion, type DesignTitle, showsPhotoFrames } from '#content/design-titles.ts';
import { designTitle, designWish } from '#content/languages/language-content.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { type GalleryCategory, relationships } from '#content/relationships.ts';
import { findTemplate, hasPhotoFrames, type Template, templateCard } from '#content/templates.ts';
import type { Tone } from '#content/tones.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { fillWish, wishesFor } from '#content/wishes/wishes.ts';
import { assert } from '#std/assert.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { Db } from '../db/database.ts';
import { designs, isPublic, penNames } from '../db/tables/designs.ts';
import { readStoredLook } from './stored-look.ts';

/** Who made a design that is not ours, and from what. */
export interface DesignCredit {
  readonly penName: string;
  /** The design that it was made from; its maker's name is null where that is one of ours. */
  readonly remixOf: { readonly id: string; readonly penName: string | null } | null;
}

/** A design that a card can begin with, in a language: ours, or of somebody else. */
export interface OfferedDesign {
  readonly id: string;
  /** Empty for one of one's own without a name. */
  readonly title: string;
  /** Whom it is for; null for anybody. */
  readonly category: GalleryCategory | null;
  /** A new card with all of it, and with a wish of ours in that language. */
  readonly card: Card;
  /** Whether it counts on photos, so that its frames are worth showing before there are any. */
  readonly hasPhotoFrames: boolean;
  /** Whether everybody sees it, and not only whoever made it. */
  readonly isForEverybody: boolean;
  /** Null for ours, and for one's own. */
  readonly credit: DesignCredit | null;
}

interface Asked {
  readonly language: Language;
  /** Whose own designs are found, too; null for nobody's. */
  readonly userId: string | null;
}

/**
 * The design of an id, as it may stand in an address: one of ours, a public one, or one's own. Null when there is none
 * (any more), or not for this user.
 */
export async function findDesign(
  db: Db,
  id: string,
  { language, userId }: Asked,
): Promise<OfferedDesign | null> {
  const [found] = await findDesigns(db, [id], { language, userId });
  return found ?? null;
}

/** Those of the ids that `findDesign` finds, in their order. */
export async function findDesigns(
  db: Db,
  ids: readonly string[],
  { language, userId }: Asked,
): Promise<readonly OfferedDesign[]> {
  const rows = await findRows(db, ids, userId);
  const found = await Promise.all(
    ids.map((id) => {
      const template = findTemplate(id);
      if (template) return ourDesign(template, language);
      const row = rows.find(({ design }) => design.id === id);
      return row ? offeredDesign(row, language) : null;
    }),
  );
  return found.filter((one) => one !== null);
}

/** The row of a design of somebody else, or one's own; null as in `findDesign`, and for ours. */
export async function findRow(db: Db, id: string, userId: string | null): Promise<DesignRow | null> {
  const [row] = await findRows(db, [id], userId);
  return row ?? null;
}

async function findRows(
  db: Db,
  ids: readonly string[],
  userId: string | null,
): Promise<readonly DesignRow[]> {
  const theirs = ids.filter((id) => parseRandomId(id));
  if (theirs.length === 0) return [];
  return db
    .select({ design: designs, penName: penNames.name })
    .from(designs)
    .leftJoin(penNames, eq(penNames.userId, designs.userId))
    .where(isSeenBy(theirs, userId));
}

/** The id alone; null as in `findDesign`. */
export async function findDesignId(db: Db, id: string, userId: string | null): Promise<string | null> {
  const [found] = await findDesignIds(db, [id], userId);
  return found ?? null;
}

/** Those of the ids that `findDesignId` finds, in their order. */
export async function findDesignIds(
  db: Db,
  ids: readonly string[],
  userId: string | null,
): Promise<readonly string[]> {
  const theirs = ids.filter((id) => parseRandomId(id));
  const rows =
    theirs.length === 0
      ? []
      : await db.select({ id: designs.id }).from(designs).where(isSeenBy(theirs, userId));
  return ids.filter((one) => findTemplate(one) || rows.some(({ id }) => id === one));
}

function isSeenBy(ids: readonly string[], userId: string | null): SQL | undefined {
  const isSeen = userId === null ? isPublic(designs) : or(isPublic(designs), eq(designs.userId, userId));
  return and(inArray(designs.id, [...ids]), isSeen);
}

export function ourDesign(template: Template, language: Language): OfferedDesign {
  return {
    id: template.id,
    title: designTitle(language, template),
    category: template.category,
    card: { ...templateCard(template), language, wish: designWish(language, template) },
    hasPhotoFrames: hasPhotoFrames(template),
    isForEverybody: true,
    credit: null,
  };
}

/** A row of `designs` with its maker's name. */
export interface DesignRow {
  readonly design: typeof designs.$inferSelect;
  readonly penName: string | null;
}

/** Null where the look cannot be read. */
export async function offeredDesign(
  { design, penName }: DesignRow,
  language: Language,
): Promise<OfferedDesign | null> {
  const look = readStoredLook(design.look);
  if (!look) return null;
  const { id, occasion, remixOf, remixPenName } = design;
  const isShown = design.state === 'public' && design.hiddenAt === null;
  return {
    id,
    title: titleOf(design, language),
    category: categoryOf(occasion),
    card: await cardOfLook({ ...design, look }, language),
    hasPhotoFrames: showsPhotoFrames(design.motif),
    isForEverybody: isShown,
    credit:
      isShown && penName !== null
        ? { penName, remixOf: remixOf === null ? null : { id: remixOf, penName: remixPenName } }
        : null,
  };
}

/** A new card with a look, and with a wish of ours for its tone and for whom it is. */
export async function cardOfLook(
  { look, tone, occasion }: Pick<DesignRow['design'], 'tone' | 'occasion'> & { readonly look: DesignLook },
  language: Language,
): Promise<Card> {
  const category = categoryOf(occasion);
  const relationship = relationships.find((name) => name === category) ?? null;
  const wishes = wishesFor(await loadWishes(language), tone, relationship ?? '');
  return {
    ...newCard(look.seed),
    ...look,
    ...{ language, relationship, tone: tone as Tone },
    wish: fillWish(wishes[look.seed % wishes.length] ?? '', {}),
  };
}

/** The gallery's category of whom a design is for; null for anybody. */
export function categoryOf(occasion: DesignOccasion | null): GalleryCategory | null {
  return occasion === 'anyone' ? null : occasion;
}

/** What a public design is called by: the table holds no public one without. */
export function publicTitleOf({ occasion, mood, motif }: Titled): DesignTitle {
  assert(occasion && mood && motif, 'A public design has a title.');
  return { occasion, mood, motif };
}

type Titled = Pick<DesignRow['design'], 'occasion' | 'mood' | 'motif'>;

/** By the three that it is called by; by its maker's own name for it where it has none. */
export function titleOf(
  { name, occasion, mood, motif }: Titled & Pick<DesignRow['design'], 'name'>,
  language: Language,
): string {
  if (!occasion || !mood || !motif) return name;
  const [text, categories] = [textIn(language, 'designs'), textIn(language, 'categories')];
  const said = { motif: text(`motif.${motif}`), mood: categories(`tag.${mood}`) };
  return occasion === 'anyone'
    ? text('title.anyone', said)
    : text('title.person', { ...said, person: categories(`for.${occasion satisfies DesignOccasion}`) });
}
