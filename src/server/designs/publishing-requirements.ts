import { and, eq, ne, sql } from 'drizzle-orm';
import { findBackground } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { letterings } from '#card/lettering/letterings.ts';
import { type DesignLook, designLookOf } from '#card/looks/design-look.ts';
import { envelopes } from '#card/opening/envelopes/registry.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { publishingLimits } from '#content/design-publishing.ts';
import { templateCard, templates } from '#content/templates.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { designs, isOffered } from '../db/tables/designs.ts';
import { fingerprintOf, likenessOf } from './stored-look.ts';

/** What somebody lacks who would give a design to everybody. */
export type UnmetRequirement =
  | { readonly kind: 'guest' | 'unconfirmed' | 'waiting' | 'blocked' }
  | { readonly kind: 'young' | 'sent'; readonly count: number };

/**
 * Whether somebody may give designs to everybody; empty where they may.
 *
 * A card counts as sent when its page was opened by somebody else: the server counts that, without its owner and without
 * programs that only look at links. Whoever wants to fake three has to make and publish three cards and open each in another
 * browser. A record of sharing is one press, and proves nothing.
 */
export async function unmetRequirements(
  db: Pick<Db, 'select' | '$count'>,
  userId: string,
): Promise<readonly UnmetRequirement[]> {
  const [account] = await db
    .select({
      isGuest: user.isAnonymous,
      isConfirmed: user.emailVerified,
      days: sql`floor(extract(epoch from now() - ${user.createdAt}) / 86400)`.mapWith(Number),
    })
    .from(user)
    .where(eq(user.id, userId));
  if (!account || account.isGuest) return [{ kind: 'guest' }];
  const { accountDays, sentCards, waiting, misuses } = publishingLimits;
  const sent = await db.$count(
    cards,
    and(
      eq(cards.userId, userId),
      eq(cards.status, 'published'),
      sql`${cards.views} > 0`,
      sql`${cards.hiddenAt} is null`,
      isNotDeleted(cards),
    ),
  );
  const isOfUser = eq(designs.userId, userId);
  const waits = await db.$count(designs, and(isOfUser, eq(designs.state, 'waiting')));
  const misused = await db.$count(designs, and(isOfUser, eq(designs.refusal, 'misuse')));
  const unmet: (UnmetRequirement | false)[] = [
    misused >= misuses && { kind: 'blocked' },
    !account.isConfirmed && { kind: 'unconfirmed' },
    account.days < accountDays && { kind: 'young', count: accountDays - account.days },
    sent < sentCards && { kind: 'sent', count: sent },
    waits >= waiting && { kind: 'waiting' },
  ];
  return unmet.filter((one) => one !== false);
}

/** Parts of a look that are chosen from our lists. */
export type LookPart = 'background' | 'composition' | 'typeface' | 'lettering' | 'stickers' | 'envelope';

/** The first part that this program does not know: a card keeps such a key, and is drawn with another one. */
export function unknownPart(look: DesignLook): LookPart | null {
  const { background, composition, typeface, lettering, stickers, opening } = look;
  const isKnown: Readonly<Record<LookPart, boolean>> = {
    background: findBackground(background) !== undefined,
    composition: compositions.some(({ key }) => key === composition),
    typeface: typefaces.some(({ key }) => key === typeface),
    lettering: letterings.some((key) => key === lettering),
    stickers: stickers.every(({ key, photo }) => stickerFor(key) !== null && photo === undefined),
    envelope: envelopes.some(({ key }) => key === opening.envelope),
  };
  return (Object.keys(isKnown) as LookPart[]).find((part) => !isKnown[part]) ?? null;
}

/** Whether a design of ours, or another one that was given to everybody, looks the same or nearly so. */
export async function isLikeAnother(
  db: Pick<Db, '$count'>,
  { id, look }: { readonly id: string; readonly look: DesignLook },
): Promise<boolean> {
  const likeness = likenessOf(look);
  if (likenessesOfOurs().has(likeness)) return true;
  const isAlike = sql`(${designs.likeness} = ${likeness} or ${designs.fingerprint} = ${fingerprintOf(look)})`;
  const isOther = and(isOffered(designs), ne(designs.id, id));
  return (await db.$count(designs, and(isOther, isAlike))) > 0;
}

let ofOurs: ReadonlySet<string> | undefined;

/** Made once: the designs of ours do not change while a process runs. */
function likenessesOfOurs(): ReadonlySet<string> {
  ofOurs ??= new Set(templates.map((template) => likenessOf(designLookOf(templateCard(template)))));
  return ofOurs;
}
