import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { CardId } from '#server/cards/types.ts';
import { cardTitle, deletionWarning, tileOf } from './tiles.ts';

function tileFor(toName: string) {
  return tileOf({
    id: 'a' as CardId,
    revision: 1,
    access: {
      ...{
        state: 'draft',
        ownerId: 'a',
        status: 'draft',
        isHidden: false,
        isRepliesClosed: false,
        seal: null,
      },
    },
    createdAt: new Date(0),
    updatedAt: new Date(0),
    publishedAt: null,
    views: 0,
    card: { ...newCard(7), toName },
  });
}

test('a name with direction marks does not change the text around it', () => {
  const tile = tileFor(' \u202eahsA\u2067 ');
  expect(cardTitle(tile)).toBe('Card for ahsA');
  expect(deletionWarning(tile)).toMatch(/^The card for ahsA is deleted/);
  expect(cardTitle(tileFor('\u202e'))).toBe('Card without a name');
});
