import { data } from 'react-router';
import { designLimits } from '#content/design-limits.ts';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { type CreationKey, parseCardId } from '#server/cards/types.ts';
import { deleteCard, duplicateCard, restoreCard } from '#server/cards/write.ts';
import { changeFavourites } from '#server/favourites/write.ts';
import { randomId } from '#server/random-id.ts';
import { type CardChange, failed, type Intent } from '../dashboard/card-change.ts';
import { getServices, limit, tooManyHeaders } from '../request/context.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { errorText } from '../texts/error-text.ts';
import { favouritesText } from '../texts/favourites.ts';
import type { Route } from './+types/dashboard';

/** A form's data and its user. */
interface Asked extends Pick<Route.ActionArgs, 'request' | 'context'> {
  readonly cardId: string | undefined;
  readonly userId: string;
}

type Outcome = ReturnType<typeof data<CardChange>>;

/** The handler of each form of the dashboard. */
export const actions: Readonly<Record<Intent, (asked: Asked) => Promise<Outcome>>> = {
  delete: remove,
  undo: restore,
  duplicate,
  favourite,
};

const notYours = () => dashboardText('card.notYours.error');

async function remove({ cardId, userId, context }: Asked): Promise<Outcome> {
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, cardId, userId);
  if (!owned.ok && owned.error === 'missing') return data(failed('delete', notYours()), 404);
  // Deleting a deleted card succeeds.
  if (owned.ok) await deleteCard(db, owned.value);
  return data({
    message: {
      title: dashboardText('card.deleted.title'),
      description: dashboardText('card.deleted.text'),
    },
    ...(owned.ok && { undo: owned.value.id }),
  });
}

async function restore({ cardId, userId, context }: Asked): Promise<Outcome> {
  const id = parseCardId(cardId);
  if (!id) return data(failed('undo', notYours()), 404);
  const restored = await restoreCard(getServices(context).db, id, userId);
  if (!restored.ok) {
    const { reason } = restored.error;
    const sentence = errorText(restored.error.sentence);
    return data(failed('undo', sentence), reason === 'gone' ? 410 : 409);
  }
  const message = {
    title: dashboardText('card.restored.title'),
    description: dashboardText('card.restored.text'),
  };
  return data({ message, restored: id });
}

async function duplicate({ cardId, userId, request, context }: Asked): Promise<Outcome> {
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, cardId, userId);
  if (!owned.ok) return data(failed('duplicate', notYours()), 404);
  const tooMany = await limit(context, request, 'copy');
  if (tooMany)
    return data(failed('duplicate', errorText(tooMany.sentence)), {
      status: 429,
      headers: tooManyHeaders(tooMany),
    });
  const copy = await duplicateCard(db, owned.value, randomId() as CreationKey);
  if (!copy.ok) return data(failed('duplicate', errorText(copy.error.sentence)), 409);
  return data({
    message: {
      title: dashboardText('card.copied.title'),
      description: dashboardText('card.copied.text'),
    },
  });
}

async function favourite({ cardId = '', userId, request, context }: Asked): Promise<Outcome> {
  const tooMany = await limit(context, request, 'favourites');
  if (tooMany)
    return data(failed('favourite', errorText(tooMany.sentence)), {
      status: 429,
      headers: tooManyHeaders(tooMany),
    });
  const asked = { userId, kind: 'card', targets: [cardId], change: 'toggle' } as const;
  const changed = await changeFavourites(getServices(context).db, asked);
  if (changed.ok) {
    return data({ message: { title: favouritesText(changed.value ? 'added.title' : 'takenOut.title') } });
  }
  return changed.error === 'full'
    ? data(failed('favourite', favouritesText('full.error', { max: designLimits.favourites })), 409)
    : data(failed('favourite', notYours()), 404);
}
