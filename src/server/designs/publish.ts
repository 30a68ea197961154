import { and, eq, sql } from 'drizzle-orm';
import type { DesignLook } from '#card/looks/design-look.ts';
import { type DesignTitle, showsPhotoFrames } from '#content/design-titles.ts';
import type { Tone } from '#content/tones.ts';
import { parseRandomId } from '#std/random-id.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../db/database.ts';
import { ConstraintViolated } from '../db/failure.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { designs, isOffered, penNames } from '../db/tables/designs.ts';
import type { FaceProblem } from '../scenes/design-faces.ts';
import type { PictureThread } from '../scenes/picture-thread.ts';
import { cardOfLook } from './find.ts';
import { type PenName, type PenNameProblem, parsePenName } from './pen-name.ts';
import {
  isLikeAnother,
  type LookPart,
  type UnmetRequirement,
  unknownPart,
  unmetRequirements,
} from './publishing-requirements.ts';
import { likenessOf, readStoredLook } from './stored-look.ts';

interface PublishParts {
  readonly db: Db;
  readonly pictureThread: Pick<PictureThread, 'designProblems'>;
  /** As the operator calls the site. */
  readonly siteName: string;
}

export interface PublishRequest {
  readonly userId: string;
  readonly designId: string;
  readonly title: DesignTitle;
  readonly tone: Tone;
  /** As it was typed. Whoever has one already keeps it. */
  readonly penName: string;
}

export type PublishFailure =
  /** No design of this account, or one whose look was refused. */
  | { readonly reason: 'missing' | 'refused' | 'alike' }
  | { readonly reason: 'unmet'; readonly unmet: readonly UnmetRequirement[] }
  | { readonly reason: 'pen-name'; readonly problem: PenNameProblem | 'taken' }
  | { readonly reason: 'unknown'; readonly part: LookPart }
  | { readonly reason: 'faces'; readonly problems: readonly FaceProblem[] };

type Published = Result<void, PublishFailure>;

/** Who may be seen on a design while it is looked at: names in the languages that set letters in three ways. */
export const sampleNames = [
  { language: 'en', toName: 'Margaret', fromName: 'Oliver' },
  { language: 'hi', toName: 'आशा', fromName: 'रवि' },
  { language: 'ar', toName: 'ليلى', fromName: 'عمر' },
] as const;

/**
 * Asks the operator to give a design of this account to everybody, after everything that can be checked without a person.
 * Asking again for one that waits or is public changes nothing.
 */
export async function publishDesign(parts: PublishParts, asked: PublishRequest): Promise<Published> {
  const { db, pictureThread, siteName } = parts;
  const found = await findSubmittable(db, asked);
  if (!found.ok) return found;
  const design = found.value;
  if (wasSubmitted(design)) return ok(undefined);
  const name = parsePenName(asked.penName, siteName);
  if (!name.ok && (await penNameOf(db, asked.userId)) === null)
    return fail({ reason: 'pen-name', problem: name.error });
  const part = unknownPart(design.look);
  if (part) return fail({ reason: 'unknown', part });
  if (await isLikeAnother(db, design)) return fail({ reason: 'alike' });
  const { tone, title } = asked;
  const cards = sampleNames.map(async ({ language, ...names }) => ({
    card: {
      ...(await cardOfLook({ look: design.look, tone, occasion: title.occasion }, language)),
      ...names,
    },
    hasPhotoFrames: showsPhotoFrames(title.motif),
  }));
  const problems = await pictureThread.designProblems(await Promise.all(cards));
  if (problems.length > 0) return fail({ reason: 'faces', problems });
  try {
    return await db.transaction((tx) => submit(tx, asked, { look: design.look, name }));
  } catch (error) {
    // Another one that looks like it came at the same moment.
    if (error instanceof ConstraintViolated && error.kind === 'unique') return fail({ reason: 'alike' });
    throw error;
  }
}

/** What may have changed meanwhile is looked at again. */
async function submit(
  tx: Transaction,
  { userId, designId, title, tone }: PublishRequest,
  { look, name }: { readonly look: DesignLook; readonly name: Result<PenName, PenNameProblem> },
): Promise<Published> {
  await lockUser(tx, userId);
  const found = await findSubmittable(tx, { userId, designId });
  if (!found.ok) return found;
  if (wasSubmitted(found.value)) return ok(undefined);
  if ((await penNameOf(tx, userId)) === null) {
    // One that there was has been refused while the faces were drawn.
    if (!name.ok) return fail({ reason: 'pen-name', problem: name.error });
    const named = await tx
      .insert(penNames)
      .values({ userId, ...name.value })
      .onConflictDoNothing();
    if (named.rowCount === 0) return fail({ reason: 'pen-name', problem: 'taken' });
  }
  await tx
    .update(designs)
    .set({
      ...{ ...title, tone, likeness: likenessOf(look), refusal: null, state: 'waiting' },
      submittedAt: sql`now()`,
    })
    .where(eq(designs.id, designId));
  return ok(undefined);
}

/** A design that its maker may ask to be published now, or that was asked for already. */
async function findSubmittable(
  db: Pick<Db, 'select' | '$count'>,
  { userId, designId }: Pick<PublishRequest, 'userId' | 'designId'>,
): Promise<Result<DesignWithLook, PublishFailure>> {
  const design = await findOwnDesign(db, { userId, designId });
  if (!design) return fail({ reason: 'missing' });
  if (wasSubmitted(design)) return ok(design);
  if (!canBeSubmitted(design)) return fail({ reason: 'refused' });
  const unmet = await unmetRequirements(db, userId);
  return unmet.length > 0 ? fail({ reason: 'unmet', unmet }) : ok(design);
}

/** Also one that was reported, taken back and asked for again: it is still to be answered for. */
const isPublished = sql`${designs.state} = 'public' or ${designs.hiddenAt} is not null`;

/** Takes a design back, from the operator's list or from everybody. Cards that were made with it stay as they are. */
export async function withdrawDesign(
  db: Db,
  { userId, designId }: { readonly userId: string; readonly designId: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(designs)
    .set({
      state: sql`case when ${isPublished} then 'withdrawn' else 'own' end`,
      badge: null,
    })
    .where(and(eq(designs.id, designId), eq(designs.userId, userId), isOffered(designs)));
  return rowCount === 1;
}

export type DesignWithLook = typeof designs.$inferSelect & { readonly look: DesignLook };

/** Null for what is no design of this account, and for one that cannot be read. */
export async function findOwnDesign(
  db: Pick<Db, 'select'>,
  { userId, designId }: { readonly userId: string; readonly designId: string },
): Promise<DesignWithLook | null> {
  const id = parseRandomId(designId);
  if (!id) return null;
  const [row] = await db
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), eq(designs.userId, userId)));
  const look = row && readStoredLook(row.look);
  return look ? { ...row, look } : null;
}

/** What this account is called by others; null before its first design. */
export async function penNameOf(db: Pick<Db, 'select'>, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: penNames.name }).from(penNames).where(eq(penNames.userId, userId));
  return row?.name ?? null;
}

/** The same as `isOffered`, of a row that was read. */
export function wasSubmitted({ state }: Pick<DesignWithLook, 'state'>): boolean {
  return state === 'waiting' || state === 'public';
}

/** A look never changes, so what was refused for its look stays refused. Its three words and the pen name can be others. */
export function canBeSubmitted({ state, refusal }: Pick<DesignWithLook, 'state' | 'refusal'>): boolean {
  return state !== 'refused' || refusal === 'title' || refusal === 'pen-name';
}
